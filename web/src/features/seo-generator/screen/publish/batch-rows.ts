import { type BatchRow, mostRowsAtOnce } from '@aurelio/contracts/page-batches'

/** Characters of one call; in UTF-8 at most three times as many bytes. */
const mostCharacters = 1_000_000

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
