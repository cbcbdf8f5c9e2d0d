import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { KnownPerson } from '../../../platform/feature.ts'
import { timeLineId } from '../../../platform/time-line.ts'
import { contestTimeLineStore } from './store.ts'

type Parts = { database: Database; access: Access }

/** What contests add to the time line of a person: when they took part, confirmed it, and won. */
export function contestTimeLine({ database, access }: Parts) {
  const store = contestTimeLineStore(database)
  return async (session: Session, { workspaceId, leadIds }: KnownPerson): Promise<TimeLineEntry[]> => {
    if (!access.can(session, 'contests.keep')) return []
    const entries = await store.ofLeads(workspaceId, leadIds)
    return entries.flatMap(({ id, contestId, name, createdAt, confirmedAt, drawnAt, won }) => {
      const moments = [
        ['entered', createdAt],
        ['confirmed', confirmedAt],
        ['won', won === null ? null : drawnAt],
      ] as const
      return moments.flatMap(([what, at]): TimeLineEntry[] => {
        // A contest that asks nobody to confirm has everybody confirmed at once.
        if (at === null || (what === 'confirmed' && at === createdAt)) return []
        return [{ kind: 'contest', id: timeLineId('contest', `${what}_${id}`), at, contestId, name, what }]
      })
    })
  }
}
