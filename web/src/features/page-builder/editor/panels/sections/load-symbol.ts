import { type ReadPage, storedDocument } from '@aurelio/page/document'
import { client } from '../../../../../platform/api/client.ts'
import { withItsSymbols } from '../../../drawing/symbols-of-page.ts'

/** A symbol alone on a page, with what stands inside it. */
export async function loadSymbol(id: string): Promise<ReadPage> {
  const { document } = await client.symbols.get({ id })
  return withItsSymbols(storedDocument(JSON.stringify(document)).read().document)
}
