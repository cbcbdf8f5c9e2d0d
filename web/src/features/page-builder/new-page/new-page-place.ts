import { idIn } from '@aurelio/contracts/paging'
import { builderPath, type PagePlace } from '../editor-session.ts'

/** Where a page is begun that shall lie in a site or in a folder: the gallery is told by its address. */
export function newPagePath({ siteId, folderId }: PagePlace): string {
  const params = new URLSearchParams()
  if (siteId) params.set('site', siteId)
  if (folderId) params.set('folder', folderId)
  return `${builderPath}/new-page${params.size > 0 ? `?${params}` : ''}`
}

/** Reads it from the address; what makes no sense there counts as not said. */
export function placeIn(params: URLSearchParams): PagePlace {
  const [siteId, folderId] = [idIn(params.get('site') ?? ''), idIn(params.get('folder') ?? '')]
  return { ...(siteId && { siteId }), ...(folderId && { folderId }) }
}
