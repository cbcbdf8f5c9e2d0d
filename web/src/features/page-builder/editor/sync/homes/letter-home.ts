import { client } from '../../../../../platform/api/client.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { sendTo } from '../remote/send-to.ts'
import { draftHome } from './draft-home.ts'

/** Letters to a list. */
export const letterHome = draftHome({
  kind: 'letter',
  async open(id) {
    const { document, subject, number } = await client.subscriptions.letter({ id })
    return { id, document, name: subject, version: number, publication: null }
  },
  send: sendTo.letter,
  goneText: () => i18n.t('El correo se ha eliminado. Copia lo que quieras conservar.'),
})
