import { type Operation, type PageDocument, pageForm } from '@aurelio/page/document'
import type { Access } from '../../../platform/access/access.ts'
import type { Database } from '../../../platform/database/database.ts'
import { documentLog } from '../../../platform/document-log/document-log.ts'
import type { Log } from '../../../platform/log/log.ts'
import { symbolLogRows } from './store.ts'

/** The one order of what is done to the draft of each symbol. Nobody but who has it open sees a draft. */
export function symbolLog(parts: { database: Database; access: Access; log: Log }) {
  return documentLog<PageDocument, Operation>({
    ...parts,
    rows: symbolLogRows(parts.database),
    form: pageForm,
    action: 'symbols.change',
    settled: () => Promise.resolve(),
  })
}
export type SymbolLog = ReturnType<typeof symbolLog>
