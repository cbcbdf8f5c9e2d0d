import { decodeStoredPage, type PageDocument } from '@aurelio/page/document'
import { loadGroups, needsGroups } from '../../model/groups/load-groups.ts'
import { templateDocument } from '../../model/transfer/template-document.ts'
import { client } from '../../../../../platform/api/client.ts'
import { readEditorSession, type EditorSession } from '../../../editor-session.ts'
import { loadGalleryTemplate } from './load-gallery-template.ts'
import { callFailure } from '../remote/call-failure.ts'
import { defaultName } from '../../model/state/default-name.ts'
import { allLost, readLocalPage, type LocalPage } from '../local/local-start.ts'
import { newerPage } from './newer-page.ts'
import type { ServerPage } from '../state/save-state.ts'

/** What the editor opens with. */
export type EditorStart = {
  document: PageDocument
  name: string
  page: ServerPage | null
  /** True when the document holds changes that the server has not got. */
  isUnsaved: boolean
  /** Elements of this browser's copy that could not be read. */
  lost: number
  /** The other of two differing states, to be offered; `from` tells where it comes from. */
  other: { document: PageDocument; from: 'local' | 'server' } | null
}

export type StartResult =
  | { ok: true; start: EditorStart }
  /** `gone`: deleted, or somebody else's. `offline`: try again. `unreadable`: a newer Aurelio wrote it. */
  | { ok: false; reason: 'gone' | 'offline' | 'unreadable' }

/** Finds what to edit: the stored session's page, its unsaved local state, a template, or nothing yet. */
export async function startEditor(): Promise<StartResult> {
  const result = await findStart()
  if (result.ok && needsGroups(result.start.document)) await loadGroups()
  return result
}

async function findStart(): Promise<StartResult> {
  const session = readEditorSession()
  const stored = readLocalPage()
  if (session.pageId !== undefined) return openServerPage(session.pageId, session, stored)
  const { selectedTemplate } = session
  const template = selectedTemplate === null ? undefined : await loadGalleryTemplate(selectedTemplate)
  const document = stored?.document ?? templateDocument(template?.elements ?? [])
  const name = session.name ?? template?.name ?? defaultName
  return {
    ok: true,
    start: { document, name, page: null, isUnsaved: false, lost: stored?.lost ?? allLost(), other: null },
  }
}

async function openServerPage(
  id: string,
  session: EditorSession,
  stored: LocalPage | null,
): Promise<StartResult> {
  const local = stored?.document ?? null
  const lost = stored?.lost ?? 0
  try {
    const { document: held, name, ...page } = await client.pages.get({ id })
    const decoded = decodeStoredPage(held)
    if (!decoded.ok) return { ok: false, reason: 'unreadable' }
    const { use, offerOther } = newerPage({ local, session, server: page })
    if (use === 'server' || !local) {
      const other = offerOther && local ? { document: local, from: 'local' as const } : null
      return { ok: true, start: { document: decoded.document, name, page, isUnsaved: false, lost: 0, other } }
    }
    const other = offerOther ? { document: decoded.document, from: 'server' as const } : null
    return {
      ok: true,
      start: { document: local, name: session.name ?? name, page, isUnsaved: true, lost, other },
    }
  } catch (error) {
    const { kind } = callFailure(error)
    if (!local) return { ok: false, reason: kind === 'gone' ? 'gone' : 'offline' }
    // The work is here: it goes on without the server, and is saved again once that answers.
    const known = kind === 'gone' || session.baseVersion === undefined
    const page = known ? null : { id, version: session.baseVersion ?? 0, publication: null }
    const name = session.name ?? defaultName
    return { ok: true, start: { document: local, name, page, isUnsaved: page !== null, lost, other: null } }
  }
}
