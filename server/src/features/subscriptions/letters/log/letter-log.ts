import { type Operation, type PageDocument, pageForm } from '@aurelio/page/document'
import type { Access } from '../../../../platform/access/access.ts'
import { by } from '../../../../platform/access/session.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { documentLog } from '../../../../platform/document-log/document-log.ts'
import type { Emit } from '../../../../platform/events/events.ts'
import { refuse } from '../../../../platform/http/failures.ts'
import type { Log } from '../../../../platform/log/log.ts'
import type { LetterStore } from '../store.ts'
import { letterLogRows } from './store.ts'
import { isEditable } from '../states.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  log: Log
  store: Pick<LetterStore, 'find'>
}

/**
 * The one order of what is written in each letter. What has left takes no more steps. It is written with each of them: what
 * checks, draws and sends a letter reads its row.
 */
export function letterLog({ store, emit, ...parts }: Parts) {
  return documentLog<PageDocument, Operation>({
    ...parts,
    rows: letterLogRows(parts.database),
    form: pageForm,
    action: 'subscriptions.keep',
    isWrittenAtOnce: true,
    async demandOpen({ workspace }, id) {
      const row = await store.find(workspace.id, id)
      if (row && !isEditable(row)) throw refuse('LETTER_HAS_LEFT')
    },
    async settled(session, id) {
      const row = await store.find(session.workspace.id, id)
      if (row) await emit({ ...by(session), kind: 'letter.changed', subject: { id, name: row.subject } })
    },
  })
}
