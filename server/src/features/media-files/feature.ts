import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { mediaBytesRoutes, mediaFileRoutes } from './routes.ts'
import { mediaFileService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'files' | 'emit' | 'access' | 'limits' | 'quotas'>

export function mediaFilesFeature({ config, files, ...others }: Parts) {
  const largest = config.quotas.mediaFileBytes
  const media = mediaFileService({ files, largest, ...others })
  const feature: Feature = {
    calls: { mediaFiles: mediaFileRoutes(media) },
    routes: mediaBytesRoutes(media, { files, largest }),
    files: [{ folder: 'media', named: (keys) => media.named(keys) }],
    async *exportsOfWorkspace({ workspace }) {
      for (const key of await media.keysOf(workspace.id))
        yield { name: `medios/${key.split('/').at(-1) ?? ''}`, input: await files.getStream(key) }
    },
    leftByWorkspace: async (id) => ({ fileKeys: await media.keysOf(id) }),
  }
  return { feature, service: media }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    mediaFiles: ReturnType<typeof mediaFilesFeature>
  }
}

export const mediaFilesRoom = defineRoom({
  name: 'mediaFiles',
  make: ({ platform }) => mediaFilesFeature(platform),
})
