import { randomUUID } from 'node:crypto'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { nameOf } from '../person.ts'
import { personStore } from './store.ts'

type Parts = { database: Database; access: Access; emit: Emit }

/** Says that leads are of one person though they bear different mails and phones; nothing of them is changed by it. */
export function leadPersons({ database, access, emit }: Parts) {
  const store = personStore(database)

  async function rowsOf(session: Session, ids: readonly string[]) {
    access.demand(session, 'leads.change')
    return store.find(access.scope(session), ids)
  }

  const tell = (session: Session, rows: Awaited<ReturnType<typeof rowsOf>>) =>
    emit(
      ...rows.map((row) => ({
        ...by(session),
        kind: 'lead.changed' as const,
        subject: { id: row.id, name: nameOf(row) },
      })),
    )

  return {
    /** Throws a 404 where fewer than two of them are there. */
    async merge(session: Session, ids: readonly string[]) {
      return database.inTransaction(async () => {
        const rows = await rowsOf(session, ids)
        if (rows.length < 2) throw notFound()
        const personIds = rows.flatMap(({ personId }) => personId ?? [])
        const found = rows.map(({ id }) => id)
        await store.join(session.workspace.id, found, personIds, personIds[0] ?? randomUUID())
        await tell(session, rows)
        return { ids: found }
      })
    },

    async unmerge(session: Session, id: string) {
      return database.inTransaction(async () => {
        const rows = await rowsOf(session, [id])
        const [row] = rows
        if (!row) throw notFound()
        await store.part(session.workspace.id, row)
        await tell(session, rows)
        return { id }
      })
    },
  }
}
export type LeadPersons = ReturnType<typeof leadPersons>
