import { documentVersion, encodeElements, type StoredPage } from '@aurelio/page/document'
import { documentOf } from '../../model/state/editor-store.ts'
import type { EditorSync } from '../state/editor-sync.ts'
import type { SaveStatus } from '../state/save-state.ts'
import type { WholeLetter } from './letter-port.ts'
import { forgetLocalLetter, keepLocalLetter } from './local-letter.ts'

/** It is tried again this long after the server was away, in milliseconds. */
const againMs = 5000

export type LetterSaver = {
  /** Sends all there is now; true once it is kept. */
  save: () => Promise<boolean>
  /** Lets what is here stand in place of what somebody else has saved since. */
  saveOver: () => Promise<boolean>
  /** Saves by itself from now on. Returns what ends that. */
  connect: () => () => void
}

type Saving = Pick<EditorSync, 'store' | 'saves'>

/**
 * Keeps a letter: in this browser with each change, at its port once nothing has been changed for a moment.
 * @param start number of the save that the document grew from, and whether it holds more than that
 */
export function createLetterSaver(
  { store, saves }: Saving,
  port: WholeLetter,
  start: { number: number; isUnsaved: boolean },
): LetterSaver {
  let baseNumber = start.number
  let kept = start.isUnsaved ? null : documentOf(store.getState())
  let running: Promise<boolean> = Promise.resolve(true)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (status: SaveStatus) => saves.setState({ status })
  tell({ kind: start.isUnsaved ? 'unsaved' : 'saved' })

  async function send(): Promise<boolean> {
    const document = documentOf(store.getState())
    if (document === kept) return true
    if (saves.getState().status.kind === 'conflict') return false
    tell({ kind: 'saving' })
    const page: StoredPage = { version: documentVersion, elements: encodeElements(document) }
    const saved = await port.save(page, baseNumber)
    if (saved.ok) {
      baseNumber = saved.number
      kept = document
      if (documentOf(store.getState()) !== document) return wait()
      forgetLocalLetter(port.key)
      tell({ kind: 'saved' })
      return true
    }
    switch (saved.reason) {
      case 'changed':
        tell({ kind: 'conflict', version: baseNumber })
        break
      case 'offline':
        tell({ kind: 'offline' })
        later(againMs)
        break
      case 'failed':
      case 'left':
        tell({ kind: 'failed', text: saved.text })
        if (saved.reason === 'left') store.setState({ isReadOnly: true })
    }
    return false
  }

  /** Something was changed while the last save was on its way. */
  function wait(): false {
    keepLocalLetter(port.key, { document: documentOf(store.getState()), baseNumber })
    tell({ kind: 'unsaved' })
    later(port.pauseMs)
    return false
  }

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  /** One after the other: each stands on the one before. */
  function save(): Promise<boolean> {
    clearTimeout(timer)
    running = running.then(send)
    return running
  }

  return {
    async save() {
      // A change that came meanwhile is due as well.
      return (await save()) || (saves.getState().status.kind === 'unsaved' && save())
    },
    async saveOver() {
      try {
        baseNumber = (await port.open()).number
      } catch {
        // It cannot be asked now: what is here stays in the browser, and the question stays open.
        return false
      }
      tell({ kind: 'unsaved' })
      return save()
    },
    connect() {
      const leave = store.subscribe((state, before) => {
        if (documentOf(state) === documentOf(before)) return
        if (saves.getState().status.kind === 'conflict') {
          keepLocalLetter(port.key, { document: documentOf(state), baseNumber })
          return
        }
        wait()
      })
      const controller = new AbortController()
      addEventListener('online', () => later(0), { signal: controller.signal })
      if (start.isUnsaved) later(0)
      return () => {
        leave()
        controller.abort()
        void save()
      }
    },
  }
}
