import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { tokenSeconds } from '../../../platform/public-token/public-token.ts'
import type { SpamReason } from '@aurelio/contracts/leads'

/** Who sends the same again within this means it once: a second click, a page loaded anew. In seconds. */
const sameSeconds = 10 * 60

/** What tells a submission from those before it. */
export type Trace = {
  /** What was entered, where, and by which view of the page; null where nothing says who it is, or no page was seen. */
  same: readonly string[] | null
  /** What the browser worked for and found; null where the form asks for none. */
  work: readonly string[] | null
}

/** Counts several submissions, and says why each is kept apart; null for what has not come before. Inside a transaction. */
export function repetitions(limits: Pick<RateLimits, 'tallyAll'>) {
  return async (traces: readonly Trace[]): Promise<readonly (SpamReason | null)[]> => {
    const isSame = await counted('lead-same', ({ same }) => same, sameSeconds)
    // A token is good for a day, and one answer to it for one submission.
    const isWorn = await counted('lead-work', ({ work }) => work, tokenSeconds)
    return traces.map((trace) => (isSame(trace) ? 'duplicate' : isWorn(trace) ? 'work' : null))

    async function counted(kind: string, partsOf: (trace: Trace) => Trace['same'], seconds: number) {
      const told = traces.flatMap((trace) => {
        const parts = partsOf(trace)
        return parts === null ? [] : [{ trace, parts }]
      })
      const counts = await limits.tallyAll(
        kind,
        told.map(({ parts }) => parts),
        seconds,
      )
      const repeated = new Set(told.filter((_, at) => (counts[at] ?? 1) > 1).map(({ trace }) => trace))
      return (trace: Trace) => repeated.has(trace)
    }
  }
}
