import { apartReasons, type ContestDecision, type ContestFigures } from '@aurelio/contracts/contests'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { actionKinds } from '../entries/points.ts'
import type { EntryStore } from '../entries/store.ts'
import type { ContestStore } from '../store.ts'
import type { ContestFigureStore } from './store.ts'

/** More branches than these nobody reads on a screen: the file of participants has them all. */
const branches = 500
const shownDecisions = 200

type Parts = {
  access: Access
  store: ContestStore
  entries: Pick<EntryStore, 'byAliases'>
  figures: ContestFigureStore
  /** Whoever keeps contests in a workspace. */
  teamOf: (workspaceId: string) => Promise<readonly { id: string; name: string }[]>
}

/** What a contest has brought, and what was decided in it. */
export function contestFigureService({ access, store, entries, figures, teamOf }: Parts) {
  async function demand(session: Session, id: string): Promise<void> {
    access.demand(session, 'contests.keep')
    if (!(await store.find(session.workspace.id, id))) throw notFound()
  }

  async function referralsOf(id: string): Promise<ContestFigures['referrals']> {
    const invited = await figures.invited(id, branches)
    const known = new Set(invited.map((entry) => entry.id))
    const roots = await figures.these([
      ...new Set(invited.flatMap(({ invitedBy }) => (invitedBy && !known.has(invitedBy) ? invitedBy : []))),
    ])
    return [
      ...roots.map((entry) => ({ ...personOf(entry), parentId: null, counts: true })),
      ...invited.map((entry) => ({
        ...personOf(entry),
        parentId: entry.invitedBy,
        counts: entry.counts === 1,
      })),
    ]
  }

  return {
    async figures(session: Session, id: string): Promise<ContestFigures> {
      await demand(session, id)
      const [sources, actions, referrals] = await Promise.all([
        figures.sources(id),
        figures.actions(id),
        referralsOf(id),
      ])
      const order: readonly string[] = actionKinds
      return {
        sources,
        actions: actions.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
        referrals,
      }
    },

    /** Every entry that was kept apart or taken back: nothing of it is ever removed from the record. */
    async decisions(session: Session, id: string): Promise<{ items: ContestDecision[] }> {
      await demand(session, id)
      const rows = await store.decisions(id, shownDecisions)
      const [found, team] = await Promise.all([
        entries.byAliases(
          id,
          rows.flatMap(({ alias }) => alias ?? []),
        ),
        teamOf(session.workspace.id),
      ])
      const names = new Map(team.map((person) => [person.id, person.name]))
      const people = new Map(found.map(({ alias, name, email }) => [alias, name || email]))
      return {
        items: rows.map(({ id: step, at, what, alias, actorId, detail }) => ({
          id: step,
          at,
          what: what === 'reinstated' ? 'reinstated' : 'set-apart',
          reason: apartReasons.find((reason) => reason === detail) ?? null,
          alias: alias ?? '',
          name: people.get(alias ?? '') ?? null,
          by: actorId === null ? '' : (names.get(actorId) ?? actorId),
        })),
      }
    },
  }
}
export type ContestFigureService = ReturnType<typeof contestFigureService>

function personOf({ id, name, email, points }: { id: string; name: string; email: string; points: number }) {
  return { id, name: name || email, points }
}
