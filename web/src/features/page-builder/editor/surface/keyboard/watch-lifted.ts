import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { announce } from '../state/announcement-store.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import { documentOf } from '../../model/state/editor-store.ts'

/**
 * Ends a drag of the keyboard when something else takes over: the pointer, another place of the focus, a page
 * that changed under it. Ended without a drop, the focus goes back to where it began.
 */
export function watchLifted(editor: EditorSurface, surface: HTMLElement, origin: HTMLElement | null): void {
  const { store, drag, announcements } = editor
  const controller = new AbortController()
  const options = { signal: controller.signal, capture: true }
  const page = documentOf(store.getState())
  const isUnchanged = () => documentOf(store.getState()) === page

  document.addEventListener('pointerdown', () => drag.cancel(), options)
  surface.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !surface.contains(relatedTarget)) drag.cancel()
    },
    options,
  )
  const stopStore = store.subscribe(() => {
    if (!isUnchanged()) drag.cancel()
  })
  const stopDrag = drag.state.subscribe((state) => {
    if (state.drag) return
    controller.abort()
    stopStore()
    stopDrag()
    // A drop changes the page right after the drag has ended, and then tells of itself instead.
    announce(announcements, i18n.t('Movimiento cancelado. Nada ha cambiado.'))
    queueMicrotask(() => {
      if (isUnchanged() && surface.contains(document.activeElement)) origin?.focus()
    })
  })
}
