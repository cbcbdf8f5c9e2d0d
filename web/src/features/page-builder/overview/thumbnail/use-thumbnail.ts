import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../../platform/auth/use-can.ts'
import { loadPart } from '../../../../platform/load-part.ts'

/** What draws a page comes once there is one to draw: most pictures are kept. */
const drawing = () => import('./make-thumbnail.ts')

/**
 * Address of the picture of a page: the server's where it shows the page as saved; else a new one is made once the card
 * is near, sent to the server, and shown from this browser. Meanwhile the old one, or none.
 */
export function useThumbnail(page: OverviewPage, isNear: boolean) {
  const mayKeep = useCan('pages.edit')
  const { id, version, thumbnail } = page
  const isCurrent = thumbnail?.version === version
  const made = useQuery({
    // What is kept may have been drawn in another kit, of this very version.
    queryKey: ['thumbnail', id, version, isCurrent ? '' : thumbnail?.path],
    queryFn: () => loadPart(drawing).then(({ makeThumbnail }) => makeThumbnail({ id, version, mayKeep })),
    enabled: isNear && !isCurrent,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  return { address: made.data ?? thumbnail?.path, isMaking: made.isFetching }
}
