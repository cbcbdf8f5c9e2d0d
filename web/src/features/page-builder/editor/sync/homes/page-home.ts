import { client } from '../../../../../platform/api/client.ts'
import { writeText } from '../../../../../platform/local-storage.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { editorStateKey, markEditorClosed, readEditorSession } from '../../../editor-session.ts'
import { rememberSaved, rememberUnsaved } from '../local/local-start.ts'
import { createPageText } from '../local/page-text.ts'
import { pushPage } from '../remote/push-page.ts'
import { sendTo } from '../remote/send-to.ts'
import type { DocumentHome } from '../state/document-home.ts'
import { keepWaiting } from '../together/waiting-steps.ts'

/** Pages, and their variants, which are saved whole. This browser keeps the one that was open last. */
export function pageHome(): DocumentHome {
  const { startedAt } = readEditorSession()
  return {
    kind: 'page',
    lineOf: (id) => `/api/pages/${id}/together`,
    open: (id) => client.pages.get({ id }),
    send: sendTo.page,
    push: pushPage,
    goneText: () =>
      i18n.t(
        'Esta variante ya no existe. Pasa a la página con «A»: lo que hay aquí sigue en el lienzo hasta entonces.',
      ),
    keeper() {
      const textOf = createPageText()
      return ({ page, document, name, waiting, status }) => {
        if (page && page.variant === undefined && !keepWaiting({ kind: 'page', id: page.id }, waiting))
          return false
        if (!writeText(editorStateKey, textOf(document))) return false
        // What was saved a moment ago is no longer all there is; a save that ends later says so again.
        if (status !== 'saved') rememberUnsaved(page, name)
        return true
      }
    },
    saved(page, name) {
      if (page.variant === undefined) keepWaiting({ kind: 'page', id: page.id }, [])
      rememberSaved(page, name, startedAt)
    },
    left: markEditorClosed,
  }
}
