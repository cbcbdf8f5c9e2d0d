import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { pictureFileRoutes } from './file-routes.ts'
import { pictureRoutes } from './routes.ts'
import { pictureService } from './service.ts'

type Parts = Pick<Platform, 'database' | 'files' | 'limits' | 'emit' | 'access'>

export function picturesFeature(platform: Parts) {
  const pictures = pictureService(platform)
  const feature: Feature = {
    calls: { pictures: pictureRoutes(pictures) },
    routes: pictureFileRoutes(pictures),
    async *exportsOfWorkspace({ workspace }) {
      const { fileKeys } = await pictures.filesOf(workspace.id)
      for (const key of new Set(fileKeys))
        yield { name: `imagenes/${key.split('/').at(-1) ?? ''}`, input: await platform.files.getStream(key) }
    },
    leftByWorkspace: (id) => pictures.filesOf(id),
  }
  return { feature }
}
