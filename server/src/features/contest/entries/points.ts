import type { ContestSettings } from '@aurelio/contracts/contest-settings'

/** What gives points, each of it once; inviting once for each person invited. */
export const actionKinds = ['entry', 'confirm', 'invite', 'answer', 'visit', 'share'] as const
export type ActionKind = (typeof actionKinds)[number]

/** How often each of them was done and counts. */
export type Done = ReadonlyMap<string, number>

type Rules = ContestSettings['points']

/** What each action gives, in the order of `actionKinds`; what was not done is left out. */
export function pointsByAction(done: Done, rules: Rules): { kind: ActionKind; points: number }[] {
  return actionKinds.flatMap((kind) => {
    const times = Math.min(done.get(kind) ?? 0, kind === 'invite' ? rules.invited : 1)
    return times === 0 ? [] : [{ kind, points: times * rules[kind] }]
  })
}

/** All of them together, and never more than the rules let one person have. */
export function pointsOf(done: Done, rules: Rules): number {
  const all = pointsByAction(done, rules).reduce((sum, { points }) => sum + points, 0)
  return Math.min(all, rules.most)
}
