import { client } from '../../../../../platform/api/client.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { sendTo } from '../remote/send-to.ts'
import { draftHome } from './draft-home.ts'

/** The drafts of symbols. */
export const symbolHome = draftHome({
  kind: 'symbol',
  async open(id) {
    const { document, name, version } = await client.symbols.draft({ id })
    return { id, document, name, version, publication: null }
  },
  send: sendTo.symbol,
  goneText: () => i18n.t('El símbolo se ha eliminado. Copia lo que quieras conservar.'),
})
