import {
  createIdSession,
  findElement,
  inlineSymbols,
  startHistory,
  type DocumentError,
  type ElementId,
  type ElementNode,
  type History,
  type Made,
  type PageDocument,
  noSiteLinks,
  type SiteLinks,
  type Symbols,
  type Viewport,
  withSiteLinks,
} from '@aurelio/page/document'
import { type Business, noBusiness } from '@aurelio/page/elements'
import type { Theme } from '@aurelio/page/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LetterRules } from './letter-rules.ts'

/** What is being edited and how it is looked at (page-builder.md §3, "Editor state"). */
export type EditorState = {
  history: History
  /** What the last change did that was made in this editor; a page that changed without it was changed by others. */
  made: Made
  selectedId: ElementId | null
  /** What is selected together with it; empty for one element alone. */
  selectedWith: readonly ElementId[]
  viewport: Viewport
  /** What tells the ids that this editor makes from those of all others. */
  session: string
  /** Nothing but the page: the panels are hidden and nothing can be changed. */
  isReadOnly: boolean
  /** The kit of the page's site; null where it has none, or none is known yet. */
  theme: Theme | null
  /** The links that its site gives to the page; none where it stands in none, or they are not known yet. */
  links: SiteLinks
  /** The site that the page stands in, or will; null while it is not known. */
  siteId: string | null
  /** Whose site the page stands in, as it says it by name. */
  business: Business
  /** The symbol that is edited in place of a page. */
  symbolId: string | null
  /** What a letter can hold and show; null where a page of the web is edited. */
  letter: LetterRules | null
  /** The symbols that stand on the page, and inside those, as they are now. */
  symbols: Symbols
  /** Ids of those that are there no more. */
  lostSymbols: ReadonlySet<string>
  /** An element of a collection as a sample item fills it; null while none is looked through. */
  sampleOf: ((element: ElementNode) => ElementNode) | null
  /** Why the page refused the last change; null once another one was made. */
  refused: DocumentError | null
}

export type EditorStore = StoreApi<EditorState>

export function createEditorStore(document: PageDocument, name: string): EditorStore {
  const store: EditorStore = createStore(() => ({
    history: startHistory(document, name),
    made: { operations: [] },
    selectedId: null,
    selectedWith: [],
    viewport: 'desktop',
    session: createIdSession(),
    isReadOnly: false,
    theme: null,
    links: noSiteLinks,
    siteId: null,
    business: noBusiness,
    symbolId: null,
    letter: null,
    symbols: new Map(),
    lostSymbols: new Set(),
    sampleOf: null,
    refused: null,
  }))
  keepSelection(store)
  return store
}

/** The page as it stands now. */
export function documentOf(state: EditorState): PageDocument {
  return state.history.document
}

/** The page as it is shown: with what its symbols hold in their places, and the links of its site. */
export function shownDocument({ history, symbols, links }: EditorState): PageDocument {
  return withSiteLinks(inlineSymbols(history.document, symbols), links)
}

/** Name of the project, which is the title of the page; a part of the history like the page. */
export function nameOf(state: EditorState): string {
  return state.history.name
}

/** Whether there is something new to save: another page, or another name. */
export function isChange(state: EditorState, before: EditorState): boolean {
  return documentOf(state) !== documentOf(before) || nameOf(state) !== nameOf(before)
}

/**
 * Keeps the rest of a selection true: choosing another element alone ends it, and what is removed leaves it.
 * So whoever selects one element need not know that there may be several.
 */
function keepSelection(store: EditorStore): void {
  store.subscribe((state, before) => {
    if (state.selectedWith.length === 0) return
    if (state.selectedId !== before.selectedId && state.selectedWith === before.selectedWith) {
      store.setState({ selectedWith: [] })
      return
    }
    const document = documentOf(state)
    if (document === documentOf(before)) return
    const left = state.selectedWith.filter((id) => findElement(document, id))
    if (left.length < state.selectedWith.length) store.setState({ selectedWith: left })
  })
}
