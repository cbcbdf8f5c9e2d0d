import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { mediaFileRoutes, mediaPlayRoute } from './routes.ts'
import { mediaFileService } from './service.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'files' | 'emit' | 'access' | 'quotas'>

export function mediaFilesFeature({ config, files, ...others }: Parts) {
  const media = mediaFileService({ files, ...others })
  const feature: Feature = {
    calls: { mediaFiles: mediaFileRoutes(media) },
    routes: [mediaPlayRoute(media, { files, storage: config.storage })],
    files: [{ folder: 'media', named: (keys) => media.named(keys) }],
    async *exportsOfWorkspace({ workspace }) {
      for (const key of await media.keysOf(workspace.id))
        yield { name: `medios/${key.split('/').at(-1) ?? ''}`, input: await files.getStream(key) }
    },
    leftByWorkspace: async (id) => ({ fileKeys: await media.keysOf(id) }),
  }
  return { feature, service: media }
}
