import type { PageDocument } from '@aurelio/page/document'
import type { EditorSession } from '../../../editor-session.ts'

type Candidates = {
  /** What the browser's storage holds; null when it holds nothing usable. */
  local: PageDocument | null
  session: Pick<EditorSession, 'baseVersion' | 'unsavedSince'>
  server: { version: number; updatedAt: string }
}

/**
 * Which of the two to open, and whether to offer the other (decision 21). Storage without unsaved changes
 * never differs from what the server got, so the server's holds then.
 */
export function newerPage({ local, session, server }: Candidates): {
  use: 'local' | 'server'
  offerOther: boolean
} {
  if (!local || session.unsavedSince === undefined) return { use: 'server', offerOther: false }
  if (server.version === session.baseVersion) return { use: 'local', offerOther: true }
  const isLocalNewer = Date.parse(session.unsavedSince) > Date.parse(server.updatedAt)
  return { use: isLocalNewer ? 'local' : 'server', offerOther: true }
}
