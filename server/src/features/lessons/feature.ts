import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { lessonRoutes } from './routes.ts'
import { lessonService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

export function lessonsFeature(parts: Pick<Platform, 'database'>) {
  const lessons = lessonService(parts)
  const feature: Feature = {
    calls: { lessons: lessonRoutes(lessons) },
    async *exportsOfPerson({ user }) {
      yield jsonFile('lecciones.json', await lessons.seenBy(user.id))
    },
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    lessons: ReturnType<typeof lessonsFeature>
  }
}

export const lessonsRoom = defineRoom({
  name: 'lessons',
  make: ({ platform }) => lessonsFeature(platform),
})
