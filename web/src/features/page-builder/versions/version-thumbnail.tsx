import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '../../../platform/api/client.ts'
import { useNear } from '../../../ui/use-near.ts'
import { thumbnailOfPage } from '../drawing/thumbnail-of-page.ts'

type VersionThumbnailProps = { pageId: string; versionId: string }

/**
 * The top of a version, small; drawn in this browser once it is near, and never again, for a version does not change.
 * What it was stands beside it in words: to whoever does not see it, it is nothing.
 */
export function VersionThumbnail({ pageId, versionId }: VersionThumbnailProps) {
  const queries = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, true)
  const { data: address } = useQuery({
    queryKey: ['thumbnail', pageId, 'version', versionId],
    queryFn: async () => {
      const { siteId } = await queries.ensureQueryData(api.pages.get.queryOptions({ input: { id: pageId } }))
      const { picture } = await thumbnailOfPage(async () => {
        const { document } = await client.versions.get({ id: pageId, versionId })
        return { id: pageId, siteId, document }
      })
      return URL.createObjectURL(picture)
    },
    enabled: isNear,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  return (
    <div ref={place} className="aspect-4/3 w-20 shrink-0 overflow-hidden rounded-sm border bg-hover">
      {address !== undefined && (
        <img src={address} alt="" width={640} height={480} className="size-full object-cover object-top" />
      )}
    </div>
  )
}
