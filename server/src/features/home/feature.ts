import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { homeRoutes } from './routes.ts'
import { type SampleMakers, sampleService } from './sample/service.ts'
import { homeService, type Lists } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { by } from '../../platform/access/session.ts'
import { homePolicy } from './policy.ts'

type Parts = Pick<Platform, 'database' | 'emit' | 'access'> &
  Lists & {
    makers: SampleMakers
    visits: Parameters<typeof homeService>[0]['visits']
  }

export function homeFeature(parts: Parts) {
  const sample = sampleService(parts)
  const home = homeService({ ...parts, hasSample: sample.exists })
  const feature: Feature = { calls: { home: homeRoutes(home, sample) } }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    home: ReturnType<typeof homeFeature>
  }
}

export const homeRoom = defineRoom({
  name: 'home',
  policy: homePolicy,
  needs: ['projects', 'activity', 'pages', 'reviews', 'leads', 'visits'],
  make({ platform, from }) {
    const pages = from('pages')
    return homeFeature({
      ...platform,
      projects: (...asked) => from('projects').service.list(...asked),
      activity: (...asked) => from('activity').service.list(...asked),
      visits: (...asked) => from('visits').figures.ofLastMonth(...asked),
      makers: {
        pages: {
          insert: (...asked) => pages.made.insertAt(...asked),
          publish: (session, id) => pages.publishing.publish(session, { id }),
          picture: (...asked) => pages.thumbnails.putReady(...asked),
          async erase(session, id) {
            const { at: _, ...who } = by(session)
            await pages.made.remove(who, id)
            if (await pages.bin.has(session.workspace.id, id)) await pages.bin.erase(session, id)
          },
        },
        review: (...asked) => from('reviews').keep(...asked),
        indexLeads: () => from('leads').index.received(),
        leads: from('leads').made,
      },
    })
  },
})
