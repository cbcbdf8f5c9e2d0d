import { encodePage } from '@aurelio/page/document'
import { client } from '../../../../platform/api/client.ts'
import { documentOf, type EditorState, type EditorStore } from '../state/editor-store.ts'
import { callFailure } from './call-failure.ts'
import { defaultName } from './default-name.ts'
import type { SaveStore, ServerPage } from './save-state.ts'

/** Quiet time after the last change before the page is saved by itself, in milliseconds. */
const quietTime = 1500
/** Pauses between attempts while the server cannot be reached, in milliseconds; the last one repeats. */
const retryPauses = [2000, 5000, 15_000, 30_000]

/** Brings the page to the server: by hand, and by itself once it exists there. */
export type Saver = {
  /** Saves what there is now; true once the server holds it. */
  save: () => Promise<boolean>
  /** Takes over what the server holds as saved: nothing is waiting any more. */
  adopt: (page: ServerPage) => void
  /** Saves by itself from now on, once the page exists on the server. Returns what ends that. */
  connect: () => () => void
}

type Parts = {
  store: EditorStore
  saves: SaveStore
  /** Told what the server holds, so that a reload knows whether something is unsaved. */
  remember: (page: ServerPage, isSaved: boolean) => void
}

export function createSaver({ store, saves, remember }: Parts): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let running: Promise<boolean> | null = null

  function schedule(pause: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), pause)
  }

  /** One save at a time: a second one waits for the first and then saves what has changed since. */
  async function save(): Promise<boolean> {
    clearTimeout(timer)
    while (running) await running
    running = send().finally(() => {
      running = null
    })
    return running
  }

  async function send(): Promise<boolean> {
    const { page } = saves.getState()
    const state = store.getState()
    const document = documentOf(state)
    const content = { name: state.name.trim() || defaultName, document: encodePage(document) }
    saves.setState({ status: { kind: 'saving' } })
    try {
      const saved = page
        ? await client.pages.save({ id: page.id, baseVersion: page.version, ...content })
        : await client.pages.create(content)
      attempts = 0
      const now = store.getState()
      const isCurrent = documentOf(now) === document && now.name === state.name
      saves.setState({ page: saved, status: { kind: isCurrent ? 'saved' : 'unsaved' } })
      remember(saved, isCurrent)
      if (!isCurrent) schedule(quietTime)
      return true
    } catch (error) {
      failed(error, page)
      return false
    }
  }

  function failed(error: unknown, page: ServerPage | null) {
    const failure = callFailure(error)
    switch (failure.kind) {
      case 'offline':
        saves.setState({ status: { kind: 'offline' } })
        // A page that the server has never seen is only sent when the person asks for it.
        if (page) schedule(retryPauses[Math.min(attempts, retryPauses.length - 1)] ?? 0)
        attempts += 1
        return
      case 'conflict':
        saves.setState({ status: failure })
        return
      case 'gone':
        // Deleted elsewhere: the work stays here and the next save makes a new page of it.
        saves.setState({ page: null, status: { kind: 'local' } })
        return
      case 'failed':
        saves.setState({ status: failure })
    }
  }

  function changed(state: EditorState, before: EditorState) {
    if (documentOf(state) === documentOf(before) && state.name === before.name) return
    const { page, status } = saves.getState()
    if (!page) return
    remember(page, false)
    if (status.kind === 'conflict') return
    if (status.kind !== 'saving') saves.setState({ status: { kind: 'unsaved' } })
    schedule(quietTime)
  }

  function cameOnline() {
    const { page, status } = saves.getState()
    if (page && status.kind === 'offline') void save()
  }

  return {
    save,
    adopt: (page) => {
      clearTimeout(timer)
      saves.setState({ page, status: { kind: 'saved' } })
      remember(page, true)
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
