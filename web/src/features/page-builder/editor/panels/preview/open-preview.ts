import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { notify } from '../../../../../ui/toast.tsx'
import type { EditorModel } from '../../model/state/editor-model.ts'
import { isChange, nameOf, shownDocument, type EditorState } from '../../model/state/editor-store.ts'
import { showPage } from './preview-document.ts'

/** Time after a change until the preview follows, in milliseconds (page-builder.md §9). */
const delay = 300
const features = 'popup,width=1200,height=800'

/** Ends what follows the editor in the window that is open already. */
let stopFollowing: (() => void) | null = null

/**
 * Opens the page in a window of its own, which follows the changes of the editor until one of the two is
 * closed. A second call brings the same window to the front.
 */
export function openPreview({ store }: EditorModel): void {
  const preview = window.open('', 'aurelio-preview', features)
  if (!preview) {
    notify.error(
      i18n.t(
        'No se pudo abrir la pestaña de vista previa. Verifica que tu navegador permita ventanas emergentes.',
      ),
      { id: 'editor-preview' },
    )
    return
  }
  preview.focus()
  const show = () => {
    if (!preview.closed) void htmlOf(store.getState()).then((html) => showPage(preview, html))
  }
  show()

  stopFollowing?.()
  let timer: ReturnType<typeof setTimeout> | undefined
  function stop() {
    clearTimeout(timer)
    unsubscribe()
  }
  const unsubscribe = store.subscribe((state, before) => {
    if (preview.closed) {
      stop()
      return
    }
    const isSame =
      state.theme === before.theme && state.symbols === before.symbols && state.business === before.business
    if (!isChange(state, before) && isSame) return
    clearTimeout(timer)
    timer = setTimeout(show, delay)
  })
  stopFollowing = stop
}

/** The renderer is loaded with the first preview: editing does without it. */
async function htmlOf(state: EditorState): Promise<string> {
  const { renderPublication } = await import('@aurelio/page/render')
  const { documentWithItems } = await import('../../sync/collections/items-on-page.ts')
  const document = await documentWithItems(shownDocument(state))
  const { theme, business } = state
  return renderPublication(document, { title: nameOf(state), theme, business }).html
}
