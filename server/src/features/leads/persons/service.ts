import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { nameOf } from '../person.ts'
import { type Contacts, contactsOf } from './contacts.ts'
import type { PersonStore } from './store.ts'

type Parts = { database: Database; access: Access; emit: Emit; contacts: Contacts; store: PersonStore }

/** Says that leads are of one person though they bear different mails and phones; nothing of them is changed by it. */
export function leadPersons({ database, access, emit, contacts, store }: Parts) {
  async function rowsOf(session: Session, ids: readonly string[]) {
    access.demand(session, 'leads.change')
    return store.find(access.scope(session), ids)
  }
  type Row = Awaited<ReturnType<typeof rowsOf>>[number]

  const tell = (session: Session, rows: readonly Row[]) =>
    emit(
      ...rows.map((row) => ({
        ...by(session),
        kind: 'lead.changed' as const,
        subject: { id: row.id, name: nameOf(row) },
      })),
    )

  /** What has just come in has none yet, and who gave neither mail nor phone gets one by being joined. */
  async function contactOf(workspaceId: string, row: Row): Promise<string> {
    if (row.contactId !== null) return row.contactId
    const [known] = await contactsOf(contacts, [{ ...row, workspaceId }])
    const id = known ?? (await contacts.nameless(workspaceId, row.createdAt))
    await store.point(row.id, id)
    return id
  }

  return {
    /** Throws a 404 where fewer than two of them are there. */
    async merge(session: Session, ids: readonly string[]) {
      return database.inTransaction(async () => {
        const rows = await rowsOf(session, ids)
        if (rows.length < 2) throw notFound()
        const workspaceId = session.workspace.id
        const joined: string[] = []
        for (const row of rows) joined.push(await contactOf(workspaceId, row))
        await contacts.join(workspaceId, [...new Set(joined)])
        await tell(session, rows)
        return { ids: rows.map(({ id }) => id) }
      })
    },

    /** Takes the contact of this one, with all that it sent, out of its person. */
    async unmerge(session: Session, id: string) {
      return database.inTransaction(async () => {
        const rows = await rowsOf(session, [id])
        const [row] = rows
        if (!row) throw notFound()
        await contacts.separate(session.workspace.id, await contactOf(session.workspace.id, row))
        await tell(session, rows)
        return { id }
      })
    },
  }
}
export type LeadPersons = ReturnType<typeof leadPersons>
