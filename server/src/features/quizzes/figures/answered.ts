import type { QuizCountRow } from '../tables.ts'

/** How often each answer was given, of sums whose key is `question answer`. */
export function answered(rows: readonly Pick<QuizCountRow, 'kind' | 'key' | 'count'>[]) {
  return rows.flatMap(({ kind, key, count }) => {
    if (kind !== 'answer') return []
    const at = key.indexOf(' ')
    return [{ question: key.slice(0, at), key: key.slice(at + 1), count }]
  })
}
