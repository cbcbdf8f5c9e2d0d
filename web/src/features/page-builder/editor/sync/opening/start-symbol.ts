import type { SymbolDraft } from '@aurelio/contracts/symbols'
import { createPageOrder, decodeStoredPage } from '@aurelio/page/document'
import { client } from '../../../../../platform/api/client.ts'
import { loadGroups, needsGroups } from '../../model/groups/load-groups.ts'
import { readWaiting } from '../together/waiting-steps.ts'
import type { EditorStart } from './start.ts'

/** The draft of a symbol as everybody has it, with what this browser did to it and could not send yet. */
export async function startSymbol(id: string): Promise<{ symbol: SymbolDraft; start: EditorStart }> {
  const symbol = await client.symbols.draft({ id })
  const read = decodeStoredPage(symbol.document)
  if (!read.ok) throw read.error
  const { name, version } = symbol
  const confirmed = { document: read.document, name }
  const waiting = readWaiting({ kind: 'symbol', id })
  const shown = createPageOrder({ shown: confirmed, version, waiting, session: '' }).shownNow()
  if (needsGroups(shown.document)) await loadGroups()
  const page = { id, version, publication: null }
  const start = { ...shown, page, confirmed, waiting, isUnsaved: waiting.length > 0, lost: 0, other: null }
  return { symbol, start }
}
