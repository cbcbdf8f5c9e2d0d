import {
  createIdSession,
  decodeStoredPage,
  edit,
  replacePage,
  type PageDocument,
  createPageOrder,
  type Shown,
  type Waiting,
} from '@aurelio/page/document'
import { loadGroups, needsGroups } from '../../model/groups/load-groups.ts'
import { templateDocument } from '../../model/transfer/template-document.ts'
import { client } from '../../../../../platform/api/client.ts'
import { readEditorSession, type EditorSession, type TriedLetter } from '../../../editor-session.ts'
import { loadGalleryTemplate } from './load-gallery-template.ts'
import { callFailure } from '../state/call-failure.ts'
import { defaultName } from '../../model/state/default-name.ts'
import { allLost, readLocalPage, type LocalPage } from '../local/local-start.ts'
import { newerPage } from './newer-page.ts'
import type { ServerPage } from '../state/save-state.ts'
import { readWaiting } from '../together/waiting-steps.ts'

/** What the editor opens with. */
export type EditorStart = {
  document: PageDocument
  name: string
  page: ServerPage | null
  /** The page as the server holds it; null where there is none, or it could not be asked. */
  confirmed: Shown | null
  /** What was done to it that the server has not confirmed. */
  waiting: readonly Waiting[]
  /** True when the document holds changes that the server has not got. */
  isUnsaved: boolean
  /** Elements of this browser's copy that could not be read. */
  lost: number
  /** The other of two differing states, to be offered; `from` tells where it comes from. */
  other: { document: PageDocument; from: 'local' | 'server' } | null
  /** It is shown to visitors in a test that runs, and is looked at alone. */
  isLocked?: boolean
}

export type StartResult =
  | { ok: true; start: EditorStart }
  /** `gone`: deleted, or somebody else's. `offline`: try again. `unreadable`: a newer Aurelio wrote it. */
  | { ok: false; reason: 'gone' | 'offline' | 'unreadable' }

const none = {
  page: null,
  confirmed: null,
  waiting: [],
  isUnsaved: false,
  lost: 0,
  other: null,
} as const

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
    start: { ...none, document, name, lost: stored?.lost ?? allLost() },
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
    const {
      document: held,
      name,
      isLocked,
      ...page
    } = await (session.variant === undefined ? pageFromServer(id) : variantFromServer(id, session.variant))
    const decoded = decodeStoredPage(held)
    if (!decoded.ok) return { ok: false, reason: 'unreadable' }
    const confirmed = { document: decoded.document, name }
    const waiting = session.variant === undefined ? readWaiting({ kind: 'page', id }) : []
    if (waiting.length > 0) {
      const shown = createPageOrder({
        shown: confirmed,
        version: page.version,
        waiting,
        session: '',
      }).shownNow()
      return { ok: true, start: { ...none, ...shown, page, confirmed, waiting, isUnsaved: true } }
    }
    const { use, offerOther } = newerPage({ local, session, server: page })
    if (use === 'server' || !local) {
      const other = offerOther && local ? { document: local, from: 'local' as const } : null
      return { ok: true, start: { ...none, ...confirmed, page, confirmed, other, isLocked } }
    }
    const other = offerOther ? { document: decoded.document, from: 'server' as const } : null
    const put = edit(decoded.document, (all) => replacePage(all, local)).operations
    const shown = { document: local, name: session.name ?? name }
    const whole = { session: createIdSession().repeat(3), n: 1, operations: put, name: shown.name }
    return {
      ok: true,
      start: { ...shown, page, confirmed, waiting: [whole], isUnsaved: true, lost, other },
    }
  } catch (error) {
    const { kind } = callFailure(error)
    if (!local) return { ok: false, reason: kind === 'gone' ? 'gone' : 'offline' }
    // The work is here: it goes on without the server, and is saved again once that answers.
    const known = kind === 'gone' || session.baseVersion === undefined
    const { variant } = session
    const base = { id, version: session.baseVersion ?? 0, publication: null, ...(variant && { variant }) }
    const page = known ? null : base
    const name = session.name ?? defaultName
    const waiting = page && variant === undefined ? readWaiting({ kind: 'page', id }) : []
    return {
      ok: true,
      start: { ...none, document: local, name, page, waiting, isUnsaved: page !== null, lost },
    }
  }
}

async function pageFromServer(id: string) {
  return { ...(await client.pages.get({ id })), isLocked: false }
}

/** A variant stands where its page does, under a version of its own. */
async function variantFromServer(id: string, letter: TriedLetter) {
  const [page, variant] = await Promise.all([
    client.pages.get({ id }),
    client.experiments.variant({ id, letter }),
  ])
  const { document, version, isLocked } = variant
  return { ...page, document, version, isLocked, variant: letter }
}
