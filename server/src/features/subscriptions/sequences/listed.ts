import type { Sequence } from '@aurelio/contracts/sequences'
import { sequenceCampaign } from './campaign.ts'
import { readVersion, sequenceFindings } from './graph.ts'
import type { ListedSequence, SequenceStore } from './store.ts'

export type SequenceFigureParts = {
  store: SequenceStore
  /** How many leads came by links of campaigns, and what they are worth. */
  cameBy: (
    workspaceId: string,
    campaigns: readonly string[],
  ) => Promise<{ campaign: string; leads: number; valueCents: number }[]>
}

/** Sequences of one workspace with who stands where and what came of them. */
export async function listedSequences(
  { store, cameBy }: SequenceFigureParts,
  rows: readonly ListedSequence[],
): Promise<Sequence[]> {
  const [first] = rows
  if (!first) return []
  const [standing, came] = await Promise.all([
    store.standing(rows.map(({ id }) => id)),
    cameBy(first.workspaceId, rows.map(sequenceCampaign)),
  ])
  return rows.map((row) => {
    const own = standing
      .filter(({ sequenceId }) => sequenceId === row.id)
      .map(({ count, sent, doubt, held, ...group }) => ({
        ...group,
        count: Number(count),
        sent: Number(sent ?? 0),
        doubt: Number(doubt ?? 0),
        held: Number(held ?? 0),
      }))
    const sum = (of: (group: (typeof own)[number]) => number) =>
      own.reduce((all, group) => all + of(group), 0)
    const inState = (state: string) => sum((group) => (group.state === state ? group.count : 0))
    const isInside = ({ state, stepId }: (typeof own)[number]) =>
      (state === 'waiting' || state === 'sending') && stepId !== ''
    const waiting = new Map<string, number>()
    for (const group of own.filter(isInside))
      waiting.set(group.stepId, (waiting.get(group.stepId) ?? 0) + group.count)
    const { graph, rules } = readVersion(row.steps)
    const { leads = 0, valueCents = 0 } =
      came.find(({ campaign }) => campaign === sequenceCampaign(row)) ?? {}
    return {
      id: row.id,
      name: row.name,
      list: row.listId === null ? null : { id: row.listId, name: row.list ?? '' },
      state: row.state,
      number: row.number,
      graph,
      rules,
      findings: sequenceFindings(graph, row.listId),
      waiting: Object.fromEntries(waiting),
      inOlder: sum((group) => (isInside(group) && group.number !== row.number ? group.count : 0)),
      entered: sum(({ count }) => count),
      finished: inState('finished'),
      reached: inState('reached'),
      left: inState('left'),
      sent: sum(({ sent }) => sent),
      doubt: sum(({ doubt }) => doubt),
      held: sum((group) => (group.state === 'waiting' ? group.held : 0)),
      leads,
      valueCents,
    }
  })
}
