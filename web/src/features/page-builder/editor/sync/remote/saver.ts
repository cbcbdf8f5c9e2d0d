import { readEditorSession } from '../../../editor-session.ts'
import {
  documentOf,
  isChange,
  nameOf,
  type EditorState,
  type EditorStore,
} from '../../model/state/editor-store.ts'
import type { CallFailure } from './call-failure.ts'
import { pictureSettler } from '../pictures/settle-pictures.ts'
import { rememberSaved } from '../local/local-start.ts'
import { pushPage } from './push-page.ts'
import type { Saver } from '../state/editor-sync.ts'
import type { SaveStore, ServerPage } from '../state/save-state.ts'

/** Quiet time after the last change before the page is saved by itself, in milliseconds. */
const quietTime = 1500
/** Pauses between attempts while the server cannot be reached, in milliseconds; the last one repeats. */
const retryPauses = [2000, 5000, 15_000, 30_000]

export function createSaver(store: EditorStore, saves: SaveStore): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let running: Promise<boolean> | null = null
  let waiting: Promise<boolean> | null = null
  const { startedAt } = readEditorSession()
  const settlePictures = pictureSettler(store)

  function schedule(pause: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), pause)
  }

  /** One save at a time: others that come meanwhile become one more, of what there is then. */
  function save(): Promise<boolean> {
    clearTimeout(timer)
    if (!running) return begin()
    waiting ??= running.then(begin)
    return waiting
  }

  function begin(): Promise<boolean> {
    waiting = null
    running = send().finally(() => {
      running = null
    })
    return running
  }

  async function send(): Promise<boolean> {
    const { page } = saves.getState()
    saves.setState({ status: { kind: 'saving' } })
    const settling = settlePictures()
    if (settling) {
      await settling
      // Moving them is a change of its own, and is sent now.
      clearTimeout(timer)
    }
    const state = store.getState()
    const pushed = await pushPage(page, { name: nameOf(state), document: documentOf(state) })
    if (!pushed.ok) {
      settleFailure(pushed.failure, page)
      return false
    }
    attempts = 0
    const isCurrent = !isChange(store.getState(), state)
    saves.setState({ page: pushed.page, status: { kind: isCurrent ? 'saved' : 'unsaved' } })
    if (isCurrent) rememberSaved(pushed.page, nameOf(state), startedAt)
    else schedule(quietTime)
    return true
  }

  function settleFailure(failure: CallFailure, page: ServerPage | null) {
    if (failure.kind === 'gone') {
      // Deleted elsewhere: the work stays here and the next save makes a new page of it.
      saves.setState({ page: null, status: { kind: 'local' } })
      return
    }
    saves.setState({ status: failure })
    if (failure.kind !== 'offline') return
    // A page that the server has never seen is only sent when the person asks for it.
    if (page) schedule(retryPauses[Math.min(attempts, retryPauses.length - 1)] ?? 0)
    attempts += 1
  }

  function changed(state: EditorState, before: EditorState) {
    if (!isChange(state, before)) return
    const { page, status } = saves.getState()
    if (!page) return
    if (status.kind === 'conflict') return
    if (status.kind !== 'saving') saves.setState({ status: { kind: 'unsaved' } })
    schedule(quietTime)
  }

  const cameOnline = () => {
    if (saves.getState().page && saves.getState().status.kind === 'offline') void save()
  }

  return {
    save,
    adopt: (page) => {
      clearTimeout(timer)
      saves.setState({ page, status: { kind: 'saved' } })
      rememberSaved(page, nameOf(store.getState()), startedAt)
    },
    connect: () => {
      const unsubscribe = store.subscribe(changed)
      window.addEventListener('online', cameOnline)
      if (saves.getState().status.kind === 'unsaved') schedule(quietTime)
      return () => {
        unsubscribe()
        window.removeEventListener('online', cameOnline)
        clearTimeout(timer)
      }
    },
  }
}
