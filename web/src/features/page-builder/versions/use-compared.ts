import type { Version } from '@aurelio/contracts/versions'
import { compareDocuments, decodeStoredPage, type PageDocument } from '@aurelio/page/document'
import { renderPublication } from '@aurelio/page/render'
import type { Theme } from '@aurelio/page/theme'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { withItsSymbols } from '../drawing/symbols-of-page.ts'

/** What a comparison says of the version that it shows. */
export type Compared = Pick<Version, 'id' | 'number' | 'name' | 'createdAt'>

/** What differs between a version and a later one, or the page as it is saved now (null), with both drawn. */
export function useCompared(pageId: string, before: Compared, after: Compared | null) {
  const old = useQuery(api.versions.get.queryOptions({ input: { id: pageId, versionId: before.id } }))
  const later = useQuery({
    ...api.versions.get.queryOptions({ input: { id: pageId, versionId: after?.id ?? '' } }),
    enabled: after !== null,
  })
  const now = useQuery(api.pages.get.queryOptions({ input: { id: pageId } }))
  const siteId = now.data?.siteId ?? ''
  const brand = useQuery(api.brand.get.queryOptions({ input: { id: siteId }, enabled: siteId !== '' }))
  const theme = brand.data?.theme ?? null
  const [from, to] = [old.data?.document, (after ? later : now).data?.document]
  const { data, error } = useQuery({
    queryKey: ['compared', pageId, before.id, after?.id ?? now.data?.version, theme],
    queryFn: () => compare(from, to, theme),
    enabled: from !== undefined && to !== undefined,
    structuralSharing: false,
  })
  return { data, savedAt: now.data?.updatedAt, error: old.error ?? later.error ?? now.error ?? error }
}

async function compare(before: unknown, after: unknown, theme: Theme | null) {
  const [old, now] = [read(before), read(after)]
  const changes = compareDocuments(old, now)
  const marked = new Map(changes.map(({ id, kind }) => [id, kind]))
  // Symbols are shown as they are now on both sides: the page only names them.
  const html = async (document: PageDocument) => {
    const shown = await withItsSymbols(document)
    return renderPublication(shown.document, { title: '', marked, theme }).html
  }
  return { changes, before: await html(old), after: await html(now) }
}

function read(stored: unknown): PageDocument {
  const decoded = decodeStoredPage(stored)
  if (!decoded.ok) throw decoded.error
  return decoded.document
}
