import { variantLetters } from '@aurelio/contracts/variant-letters'
import type { ExperimentRow, ExperimentTallyRow } from '../../platform/database/tables/experiments.ts'
import type { ExperimentStore } from './store.ts'

/** What the room of visits tells of one of them. */
type Counted = {
  kind: string
  pageId: string
  variant: string
  day: number
  at: number
  shownAt?: number | null
}

/**
 * Counts who was shown which variant, and for whom its goal was reached: each visitor once a day, as the day's salt of the
 * visits knows them. A form counts where its page was shown after the test began: the signed token says when, and as which
 * variant.
 */
export function experimentCounting(store: Pick<ExperimentStore, 'running' | 'count'>) {
  return async <Each extends Counted>(
    batch: readonly Each[],
    firstToday: (asked: readonly { each: Each; name: string }[]) => Promise<readonly boolean[]>,
  ): Promise<void> => {
    const pageIds = [...new Set(batch.map(({ pageId }) => pageId))]
    const running = new Map((await store.running(pageIds)).map((row) => [row.pageId, row] as const))
    if (running.size === 0) return
    const asked = batch.flatMap((each) => {
      const test = running.get(each.pageId)
      const goal = test ? countsAs(test, each) : null
      return test && goal !== null ? [{ each, test, goal, name: `experiment ${test.id} ${goal}` }] : []
    })
    if (asked.length === 0) return
    const first = await firstToday(asked)
    const sums = new Map<string, ExperimentTallyRow>()
    for (const [at, { each, test, goal }] of asked.entries()) {
      if (!first[at]) continue
      const { variant: letter, day } = each
      const key = `${test.id} ${letter} ${day}`
      const sum = sums.get(key) ?? { experimentId: test.id, letter, day, visitors: 0, conversions: 0 }
      sum[goal] += 1
      sums.set(key, sum)
    }
    await store.count([...sums.values()])
  }
}

const letters: ReadonlySet<string> = new Set(variantLetters)

function countsAs(
  { startedAt, goal: wanted }: ExperimentRow,
  { kind, at, shownAt, variant }: Counted,
): 'visitors' | 'conversions' | null {
  // Who reads the page in another language is shown none of what is tried.
  if (!letters.has(variant)) return null
  const began = Date.parse(startedAt ?? '')
  if (kind === 'visit' || kind === 'beacon') return at >= began ? 'visitors' : null
  if (kind === 'goal') return wanted === 'click' && at >= began ? 'conversions' : null
  // A token tells its moment to the second.
  if (wanted !== 'form' || kind !== 'conversion' || shownAt === null || shownAt === undefined) return null
  return shownAt >= Math.floor(began / 1000) * 1000 ? 'conversions' : null
}
