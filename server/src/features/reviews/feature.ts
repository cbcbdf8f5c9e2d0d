import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { reviewAnswering } from './answering.ts'
import { reviewAsking } from './asking.ts'
import { reviewLinks } from './links/links.ts'
import { reviewMails } from './mails/mails.ts'
import { reviewReading } from './reading.ts'
import { guestRoutes, reviewRoutes } from './routes.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { reviewPolicy } from './policy.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'files' | 'log' | 'limits' | 'mail' | 'emit' | 'access'> &
  Pick<
    Parameters<typeof reviewAsking>[0],
    'page' | 'themeOf' | 'businessOf' | 'symbolsOf' | 'linksOf' | 'itemsOf'
  > &
  Pick<Parameters<typeof reviewReading>[0], 'levelOf' | 'logoOf'> &
  Pick<Parameters<typeof reviewMails>[0], 'mailingOf'>

export function reviewsFeature(parts: Parts) {
  const { baseUrl } = parts.config
  const links = reviewLinks(parts)
  const reading = reviewReading(parts)
  const asking = reviewAsking({ ...parts, baseUrl, links })
  const answering = reviewAnswering({ ...parts, links, reading })
  const feature: Feature = {
    reads: (session, id) => reading.seen(session, id),
    calls: { reviews: reviewRoutes({ asking, answering, reading }), guestReviews: guestRoutes(answering) },
    jobs: [purgeJob('review-purge', (_, limit) => asking.forgetLost(limit))],
    leftByWorkspace: (id) => asking.filesOf(id),
  }
  return {
    feature,
    forget: asking.forget,
    keep: (...asked: Parameters<typeof asking.keep>) => asking.keep(...asked),
    mails: reviewMails({ ...parts, baseUrl }),
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    reviews: ReturnType<typeof reviewsFeature>
  }
}

export const reviewsRoom = defineRoom({
  name: 'reviews',
  policy: reviewPolicy,
  needs: ['pages', 'brand', 'symbols', 'clients', 'workspaces'],
  make({ platform, from }) {
    const pages = from('pages').service
    const { settings } = from('workspaces')
    return reviewsFeature({
      ...platform,
      page: (...asked) => pages.get(...asked),
      themeOf: (...asked) => from('brand').service.textOf(...asked),
      symbolsOf: (...asked) => from('symbols').onPages.keptFor(...asked),
      businessOf: (...asked) => from('pages').businessOf(...asked),
      itemsOf: (...asked) => from('pages').publishing.itemsNow(...asked),
      linksOf: (session, { id }) => pages.links(session, id),
      levelOf: (...asked) => from('clients').service.level(...asked),
      mailingOf: (...asked) => settings.mailingOf(...asked),
      logoOf: (...asked) => settings.logoAddressOf(...asked),
    })
  },
  on: ({ mails, forget }) => ({
    'page.erased': { now: [forget] },
    'review.requested': { later: [mails.requested] },
    'review.commented': { later: [mails.commented] },
    'review.approved': { later: [mails.decided] },
    'review.rejected': { later: [mails.decided] },
  }),
})
