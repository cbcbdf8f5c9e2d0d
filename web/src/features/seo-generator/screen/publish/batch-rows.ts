import { type BatchRow, type BatchTarget, mostRowsAtOnce } from '@aurelio/contracts/page-batches'
import type { ResultPage } from '@aurelio/page/generator/pages/page-rows'
import { plainText } from './plain-text.ts'

/** Characters of one call; in UTF-8 at most three times as many bytes. */
const mostCharacters = 1_000_000

/** A page as it is sent: for a site as texts for its template, for WordPress as HTML. */
export function batchRow({ content, values, ...page }: ResultPage, kind: BatchTarget['kind']): BatchRow {
  if (kind === 'wordpress') return { ...page, content, values: {} }
  const texts = Object.entries(values).map(([name, value]) => [name, plainText(value)] as const)
  return { ...page, content: plainText(content), values: Object.fromEntries(texts) }
}

/** Rows in the calls that bring them. */
export function* callsOf(rows: Iterable<BatchRow>): Generator<BatchRow[]> {
  let call: BatchRow[] = []
  let size = 0
  for (const row of rows) {
    const length = JSON.stringify(row).length
    if (call.length === mostRowsAtOnce || (call.length > 0 && size + length > mostCharacters)) {
      yield call
      call = []
      size = 0
    }
    call.push(row)
    size += length
  }
  if (call.length > 0) yield call
}
