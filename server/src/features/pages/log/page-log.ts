import { type PageDocument, type Operation, pageForm } from '@aurelio/page/document'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { Access } from '../../../platform/access/access.ts'
import { by } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { documentLog } from '../../../platform/document-log/document-log.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { Log } from '../../../platform/log/log.ts'
import { aboutPage } from '../about-page.ts'
import { pageLogRows } from './store.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  log: Log
  summary: (workspaceId: string, id: string) => Promise<PageSummary>
}

/** The one order of what is done to each page; who looks at lists of pages is told once it was quiet. */
export function pageLog({ summary, emit, ...parts }: Parts) {
  return documentLog<PageDocument, Operation>({
    ...parts,
    rows: pageLogRows(parts.database),
    form: pageForm,
    action: 'pages.edit',
    settled: async (session, id) =>
      emit({ ...aboutPage(by(session), await summary(session.workspace.id, id)), kind: 'page.saved' }),
  })
}
