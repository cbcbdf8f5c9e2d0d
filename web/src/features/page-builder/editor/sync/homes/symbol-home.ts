import { client } from '../../../../../platform/api/client.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { sendTo } from '../remote/send-to.ts'
import type { DocumentHome } from '../state/document-home.ts'
import { keepWaiting } from '../together/waiting-steps.ts'

/** The drafts of symbols: only what the server has not got yet is kept in this browser. */
export const symbolHome: DocumentHome = {
  lineOf: (id) => `/api/symbols/${id}/together`,
  async open(id) {
    const { document, name, version } = await client.symbols.draft({ id })
    return { id, document, name, version, publication: null }
  },
  send: sendTo.symbol,
  push: null,
  goneText: () => i18n.t('El símbolo se ha eliminado. Copia lo que quieras conservar.'),
  keeper:
    () =>
    ({ page, waiting }) =>
      page === null || keepWaiting({ kind: 'symbol', id: page.id }, waiting),
  saved: ({ id }) => void keepWaiting({ kind: 'symbol', id }, []),
  left: () => undefined,
}
