import { type ImportTarget, importTargets } from '@aurelio/contracts/lead-imports'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { ImportKind } from '../../../platform/table-imports/import-kind.ts'
import type { Release } from '../persons/contacts.ts'
import type { LeadIndex } from '../search/lead-index.ts'
import { suggestMapping } from './columns.ts'
import { importedLeadStore } from './store.ts'
import { leadOfRow } from './to-lead.ts'

/** Few enough that nobody waits long for the one connection of SQLite. */
const mostAtOnce = { sqlite: 50, postgres: 200 } as const

type Parts = { database: Database; emit: Emit; index: LeadIndex; release: Release }

/** Leads out of a file. */
export function leadImport({ database, emit, index, release }: Parts): ImportKind<ImportTarget, object> {
  const store = importedLeadStore(database)
  return {
    name: 'lead',
    action: 'leads.change',
    targets: importTargets,
    choices: z.object({}),
    suggest: suggestMapping,
    atOnce: mostAtOnce[database.engine],
    async keep(running, rows) {
      const at = new Date().toISOString()
      const made = rows.flatMap((cells) => leadOfRow(running, cells, at) ?? [])
      await store.insert(running.workspaceId, made)
      return { imported: made.length, reasons: { empty: rows.length - made.length } }
    },
    afterwards: () => index.received(),
    async takeBack({ id }, limit) {
      const gone = await store.takeBack(id, limit)
      await release(gone)
      return gone.length
    },
    tell: ({ id, workspaceId, fileName }) =>
      emit({
        kind: 'lead.imported',
        workspaceId,
        actorId: null,
        origin: null,
        at: new Date().toISOString(),
        subject: { id, name: fileName },
      }),
  }
}
