import type { EditorSync } from '../state/editor-sync.ts'
import { documentOf, isChange, nameOf } from '../../model/state/editor-store.ts'

/**
 * Keeps the browser's storage in step with the document: one write after each frame with
 * changes, as soon as the browser has time for it (what others did, with what comes after it), and at once when the page is left (page-builder.md §4, "Local saving").
 * @param failed called when a write does not fit; what was stored before stays as it is
 */
export function keepLocally(
  {
    home,
    store,
    saves,
    saver,
  }: Pick<EditorSync, 'home' | 'store' | 'saves'> & { saver: Pick<EditorSync['saver'], 'waiting'> },
  failed: () => void,
): () => void {
  let frame: number | null = null
  let cancelRest: (() => void) | undefined
  let isDue = false
  let later: ReturnType<typeof setTimeout> | undefined
  const keep = home.keeper()

  function write() {
    if (!isDue) return
    isDue = false
    const state = store.getState()
    const { page, status } = saves.getState()
    const work = { page, document: documentOf(state), name: nameOf(state), status: status.kind }
    if (!keep({ ...work, waiting: saver.waiting() })) failed()
  }

  function schedule() {
    isDue = true
    // After the paint: turning a large page into text must not delay what the person sees.
    frame ??= requestAnimationFrame(() => {
      frame = null
      cancelRest = whenAtRest(write)
    })
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (!isChange(state, before)) return
    if (state.made !== before.made) return schedule()
    // What others did the server has.
    isDue = true
    later ??= setTimeout(() => {
      later = undefined
      schedule()
    }, othersMs)
  })
  const hidden = () => {
    if (document.visibilityState === 'hidden') write()
  }
  window.addEventListener('pagehide', write)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', write)
    document.removeEventListener('visibilitychange', hidden)
    if (frame !== null) cancelAnimationFrame(frame)
    cancelRest?.()
    clearTimeout(later)
    write()
  }
}

/** How long what others did may wait for it, in ms. */
const othersMs = 2000

/** How long a write may wait for the browser to have nothing else to do, in ms. */
const mostRestMs = 100

/** Calls once the browser has time, at the latest soon. Returns the function that calls it off. */
function whenAtRest(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(call, { timeout: mostRestMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(call)
  return () => clearTimeout(id)
}
