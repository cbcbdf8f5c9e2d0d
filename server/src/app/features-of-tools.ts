import { pageBatchesFeature } from '../features/page-batches/feature.ts'
import type { pagesFeature } from '../features/pages/feature.ts'
import { toolUsesFeature } from '../features/tool-uses/feature.ts'
import { videoDownloaderFeature } from '../features/video-downloader/feature.ts'
import type { Platform } from '../platform/platform.ts'
import type { libraryOf } from './library.ts'

type Around = Pick<ReturnType<typeof libraryOf>, 'takes'> & {
  pages: ReturnType<typeof pagesFeature>['made']
  timeZoneOf: (workspaceId: string) => Promise<string>
}

/** The tools of which a part works on the server, and what the team makes with all of them. */
export function featuresOfTools(platform: Platform, { takes, pages, timeZoneOf }: Around) {
  const uses = toolUsesFeature({ ...platform, timeZoneOf })
  const videos = videoDownloaderFeature({
    ...platform,
    ...takes,
    countUse: (who) =>
      uses.service.count(who, [{ tool: 'video-downloader', uses: 1, files: 1, savedBytes: 0 }]),
  })
  const batches = pageBatchesFeature({
    ...platform,
    pages,
    timeZoneOf,
    async countMade({ workspaceId, createdBy: userId }, made) {
      // Who began it may have closed their account.
      if (userId !== null)
        await uses.service.count({ workspaceId, userId }, [{ ...made, tool: 'seo-generator', savedBytes: 0 }])
    },
  })
  return [uses, videos, batches]
}
