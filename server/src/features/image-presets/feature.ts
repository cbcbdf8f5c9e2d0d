import { imagePresetBytes } from '@aurelio/contracts/image-presets'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { imagePresetPolicy } from './policy.ts'
import { imagePresetRoutes } from './routes.ts'
import { imagePresetService } from './service.ts'

function imagePresetsFeature(parts: Pick<Platform, 'database' | 'access' | 'emit'>) {
  const service = imagePresetService(parts)
  const feature: Feature = {
    calls: { imagePresets: imagePresetRoutes(service) },
    bodies: ['/api/image-presets', '/api/image-presets/{id}'].map((path) => ({
      path,
      bytes: imagePresetBytes,
    })),
    async *exportsOfWorkspace(session) {
      for (const { id } of (await service.list(session)).items)
        yield jsonFile(`preajustes-de-imagenes/${id}.json`, await service.get(session, id))
    },
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    imagePresets: ReturnType<typeof imagePresetsFeature>
  }
}

export const imagePresetsRoom = defineRoom({
  name: 'imagePresets',
  policy: imagePresetPolicy,
  make: ({ platform }) => imagePresetsFeature(platform),
})
