import type { FunnelTallyRow } from '../../platform/database/tables/funnels.ts'
import { readPath } from './path.ts'
import type { FunnelStore } from './store.ts'

/** What the room of visits tells of one of them. */
type Counted = {
  kind: string
  day: number
  at: number
  source: { path?: string | undefined }
  profile: { source: string; device: string; campaign: string; variant: string }
}

/**
 * Counts who comes to which step and from which one: each visitor once a day, by the path that the link or the form
 * brought, and for all of it: whoever comes back on another day, or by a link that was handed on, was not counted today for
 * what they did before. So the figures of no day rise along the steps.
 */
export function funnelCounting(store: Pick<FunnelStore, 'count' | 'known'>) {
  return async <Each extends Counted>(
    batch: readonly Each[],
    firstToday: (asked: readonly { each: Each; name: string }[]) => Promise<readonly boolean[]>,
  ): Promise<void> => {
    const visits = batch.flatMap((each) => {
      const path = each.kind === 'visit' ? readPath(each.source.path) : null
      return path ? [{ each, path }] : []
    })
    if (visits.length === 0) return
    // A funnel may have gone since the page was shown.
    const known = await store.known([...new Set(visits.map(({ path }) => path.funnelId))])
    const asked = visits
      .filter(({ path }) => known.has(path.funnelId))
      .flatMap(({ each, path: { funnelId, steps, took } }) => {
        const ways = steps.map((step, at) => ({ step, before: at === 0 ? undefined : steps[at - 1] }))
        return ways
          .flatMap(({ step, before }) => [step, ...(before === undefined ? [] : [`${before}>${step}`])])
          .map((key) => ({
            each,
            funnelId,
            key,
            name: `funnel ${funnelId} ${key}`,
            took: lastWay(steps) === key ? took : undefined,
          }))
      })
    const first = await firstToday(asked)
    const sums = new Map<string, FunnelTallyRow>()
    for (const [at, { each, funnelId, key: counted, took }] of asked.entries()) {
      if (!first[at]) continue
      const { source, device, campaign, variant } = each.profile
      for (const key of took === undefined ? [counted] : [counted, `${counted}@${took}`]) {
        const row = { funnelId, day: each.day, key, source, device, campaign, variant }
        const name = JSON.stringify(row)
        sums.set(name, { ...row, people: (sums.get(name)?.people ?? 0) + 1 })
      }
    }
    await store.count([...sums.values()])
  }
}

function lastWay(steps: readonly string[]): string {
  return steps.slice(-2).join('>')
}
