import type { Made, Operation } from '@aurelio/page/document'
import type { PeopleStore } from '../../../../../platform/together/people-store.ts'
import { defaultName } from '../../model/state/default-name.ts'
import { isChange, nameOf, type EditorState, type EditorStore } from '../../model/state/editor-store.ts'
import { pictureSettler } from '../pictures/settle-pictures.ts'
import type { DocumentHome } from '../state/document-home.ts'
import type { Saver } from '../state/editor-sync.ts'
import type { SaveStore, ServerPage } from '../state/save-state.ts'
import { openPageExchange, shownIn, type Begun, type Exchange } from './exchange.ts'
import type { CallFailure } from '../state/call-failure.ts'

/** Quiet time after the last change before it is sent by itself, in milliseconds; and the pause with others on the page. */
const quietTime = 1500
const companyPause = 30
/** Pauses between attempts while the server cannot be reached, in milliseconds; the last one repeats. */
const retryPauses = [2000, 5000, 15_000, 30_000]

type Parts = { home: DocumentHome; store: EditorStore; saves: SaveStore; people: PeopleStore<Operation> }

/** Brings what is done to the document to the server: on its line, and by calls where that does not stand. */
export function createSaver({ home, store, saves, people }: Parts, begun: Begun | null): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let running: Promise<boolean> | null = null
  let waiting: Promise<boolean> | null = null
  let exchange = begun && exchangeOf(begun)
  /** Made while the page is being put on the server for the first time. */
  let meanwhile: Change[] | null = null
  let isConnected = false
  const settlePictures = pictureSettler(store)

  function exchangeOf(given: Begun): Exchange {
    return openPageExchange(
      {
        home,
        store,
        people,
        moved: (page) => {
          saves.setState((state) => ({ page: state.page && { ...state.page, ...page } }))
          if (!running) settle()
        },
        line: (isOpen) => {
          if (isOpen) comeBack()
          else if (!navigator.onLine) saves.setState({ status: { kind: 'offline' } })
        },
        ended: (reason) => {
          if (reason === 'gone') settleFailure({ kind: 'gone' })
          else void save()
        },
      },
      given,
    )
  }

  const isVariant = () => saves.getState().page?.variant !== undefined
  const inCompany = () => people.getState().others.length > 0

  function schedule(pause: number) {
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
  }

  /** With others on the page they see each key; alone there is time until it is quiet. */
  function soon() {
    if (!inCompany()) schedule(quietTime)
    else timer ??= setTimeout(flush, companyPause)
  }

  function flush() {
    timer = undefined
    if (!exchange && isVariant()) void save()
    if (running || !exchange || exchange.isEmpty()) return
    if (!settlePictures.isDue(exchange.waiting()) && exchange.say(() => void save()))
      saves.setState({ status: { kind: 'saving' } })
    else void save()
  }

  function comeBack() {
    if (exchange?.isEmpty()) settle()
    else if (!running) void save()
  }

  /** One save at a time: others that come meanwhile become one more, of what there is then. */
  function save(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    if (!running) return begin()
    waiting ??= running.then(begin)
    return waiting
  }

  function begin(): Promise<boolean> {
    waiting = null
    running = send()
      .then((isSent) => {
        running = null
        if (isSent) settle()
        return isSent
      })
      .finally(() => {
        running = null
      })
    return running
  }

  async function send(): Promise<boolean> {
    saves.setState({ status: { kind: 'saving' } })
    const settling = settlePictures()
    if (settling) {
      await settling
      // Moving them is a change of its own, and is sent now.
      clearTimeout(timer)
      timer = undefined
    }
    const failure = exchange ? await exchange.sendAll() : await sendWhole()
    if (failure) settleFailure(failure)
    else attempts = 0
    return failure === null
  }

  async function sendWhole(): Promise<CallFailure | null> {
    const { page } = saves.getState()
    if (!home.push) return { kind: 'gone' }
    return page?.variant === undefined ? create(home.push) : saveVariant(home.push, page)
  }

  /** A variant has no order yet: it goes whole, and who has saved it meanwhile is not overwritten. */
  async function saveVariant(push: Push, page: ServerPage): Promise<CallFailure | null> {
    const state = store.getState()
    const pushed = await push(page, shownIn(store))
    if (!pushed.ok) return pushed.failure
    const isCurrent = !isChange(store.getState(), state)
    saves.setState({ page: pushed.page, status: { kind: isCurrent ? 'saved' : 'unsaved' } })
    if (isCurrent) home.saved(pushed.page, nameOf(state))
    else schedule(quietTime)
    return null
  }

  /** Puts the page on the server; what is done to it meanwhile goes there by itself. */
  async function create(push: Push): Promise<CallFailure | null> {
    const changes: Change[] = []
    meanwhile = changes
    const content = shownIn(store)
    const pushed = await push(null, content)
    meanwhile = null
    if (!pushed.ok) return pushed.failure
    const { page } = pushed
    saves.setState({ page })
    exchange = exchangeOf({ page, confirmed: content, waiting: [] })
    for (const { made, name } of changes) exchange.add(made, name)
    if (isConnected) exchange.connect()
    home.saved(page, content.name)
    return null
  }

  /** Says where the work stands by now. */
  function settle() {
    if (!exchange) return
    const { page } = saves.getState()
    if (!exchange.isEmpty()) {
      if (saves.getState().status.kind !== 'saving') saves.setState({ status: { kind: 'unsaved' } })
      soon()
      return
    }
    saves.setState({ status: navigator.onLine ? { kind: 'saved' } : { kind: 'offline' } })
    if (!page) return
    home.saved(page, nameOf(store.getState()))
  }

  function settleFailure(failure: CallFailure) {
    if (failure.kind === 'gone' && home.push && !isVariant()) {
      // Deleted elsewhere: the work stays here and the next save makes a new page of it.
      exchange?.disconnect()
      exchange = null
      saves.setState({ page: null, status: { kind: 'local' } })
      return
    }
    saves.setState({ status: failure.kind === 'gone' ? { kind: 'failed', text: home.goneText() } : failure })
    if (failure.kind !== 'offline') return
    // A page that the server has never seen is only sent when the person asks for it.
    if (exchange || isVariant()) schedule(retryPauses[Math.min(attempts, retryPauses.length - 1)] ?? 0)
    attempts += 1
  }

  function changed(state: EditorState, before: EditorState) {
    // What others did comes without anything made here.
    if (!isChange(state, before) || state.made === before.made) return
    const { made } = state
    const name = nameOf(state) === nameOf(before) ? undefined : nameOf(state).trim() || defaultName
    meanwhile?.push({ made, name })
    const { kind } = saves.getState().status
    if (!exchange) {
      if (!isVariant() || kind === 'conflict') return
      if (kind !== 'saving') saves.setState({ status: { kind: 'unsaved' } })
      schedule(quietTime)
      return
    }
    exchange.add(made, name)
    if (kind === 'offline') return
    if (kind !== 'saving') saves.setState({ status: { kind: 'unsaved' } })
    soon()
  }

  const cameOnline = () => {
    if ((exchange || isVariant()) && saves.getState().status.kind === 'offline') void save()
  }
  const wentOffline = () => {
    if (exchange) saves.setState({ status: { kind: 'offline' } })
  }
  /** Somebody came: what waited for a quiet moment is for them too. */
  function peopleChanged() {
    if (inCompany() && exchange && !exchange.isEmpty()) schedule(0)
  }

  return {
    save,
    adopt: (page) => {
      clearTimeout(timer)
      timer = undefined
      exchange?.settle(page.version)
      saves.setState({ page, status: { kind: 'saved' } })
      home.saved(page, nameOf(store.getState()))
      settle()
    },
    waiting: () => exchange?.waiting() ?? [],
    here: (presence) => exchange?.here(presence),
    connect: () => {
      isConnected = true
      const unsubscribe = [store.subscribe(changed), people.subscribe(peopleChanged)]
      window.addEventListener('online', cameOnline)
      window.addEventListener('offline', wentOffline)
      exchange?.connect()
      if (saves.getState().status.kind === 'unsaved') schedule(quietTime)
      return () => {
        isConnected = false
        for (const leave of unsubscribe) leave()
        window.removeEventListener('online', cameOnline)
        window.removeEventListener('offline', wentOffline)
        exchange?.disconnect()
        clearTimeout(timer)
      }
    },
  }
}

type Push = NonNullable<DocumentHome['push']>
type Change = { made: Made; name: string | undefined }
