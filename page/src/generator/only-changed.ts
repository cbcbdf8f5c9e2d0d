import type { ByteSource } from './byte-source.ts'
import { createCsvReader } from './csv-reader.ts'
import { readText } from './encoding.ts'
import type { CsvInfo } from './inspect.ts'
import { createSeenTexts, type SeenTexts } from './seen-texts.ts'

/** Most rows of an earlier result; of further ones nothing is known, and what they hold counts as new. */
const mostRows = 8_000_000
/** What no cell holds. */
const between = '\u0000'

/** The rows of an earlier result, to be told apart from those of another. */
export async function rowsOfEarlier(file: ByteSource, { format }: CsvInfo): Promise<SeenTexts> {
  const seen = createSeenTexts(mostRows)
  const { delimiter, quotes } = format
  const onRow = (cells: readonly string[]) => void seen.see(cells.join(between))
  const reader = createCsvReader({ delimiter, quotes, onRow, onProblem: () => undefined })
  for await (const { text } of readText(file, format.encoding)) reader.push(text)
  reader.end()
  return seen
}

/** The header, and those rows that an earlier result has not; `onSame` is told of each of the others. */
export async function* changedRows(
  batches: AsyncIterable<readonly string[][]>,
  earlier: SeenTexts,
  onSame: () => void,
): AsyncGenerator<readonly string[][]> {
  let isHeader = true
  for await (const rows of batches) {
    yield rows.filter((cells) => {
      const stays = isHeader || !earlier.has(cells.join(between))
      isHeader = false
      if (!stays) onSame()
      return stays
    })
  }
}
