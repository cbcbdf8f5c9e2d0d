import { client } from '../../../../../platform/api/client.ts'
import type { DocumentHome } from '../state/document-home.ts'

/** The calls that put steps into the orders of each kind of document. */
export const sendTo: Record<'page' | 'symbol' | 'letter', DocumentHome['send']> = {
  page: (sent) => client.together.send(sent),
  symbol: (sent) => client.together.sendToSymbol(sent),
  letter: (sent) => client.together.sendToLetter(sent),
}
