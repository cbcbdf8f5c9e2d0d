/** One file of the archive that people take their data away in: a text, or bytes as they come. */
export type ExportFile = { name: string; input: string | AsyncIterable<Uint8Array> }

type Page<Row> = { items: readonly Row[]; nextCursor: string | null }
type List<Row> = (page: { cursor: string | undefined; limit: number }) => Promise<Page<Row>>

const rowsAtOnce = 100

export function jsonFile(name: string, value: unknown): ExportFile {
  return { name, input: JSON.stringify(value, null, 2) }
}

/** A list as numbered files in a folder, so that a large workspace never stands in memory. */
export async function* listFiles<Row>(folder: string, list: List<Row>): AsyncGenerator<ExportFile> {
  let part = 0
  for await (const rows of batches(list))
    yield jsonFile(`${folder}/${String((part += 1)).padStart(5, '0')}.json`, rows)
}

/** Every row of a list, read a little at a time. */
export async function* everyRow<Row>(list: List<Row>): AsyncGenerator<Row> {
  for await (const rows of batches(list)) yield* rows
}

async function* batches<Row>(list: List<Row>) {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await list({ cursor, limit: rowsAtOnce })
    if (items.length > 0) yield items
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}
