import type { LeadChange } from '@aurelio/contracts/leads'
import { type Mentionable, mentionedIn } from '@aurelio/contracts/mentions'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { refuse } from '../../../platform/http/failures.ts'
import { nameOf } from '../person.ts'
import type { LeadIndex } from '../search/lead-index.ts'
import { type ChangeNeighbours, leadChanging, type Seen } from './changing.ts'
import type { Contacts } from '../persons/contacts.ts'
import type { PersonStore } from '../persons/store.ts'
import { leadReading } from './reading.ts'
import { inboxStore } from './store.ts'
import { labelsIn, type Shown, toLead } from '../to-lead.ts'

/** What leads need of people, pages and tasks. */
export type Neighbours = ChangeNeighbours & {
  /** Whom a note may call: those of a workspace who may do this. */
  callable: (workspaceId: string, action: 'leads.change') => Promise<Mentionable[]>
  createTask: (session: Session, task: { title: string; dueOn: string | null }) => Promise<{ id: string }>
}
type Parts = Neighbours & {
  database: Database
  emit: Emit
  access: Access
  index: LeadIndex
  persons: PersonStore
  contacts: Pick<Contacts, 'consentsOf'>
}

/** What a team does with its leads: looks for them, changes them, notes what was said and what comes next. */
export function leadInbox(parts: Parts) {
  const { database, emit, access, index, createTask, callable, persons, contacts } = parts
  const store = inboxStore(database)
  const { change, enter, rowOf, teamSearchOf, tell } = leadChanging({ ...parts, store })

  /** By what the team has just written too. */
  async function findBy(row: Shown) {
    await store.setTeamSearch(row.id, await teamSearchOf(row, labelsIn(row)))
    await index.refresh([row.id])
  }

  return {
    ...leadReading({ database, store, persons, consentsOf: contacts.consentsOf, access }),

    /** Throws a 409 `LEAD_CHANGED` where somebody else changed it since `baseVersion`. */
    async update(session: Session, seen: Seen, wanted: LeadChange) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        if (!(await change(session, seen, wanted))) throw refuse('LEAD_CHANGED')
        return toLead(await rowOf(session, seen.id), access.scope(session))
      })
    },

    async changeSeveral(session: Session, items: readonly (Seen & LeadChange)[]) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        const changed: string[] = []
        const left: string[] = []
        // In one order everywhere: two people who change the same leads must not wait for each other.
        for (const { id, baseVersion, ...wanted } of items.toSorted((one, other) =>
          one.id < other.id ? -1 : 1,
        ))
          ((await change(session, { id, baseVersion }, wanted)) ? changed : left).push(id)
        return { changed, left }
      })
    },

    /** Those of the team whom it calls by `@` and their name are told of it. */
    async addNote(session: Session, id: string, text: string) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        const called = mentionedIn(text, await callable(row.workspaceId, 'leads.change'))
        await enter(session, row, 'note', text)
        await findBy(row)
        await tell(session, row)
        const subject = { id, name: nameOf(row) || row.pageName }
        const userIds = called.map((person) => person.id)
        if (userIds.length > 0) await emit({ ...by(session), kind: 'lead.mentioned', subject, userIds })
        return { id }
      })
    },

    async addTask(session: Session, id: string, task: { title: string; dueOn: string | null }) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        const made = await createTask(session, task)
        await enter(session, row, 'task', task.title, made.id)
        await findBy(row)
        await tell(session, row)
        return { id: made.id }
      })
    },
  }
}
export type LeadInbox = ReturnType<typeof leadInbox>
