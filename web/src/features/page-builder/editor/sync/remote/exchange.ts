import type { EditorSays } from '@aurelio/contracts/together'
import type { OrderedStep, Presence, ServerSays } from '@aurelio/contracts/together-line'
import {
  createIdSession,
  decodeStoredPage,
  findElement,
  createPageOrder,
  type Shown,
  type Waiting,
} from '@aurelio/page/document'
import { loadGroups, needsGroups } from '../../model/groups/load-groups.ts'
import { documentOf, nameOf, type EditorStore } from '../../model/state/editor-store.ts'
import { callFailure, type CallFailure } from '../state/call-failure.ts'
import type { DocumentHome } from '../state/document-home.ts'
import type { ServerPage } from '../state/save-state.ts'
import { openLine, type OpenLine } from '../together/open-line.ts'
import { othersAfter, type PeopleStore } from '../state/people-store.ts'
import { mostAtOnce, sendSteps } from './send-steps.ts'

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
  people: PeopleStore
  /** The server has confirmed something, or the page was asked for anew. */
  moved: (page: Partial<ServerPage> & { version: number }) => void
  /** The line stands, or it does not any more. */
  line: (isOpen: boolean) => void
  ended: (reason: 'outdated' | 'gone' | 'forbidden') => void
}

/** Most that is said in one message; more goes by a call. */
const mostOnLine = 64 * 1024
/** A step that is not confirmed after this time is sent again by a call, in milliseconds. */
const patienceMs = 6000

/** Gives the server what this editor does to one document, and this editor what the others do. */
export type Exchange = ReturnType<typeof openExchange>

export function openExchange({ home, store, people, moved, line: lineChanged, ended }: Parts, begun: Begun) {
  const { id } = begun.page
  const session = [createIdSession(), createIdSession(), createIdSession()].join('')
  const order = createPageOrder({
    shown: begun.confirmed ?? shownIn(store),
    version: begun.page.version,
    waiting: begun.waiting,
    session,
  })
  let isKnown = begun.confirmed !== null
  let line: OpenLine | null = null
  let asking: Promise<CallFailure | null> | null = null
  let heardMeanwhile: OrderedStep[] = []
  let patience: ReturnType<typeof setTimeout> | undefined

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

  /** False where the page is being asked for anew. */
  function receive(steps: readonly OrderedStep[]): boolean {
    if (asking) {
      heardMeanwhile.push(...steps)
      return false
    }
    const shown = order.receive(steps, shownIn(store))
    if (!shown) {
      void askAnew()
      return false
    }
    show(shown)
    settled()
    return true
  }

  function settled(page: Partial<ServerPage> = {}) {
    if (order.isEmpty()) clearTimeout(patience)
    moved({ ...page, version: order.version() })
  }

  function refused(of: string, steps: readonly { n: number }[]) {
    if (steps.length === 0) return
    const lost = order.drop(new Set(steps.map(({ n }) => n)), of)
    show(order.shownNow())
    people.setState((state) => ({ lost: [...state.lost, ...lost] }))
    settled()
  }

  function known(of: string, steps: readonly number[]) {
    if (order.drop(new Set(steps), of).length === 0) return
    show(order.shownNow())
    settled()
  }

  /** Takes the page as the server has it, and does on it what waits. */
  function askAnew(): Promise<CallFailure | null> {
    asking ??= bringAnew()
      .then(() => null)
      .catch(callFailure)
      .finally(() => {
        asking = null
        const steps = heardMeanwhile
        heardMeanwhile = []
        if (isKnown && steps.length > 0) receive(steps)
      })
    return asking
  }

  async function bringAnew() {
    const { document, name, ...page } = await home.open(id)
    const decoded = decodeStoredPage(document)
    if (!decoded.ok) throw decoded.error
    if (needsGroups(decoded.document)) await loadGroups()
    isKnown = true
    show(order.begin({ document: decoded.document, name }, page.version))
    settled(page)
  }

  function hear(message: ServerSays) {
    switch (message.kind) {
      case 'steps':
        receive(message.steps)
        return
      case 'anew':
        void askAnew()
        return
      case 'refused':
        refused(session, message.steps)
        return
      case 'known':
        known(session, message.steps)
        return
      case 'welcome':
      case 'here':
      case 'left':
        people.setState(({ others }) => ({ others: othersAfter(others, message) }))
    }
  }

  /** By calls, until nothing waits; the failure that kept it from that. */
  async function sendAll(): Promise<CallFailure | null> {
    if (!isKnown) {
      const failure = await askAnew()
      if (failure) return failure
    }
    for (let first = order.waiting()[0]; first; first = order.waiting()[0]) {
      const of = first.session
      const steps = leading(order.waiting(), of)
      const sent = await sendSteps(home, id, { session: of, seen: order.version(), steps })
      if (!sent.ok) return sent.failure
      refused(of, sent.refused)
      if (!sent.steps || !receive(sent.steps)) {
        const failure = await askAnew()
        if (failure) return failure
        // They stand in the page that was just brought.
        known(
          of,
          steps.map(({ n }) => n),
        )
      } else known(of, sent.known)
    }
    return null
  }

  return {
    id,
    add: order.add,
    waiting: order.waiting,
    isEmpty: () => order.isEmpty(),
    version: order.version,
    sendAll,
    /** Says on the line what has not been sent yet. False where that is not for the line. */
    say(late: () => void): boolean {
      if (!isKnown || asking || !line?.isOpen() || order.waiting().some((step) => step.session !== session))
        return false
      const steps = order.takeUnsent(mostAtOnce)
      if (steps.length === 0) return true
      const text = JSON.stringify(saidOf(steps))
      if (text.length > mostOnLine || !line.say(text)) {
        order.unsend()
        return false
      }
      clearTimeout(patience)
      patience = setTimeout(late, patienceMs)
      return true
    },
    here(presence: Presence) {
      line?.say(JSON.stringify({ kind: 'here', presence } satisfies EditorSays))
    },
    /** What is shown now is what the server holds, at this version. */
    settle(version: number) {
      isKnown = true
      order.settle(shownIn(store), version)
    },
    connect() {
      line = openLine({
        at: home.lineOf(id),
        session,
        seen: order.version,
        hear,
        opened: () => {
          order.unsend()
          lineChanged(true)
        },
        closed: () => {
          order.unsend()
          people.setState({ others: [] })
          lineChanged(false)
        },
        ended: (reason) => {
          if (reason !== 'tooFast') ended(reason)
        },
      })
    },
    disconnect() {
      clearTimeout(patience)
      line?.end()
      line = null
      people.setState({ others: [] })
    },
  }
}

export function shownIn(store: EditorStore): Shown {
  const state = store.getState()
  return { document: documentOf(state), name: nameOf(state) }
}

function saidOf(steps: readonly Waiting[]): EditorSays {
  return {
    kind: 'steps',
    steps: steps.map(({ n, operations, name }) => ({
      n,
      operations: [...operations],
      ...(name !== undefined && { name }),
    })),
  }
}

/** The first steps that are of one session. */
function leading(waiting: readonly Waiting[], session: string): readonly Waiting[] {
  const end = waiting.findIndex((step) => step.session !== session)
  return waiting.slice(0, Math.min(end === -1 ? waiting.length : end, mostAtOnce))
}
