import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import type { FunnelGraph } from '@aurelio/contracts/funnels'
import type { Session } from '../../platform/access/session.ts'
import type { FunnelRow } from '../../platform/database/tables/funnels.ts'
import { bucketsOf, countsOf, cutsOf, endsOf, type Narrowed, spansOf, timesOf, valuesOf } from './figures.ts'
import type { FunnelParts } from './parts.ts'
import { cutNames } from './sums.ts'

const mostLeads = 200

type Asked = { graph: FunnelGraph; period: AnalyticsPeriod; wanted: Narrowed }

/** Who went through a funnel in a period, and who left their data on the way. */
export function funnelFigures({ store, zoneOf, leadOf }: Pick<FunnelParts, 'store' | 'zoneOf' | 'leadOf'>) {
  /** Only who has two things in common is looked for among all that was counted. */
  function counted(funnelId: string, wanted: Narrowed, days: readonly number[]) {
    const [one = { dimension: '' as const, value: '' }, ...others] = cutNames.flatMap((dimension) => {
      const value = wanted[dimension]
      return value === undefined ? [] : [{ dimension, value }]
    })
    return others.length > 0
      ? store.tallies(funnelId, wanted, days)
      : store.sums(funnelId, one, bucketsOf(days))
  }

  return async (session: Session, row: FunnelRow, { graph, period, wanted }: Asked) => {
    const spans = spansOf(period, await zoneOf(row.workspaceId), new Date())
    const ends = endsOf(graph)
    const [rows, earlier] = [
      await counted(row.id, wanted, spans.now),
      await counted(row.id, wanted, spans.before),
    ]
    const cuts = cutsOf(
      await store.cuts(row.id, ends, bucketsOf(spans.now)),
      await store.cuts(row.id, ends, bucketsOf(spans.before)),
      graph,
    )
    const left = await Promise.all(
      (await store.leadsOf(row.id, mostLeads)).map(async ({ leadId, steps, at }) => {
        const lead = await leadOf(session, leadId)
        return lead ? [{ ...lead, id: leadId, steps: steps.split('-'), at }] : []
      }),
    )
    const people = left.flat()
    return {
      ...countsOf(rows),
      before: countsOf(earlier),
      by: cuts,
      times: timesOf(rows),
      values: valuesOf(people),
      leads: boardOf(people),
    }
  }
}

/** People who left their data, by the step at which they did. */
function boardOf(
  people: readonly { steps: readonly string[]; id: string; name: string; at: string }[],
): { step: string; people: { id: string; name: string; at: string }[] }[] {
  return [...Map.groupBy(people, ({ steps }) => steps.at(-1) ?? '')].map(([step, there]) => ({
    step,
    people: there.map(({ id, name, at }) => ({ id, name, at })),
  }))
}
