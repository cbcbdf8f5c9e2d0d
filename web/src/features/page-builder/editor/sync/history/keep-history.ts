import { isWhole, resume, type History } from '@aurelio/page/document'
import { logNotice } from '../../../../../platform/log.ts'
import type { EditorSync } from '../state/editor-sync.ts'
import { deleteHistory, readHistoryText, writeHistoryText } from './history-database.ts'
import { historyText, readHistory } from './kept-history.ts'

/** Quiet time after the last step before the history is written, in milliseconds: it is a few kilobytes. */
const quietTime = 50
/** Key of the project that the server has not got yet. */
const unsavedProject = 'local'

type Kept = Pick<EditorSync, 'store' | 'saves'>

/** The history as the page was opened; `isNew` for a project that begins now. */
export type Opened = { history: History; isNew: boolean }

/**
 * Brings back the history that belongs to the page as it was opened, and keeps it from then on. A history
 * whose steps cannot all be taken back on that page is another page's, and is dropped. Without a database, or
 * without room, it lasts as long as the tab.
 */
export function keepHistory({ store, saves }: Kept, opened: Opened): () => void {
  let key = keyOf()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false

  function keyOf(): string {
    const { page } = saves.getState()
    return page ? page.id + (page.variant ?? '') : unsavedProject
  }

  async function bringBack() {
    const text = await readHistoryText(key)
    const kept = text === null ? null : readHistory(text)
    if (kept?.name !== opened.history.name || !isWhole({ ...opened.history, ...kept })) return
    const { history } = store.getState()
    if (history.entries[0] === opened.history.entries[0]) store.setState({ history: resume(kept, history) })
  }

  async function write() {
    clearTimeout(timer)
    if (!isDue) return
    isDue = false
    const before = key
    key = keyOf()
    try {
      await writeHistoryText(key, historyText(store.getState().history))
      if (before !== key) await deleteHistory(before)
    } catch (error) {
      logNotice('The history could not be kept', error)
    }
  }

  function schedule() {
    isDue = true
    clearTimeout(timer)
    timer = setTimeout(() => void write(), quietTime)
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.history !== before.history) schedule()
  })
  const leaveKey = saves.subscribe(() => {
    if (keyOf() !== key) schedule()
  })
  const flush = () => void write()
  window.addEventListener('pagehide', flush)
  if (opened.isNew) schedule()
  else void bringBack().catch((error: unknown) => logNotice('The history could not be read', error))
  return () => {
    unsubscribe()
    leaveKey()
    window.removeEventListener('pagehide', flush)
    flush()
  }
}
