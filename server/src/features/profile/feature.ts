import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { photoRoutes } from './photo-routes.ts'
import { profileRoutes } from './routes.ts'
import { profileService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'database' | 'files' | 'limits'>

export function profileFeature({ database, files, limits }: Parts) {
  const profiles = profileService({ database, files })
  const feature: Feature = {
    calls: { profile: profileRoutes(profiles) },
    routes: photoRoutes(profiles, limits),
    async *exportsOfPerson({ user }) {
      yield jsonFile('perfil.json', await profiles.get(user.id))
      for (const key of await profiles.filesOf(user.id))
        yield { name: `foto/${key.split('/').at(-1) ?? ''}`, input: await files.getStream(key) }
    },
    leftByPerson: async (id) => ({ fileKeys: await profiles.filesOf(id) }),
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    profile: ReturnType<typeof profileFeature>
  }
}

export const profileRoom = defineRoom({
  name: 'profile',
  make: ({ platform }) => profileFeature(platform),
})
