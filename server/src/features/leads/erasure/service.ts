import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import { type LeadErasure, leadErasureSchema } from '@aurelio/contracts/lead-erasures'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { inboxStore } from '../inbox/store.ts'
import { erasureStore } from './store.ts'

const shown = 100

type Parts = {
  database: Database
  access: Access
  emit: Emit
  /** Of this installation. */
  secret: string
}

/** Deletes for good what is kept of one person, and keeps a signed word of it that names nobody. */
export function leadErasures({ database, access, emit, secret }: Parts) {
  const store = erasureStore(database)
  const leads = inboxStore(database)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lead-erasure', 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex')

  return {
    /** Throws a 404 where there is no such lead. */
    async erase(session: Session, id: string): Promise<LeadErasure> {
      access.demand(session, 'leads.change')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const lead = await leads.find(access.scope(session), id)
        if (!lead) throw notFound()
        const rows = await store.leadsOf(workspaceId, lead)
        const ids = rows.map((row) => row.id).toSorted()
        const unsigned = {
          id: randomUUID(),
          at: new Date().toISOString(),
          byId: session.user.id,
          leads: ids.length,
          entries: await store.countEntries(ids),
          activities: await store.deleteActivity(workspaceId, ids),
          mails: await store.deleteMails(distinct(rows.flatMap(({ email, phone }) => [email, phone]))),
          fingerprints: distinct(rows.flatMap((row) => [row.emailKey ?? '', row.phoneKey ?? ''])).map(sign),
        }
        await store.deleteLeads(ids)
        const erasure = { ...unsigned, signature: sign(JSON.stringify(unsigned)) }
        await store.insert({ id: erasure.id, workspaceId, at: erasure.at, record: JSON.stringify(erasure) })
        await emit({ ...by(session), kind: 'lead.erased', subject: { id: erasure.id, name: '' } })
        return erasure
      })
    },

    async list(session: Session) {
      access.demand(session, 'leads.change')
      const rows = await store.list(session.workspace.id, shown)
      return { items: rows.map(({ record }) => leadErasureSchema.parse(JSON.parse(record))) }
    },
  }
}
export type LeadErasures = ReturnType<typeof leadErasures>

function distinct(texts: readonly string[]) {
  return [...new Set(texts.filter(Boolean))]
}
