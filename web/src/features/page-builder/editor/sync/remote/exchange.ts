import { serverSaysSchema } from '@aurelio/contracts/together-line'
import {
  createIdSession,
  createPageOrder,
  decodeStoredPage,
  findElement,
  type Operation,
  type Shown,
  type Waiting,
} from '@aurelio/page/document'
import { openExchange } from '../../../../../platform/together/exchange.ts'
import type { PeopleStore } from '../../../../../platform/together/people-store.ts'
import { loadGroups, needsGroups } from '../../model/groups/load-groups.ts'
import { documentOf, nameOf, type EditorStore } from '../../model/state/editor-store.ts'
import { callFailure } from '../state/call-failure.ts'
import type { DocumentHome } from '../state/document-home.ts'
import type { ServerPage } from '../state/save-state.ts'
import { sendSteps } from './send-steps.ts'

/** A document of the server as it was opened. */
export type Begun = {
  page: ServerPage
  /** What the server holds; null where it could not be asked. */
  confirmed: Shown | null
  waiting: readonly Waiting[]
}

type Parts = {
  home: DocumentHome
  store: EditorStore
  people: PeopleStore<Operation>
  /** The server has confirmed something, or the document was asked for anew. */
  moved: (page: Partial<ServerPage> & { version: number }) => void
  /** The line stands, or it does not any more. */
  line: (isOpen: boolean) => void
  ended: (reason: 'outdated' | 'gone' | 'forbidden') => void
}

/** Gives the server what this editor does to one page, symbol or letter, and this editor what the others do. */
export type Exchange = ReturnType<typeof openPageExchange>

export function openPageExchange({ home, store, people, moved, line, ended }: Parts, begun: Begun) {
  const { id } = begun.page
  const session = [createIdSession(), createIdSession(), createIdSession()].join('')
  const order = createPageOrder({
    shown: begun.confirmed ?? shownIn(store),
    version: begun.page.version,
    waiting: begun.waiting,
    session,
  })
  let brought: Partial<ServerPage> = {}

  /** Shows what others did: it is no step of this editor's history. */
  function show({ document, name }: Shown) {
    store.setState((state) => {
      if (document === documentOf(state) && name === nameOf(state)) return state
      const isThere = state.selectedId === null || findElement(document, state.selectedId)
      return {
        history: { ...state.history, document, name },
        ...(!isThere && { selectedId: null }),
      }
    })
  }

  const exchange = openExchange({
    session,
    order,
    isKnown: begun.confirmed !== null,
    shown: () => shownIn(store),
    show,
    people,
    lineAt: home.lineOf(id),
    read: (message) => serverSaysSchema.safeParse(message).data ?? null,
    async bring() {
      const { document, name, ...page } = await home.open(id)
      const decoded = decodeStoredPage(document)
      if (!decoded.ok) throw decoded.error
      if (needsGroups(decoded.document)) await loadGroups()
      brought = page
      return { shown: { document: decoded.document, name }, version: page.version }
    },
    send: (sent) => sendSteps(home, id, sent),
    failure: callFailure,
    moved(version) {
      moved({ ...brought, version })
      brought = {}
    },
    line,
    ended,
  })
  return { ...exchange, add: (...made: Parameters<typeof order.add>) => order.add(...made) }
}

export function shownIn(store: EditorStore): Shown {
  const state = store.getState()
  return { document: documentOf(state), name: nameOf(state) }
}
