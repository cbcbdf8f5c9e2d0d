import { client } from '../../../../../platform/api/client.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { sendTo } from '../remote/send-to.ts'
import type { DocumentHome } from '../state/document-home.ts'
import { keepWaiting } from '../together/waiting-steps.ts'

/** Letters to a list: only what the server has not got yet is kept in this browser. */
export const letterHome: DocumentHome = {
  lineOf: (id) => `/api/letters/${id}/together`,
  async open(id) {
    const { document, subject, number } = await client.subscriptions.letter({ id })
    return { id, document, name: subject, version: number, publication: null }
  },
  send: sendTo.letter,
  push: null,
  goneText: () => i18n.t('El correo se ha eliminado. Copia lo que quieras conservar.'),
  keeper:
    () =>
    ({ page, waiting }) =>
      page === null || keepWaiting({ kind: 'letter', id: page.id }, waiting),
  saved: ({ id }) => void keepWaiting({ kind: 'letter', id }, []),
  left: () => undefined,
}
