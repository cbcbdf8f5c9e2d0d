import type { LetterStore } from './store.ts'

/** From so many on, a share of refused or unwanted letters stops the rest: the list is not good. */
const least = 100
const mostBounced = 0.05
const mostComplained = 0.001

/** Whether so many of a letter came back, or were called unwanted, that the rest must not go out by itself. */
export async function isRefusedTooOften(
  store: Pick<LetterStore, 'counts'>,
  letterId: string,
): Promise<boolean> {
  const counts = await store.counts([letterId])
  const of = (...states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0)
  const tried = of('sent', 'bounced', 'failed', 'doubt')
  const complained = counts.reduce((sum, group) => sum + Number(group.complained ?? 0), 0)
  if (tried < least) return false
  return of('bounced') / tried > mostBounced || complained / tried > mostComplained
}
