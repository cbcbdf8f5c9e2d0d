import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { KnownPerson, PersonReach } from '../../../platform/feature.ts'
import { olderOf, timeLineId, type TimeLinePage } from '../../../platform/time-line.ts'
import { nameOf } from '../person.ts'
import type { PersonStore } from '../persons/store.ts'
import { enteredIn, ruleIn, stateOf } from '../to-lead.ts'
import { leadTimeLineStore } from './store.ts'

type Somebody = Omit<KnownPerson, 'leadIds'>
type Parts = { database: Database; access: Access; persons: Pick<PersonStore, 'isOf'> }

/** What leads add to the time line of a person: what they sent, and what the team did. */
export function leadTimeLine({ database, access, persons }: Parts) {
  const store = leadTimeLineStore(database)
  return {
    async reachOf(this: void, session: Session, id: string): Promise<PersonReach | null> {
      if (!access.can(session, 'leads.read')) return null
      const row = await store.find(access.scope(session), id)
      return row ? { name: nameOf(row), email: row.email, phone: row.phone, contactId: row.contactId } : null
    },

    /** The leads of somebody, the last first. */
    idsOf: (person: Somebody) => store.ids(person.workspaceId, persons.isOf(person)),

    async happenedWith(
      this: void,
      session: Session,
      person: KnownPerson,
      { before, limit }: TimeLinePage,
    ): Promise<TimeLineEntry[]> {
      const scope = access.scope(session)
      // What the team did is the team's own.
      if (!access.can(session, 'leads.read') || scope.sharedWith !== null) return []
      const isTheirs = persons.isOf(person)
      const [sent, deeds] = await Promise.all([
        store.sent(scope, isTheirs, olderOf('lead', before), limit),
        store.deeds(scope, isTheirs, olderOf('deed', before), limit),
      ])
      return [
        ...sent.map((row): TimeLineEntry => ({
          kind: 'lead',
          id: timeLineId('lead', row.id),
          at: row.createdAt,
          leadId: row.id,
          pageName: row.pageName,
          state: stateOf(row),
          fields: enteredIn(row),
        })),
        ...deeds.map(({ id, kind: what, text, ...row }): TimeLineEntry => ({
          ...row,
          kind: 'deed',
          id: timeLineId('deed', id),
          what,
          text: what === 'rule' ? ruleIn(text).name : text,
        })),
      ]
    },
  }
}
