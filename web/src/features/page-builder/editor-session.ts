import { addresses } from '@aurelio/contracts/addresses'
import { triedLetters } from '@aurelio/contracts/variant-letters'
import {
  localStore,
  readJson,
  removeKey,
  writeJson,
  type KeyValueStore,
} from '../../platform/local-storage.ts'

/** Where the page builder's section and its editor stand. */
export const builderPath = addresses.builder
export const editorPath = `${builderPath}/editor`
/** Where a symbol is edited. */
export const symbolsPath = `${builderPath}/symbols`

/** Whether the editor covers the section (page-builder.md §4 and §9, key `aurelioEditorData`). */
export const editorSessionKey = 'aurelioEditorData'
/** The elements being edited, in the specification's nested shape; owned by the editor. */
export const editorStateKey = 'editorState'

export type EditorSession = {
  isOpen: boolean
  /** Id of the gallery template it started from; null for 'Lienzo en Blanco'. */
  selectedTemplate: string | null
  /** When the project was begun, which tells it from the next one while neither is on the server. */
  startedAt?: string
  /** Where a project that the server does not know will lie; the default site unless it is said. */
  place?: PagePlace
  /** The page on the server, once there is one. */
  pageId?: string
  /** Which of its variants, where it is not the page itself. */
  variant?: TriedLetter
  /** Name of the project while the server does not know it. */
  name?: string
  /** The saved version that `editorState` grew from. */
  baseVersion?: number
  /** When `editorState` first held changes that the server has not got; absent when it has them all. */
  unsavedSince?: string
}

/** The letter of a variant that is tried beside the page. */
export type TriedLetter = (typeof triedLetters)[number]

/** A site, or a folder of one. */
export type PagePlace = { siteId?: string | undefined; folderId?: string | undefined }

/** What to open: a new project (blank or from a template) or a page of the server. */
export type EditorStart =
  | { template: string | null; name?: string; place?: PagePlace }
  | { pageId: string; name?: string }

/** The part of react-router's `navigate` that is used here. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void | Promise<void>

const closed: EditorSession = { isOpen: false, selectedTemplate: null }

/** The stored session; anything unusable counts as closed. */
export function readEditorSession(store: KeyValueStore | null = localStore()): EditorSession {
  const value = readJson(editorSessionKey, store)
  if (typeof value !== 'object' || value === null || !('isOpen' in value)) return closed
  const session: EditorSession = { isOpen: value.isOpen === true, selectedTemplate: null }
  if ('selectedTemplate' in value && isText(value.selectedTemplate))
    session.selectedTemplate = value.selectedTemplate
  if ('startedAt' in value && isText(value.startedAt)) session.startedAt = value.startedAt
  if ('place' in value) session.place = placeIn(value.place)
  if ('pageId' in value && isText(value.pageId)) session.pageId = value.pageId
  const variant = 'variant' in value ? triedLetters.find((letter) => letter === value.variant) : undefined
  if (variant) session.variant = variant
  if ('name' in value && isText(value.name)) session.name = value.name
  if ('baseVersion' in value && Number.isInteger(value.baseVersion))
    session.baseVersion = Number(value.baseVersion)
  if ('unsavedSince' in value && isText(value.unsavedSince)) session.unsavedSince = value.unsavedSince
  return session
}

/** Returns false when storage is blocked or full. */
export function writeEditorSession(
  session: EditorSession,
  store: KeyValueStore | null = localStore(),
): boolean {
  return writeJson(editorSessionKey, session, store)
}

/**
 * Opens the editor. A new project clears `editorState`, and so does a page other than the one that state
 * belongs to; the page that was open before keeps it, so that unsaved changes come back.
 */
export function openEditor(
  navigate: Navigate,
  start: EditorStart,
  store: KeyValueStore | null = localStore(),
): void {
  const before = readEditorSession(store)
  const pageId = 'pageId' in start ? start.pageId : undefined
  // A variant comes back only where it holds changes that the server has not got.
  const hasVariant = before.variant !== undefined && before.unsavedSince === undefined
  const isSamePage = pageId !== undefined && before.pageId === pageId && !hasVariant
  if (!isSamePage) removeKey(editorStateKey, store)
  writeEditorSession(
    {
      ...(isSamePage ? before : {}),
      isOpen: true,
      selectedTemplate: 'template' in start ? start.template : null,
      ...(pageId === undefined ? { startedAt: new Date().toISOString() } : { pageId }),
      ...(start.name === undefined ? {} : { name: start.name }),
      ...('place' in start && start.place ? { place: start.place } : {}),
    },
    store,
  )
  void navigate(editorPath)
}

/** Has the open editor begin again with another variant of its page, or with the page itself. What was open is saved. */
export function chooseVariant(variant: TriedLetter | null, store: KeyValueStore | null = localStore()): void {
  const { isOpen, selectedTemplate, pageId } = readEditorSession(store)
  removeKey(editorStateKey, store)
  const session = { isOpen, selectedTemplate, ...(pageId !== undefined && { pageId }) }
  writeEditorSession(variant === null ? session : { ...session, variant }, store)
}

/** Opens the editor of a symbol; the page that was open is saved as it is left, and comes back behind it. */
export function symbolPath(id: string): string {
  return `${symbolsPath}/${id}`
}

/** Where a form of the workspace is edited, to go back to the forms. */
export function formPath(id: string): string {
  return `${symbolPath(id)}?from=forms`
}

/** Goes back to where a symbol was opened from: the forms, or what the editor held before. */
export function leaveSymbol(navigate: Navigate, params: URLSearchParams): void {
  if (params.get('from') === 'forms') void navigate(`${builderPath}/forms`)
  else reopenEditor(navigate)
}

/** Goes back to what the editor held before a symbol was opened. */
function reopenEditor(navigate: Navigate, store: KeyValueStore | null = localStore()): void {
  writeEditorSession({ ...readEditorSession(store), isOpen: true }, store)
  void navigate(editorPath)
}

/** Notes that the editor is no longer open; the edited state stays stored. */
export function markEditorClosed(store: KeyValueStore | null = localStore()): void {
  const session = readEditorSession(store)
  if (session.isOpen) writeEditorSession({ ...session, isOpen: false }, store)
}

/** Leaves the editor for the list of projects; the edited state stays stored. */
export function closeEditor(navigate: Navigate, store: KeyValueStore | null = localStore()): void {
  markEditorClosed(store)
  void navigate(`${builderPath}/overview`)
}

function placeIn(value: unknown): PagePlace {
  const place: PagePlace = {}
  if (typeof value !== 'object' || value === null) return place
  if ('siteId' in value && isText(value.siteId)) place.siteId = value.siteId
  if ('folderId' in value && isText(value.folderId)) place.folderId = value.folderId
  return place
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
