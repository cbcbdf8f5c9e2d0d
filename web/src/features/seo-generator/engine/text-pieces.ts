/** Characters of one piece. */
const pieceLength = 256 * 1024

/** Texts as bytes, in pieces of some hundred kilobytes: neither is ever whole in memory. */
export function* textPieces(texts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  let piece = ''
  for (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield encoder.encode(piece)
    piece = ''
  }
  if (piece !== '') yield encoder.encode(piece)
}
