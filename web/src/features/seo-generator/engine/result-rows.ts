import { createCsvReader } from './csv-reader.ts'

/** The rows of a result as its chunks come, the header first: what is no CSV is made of these. */
export function* rowsOf(csv: Iterable<Uint8Array>, delimiter: string): Generator<string[]> {
  const rows: string[][] = []
  const reader = createCsvReader({
    delimiter,
    quotes: true,
    onRow: (cells) => rows.push(cells),
    onProblem: () => undefined,
  })
  const decoder = new TextDecoder()
  for (const chunk of csv) {
    reader.push(decoder.decode(chunk, { stream: true }))
    yield* rows.splice(0)
  }
  reader.push(decoder.decode())
  reader.end()
  yield* rows
}
