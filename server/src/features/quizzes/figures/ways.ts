import type { QuizCountRow } from '../tables.ts'

/** The ways among what is counted: each way that was gone, and where it led. */
export function waysOf(counts: readonly Pick<QuizCountRow, 'kind' | 'key' | 'count'>[]) {
  return counts
    .filter(({ kind }) => kind === 'way')
    .map(({ key, count }) => {
      const [from = '', port = '', to = ''] = key.split(' ')
      return { from, port, to, count }
    })
}
