import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { searchRoutes } from './routes.ts'
import { type Searched, searchService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

export function searchFeature({ database, ...searched }: Searched & Pick<Platform, 'database'>) {
  const feature: Feature = { calls: { search: searchRoutes(searchService(database, searched)) } }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    search: ReturnType<typeof searchFeature>
  }
}

export const searchRoom = defineRoom({
  name: 'search',
  needs: ['projects', 'tasks', 'pages', 'leads'],
  make: ({ platform, from }) =>
    searchFeature({
      ...platform,
      projects: (...asked) => from('projects').service.named(...asked),
      tasks: (...asked) => from('tasks').service.named(...asked),
      pages: (...asked) => from('pages').service.named(...asked),
      leads: (...asked) => from('leads').service.named(...asked),
    }),
})
