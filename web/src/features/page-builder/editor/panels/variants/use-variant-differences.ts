import type { VariantLetter } from '@aurelio/contracts/variant-letters'
import { compareDocuments, decodeStoredPage, findElement, type PageDocument } from '@aurelio/page/document'
import { renderPublication } from '@aurelio/page/render'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../../../../platform/api/client.ts'
import { elementName } from '../../model/commands/change-names.ts'
import { withItsSymbols } from '../../../drawing/symbols-of-page.ts'
import { placeOfRemoved } from './differences-from-a.ts'

/** What two variants of a page differ in, with both drawn and what differs framed in them. */
export function useVariantDifferences(pageId: string, pair: { from: VariantLetter; to: VariantLetter }) {
  return useQuery({
    queryKey: ['variant-differences', pageId, pair.from, pair.to],
    async queryFn() {
      const page = await client.pages.get({ id: pageId })
      const { siteId } = page
      const theme = siteId === null ? null : (await client.brand.get({ id: siteId })).theme
      const documentOf = async (letter: VariantLetter) =>
        letter === 'A' ? page.document : (await client.experiments.variant({ id: pageId, letter })).document
      const [before, after] = [read(await documentOf(pair.from)), read(await documentOf(pair.to))]
      const changes = compareDocuments(before, after)
      const removed = new Map(
        changes.flatMap(({ id, kind }) => {
          const place = kind === 'removed' ? placeOfRemoved(before, after, id) : null
          const beside = place && findElement(after, place.id)
          return place && beside ? [[id, { ...place, name: elementName(beside) }] as const] : []
        }),
      )
      const marked = new Map(changes.map(({ id, kind }) => [id, kind]))
      const drawn = async (document: PageDocument) => {
        const shown = await withItsSymbols(document)
        return renderPublication(shown.document, { title: '', marked, theme }).html
      }
      return { changes, removed, before: await drawn(before), after: await drawn(after) }
    },
    structuralSharing: false,
    staleTime: 0,
  })
}

function read(stored: unknown): PageDocument {
  const decoded = decodeStoredPage(stored)
  if (!decoded.ok) throw decoded.error
  return decoded.document
}
