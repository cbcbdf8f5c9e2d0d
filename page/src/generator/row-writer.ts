/** Rows as the text of a file, the header first. */
export type RowWriter = {
  /** What is written for a row; nothing where it has no place in the file. */
  readonly row: (cells: readonly string[]) => string
  /** What ends the file. */
  readonly end?: () => string
}

/** Characters of one piece. */
const pieceLength = 256 * 1024

/** Rows as the bytes of a file, in pieces of some hundred kilobytes: neither is ever whole in memory. */
export async function* writtenRows(
  batches: AsyncIterable<readonly string[][]>,
  writer: RowWriter,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let piece = ''
  for await (const rows of batches) {
    for (const cells of rows) {
      piece += writer.row(cells)
      if (piece.length < pieceLength) continue
      yield encoder.encode(piece)
      piece = ''
    }
  }
  piece += writer.end?.() ?? ''
  if (piece !== '') yield encoder.encode(piece)
}
