import { type KeptSymbol, type PageDocument, storedDocument, symbolsIn } from '@aurelio/page/document'

/** Symbols stand in symbols at most this deep; what is deeper shows nothing. */
const deepest = 12

type Find = (ids: readonly string[]) => Promise<readonly { id: string; number: number; document: string }[]>

/**
 * The symbols that a page needs, with those inside them, by their ids.
 * @param find asked once for each level; what it does not give is left out
 */
export async function collectSymbols(document: PageDocument, find: Find): Promise<Map<string, KeptSymbol>> {
  const collected = new Map<string, KeptSymbol>()
  let wanted = symbolsIn(document)
  for (let level = 0; level < deepest && wanted.size > 0; level += 1) {
    const next = new Set<string>()
    for (const { id, number, document: text } of await find([...wanted])) {
      const read = storedDocument(text).read()
      collected.set(id, { number, page: read.page })
      for (const inner of symbolsIn(read.document)) next.add(inner)
    }
    wanted = new Set([...next].filter((id) => !collected.has(id)))
  }
  return collected
}
