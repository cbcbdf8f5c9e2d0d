import { createCsvReader } from './csv-reader.ts'

/** The rows of a result as its chunks come, the header first: what is no CSV is made of these. */
export async function* rowsOf(
  csv: AsyncIterable<Uint8Array>,
  delimiter: string,
): AsyncGenerator<readonly string[][]> {
  let rows: string[][] = []
  const reader = createCsvReader({
    delimiter,
    quotes: true,
    onRow: (cells) => rows.push(cells),
    onProblem: () => undefined,
  })
  const decoder = new TextDecoder()
  for await (const chunk of csv) {
    reader.push(decoder.decode(chunk, { stream: true }))
    yield rows
    rows = []
  }
  reader.push(decoder.decode())
  reader.end()
  yield rows
}
