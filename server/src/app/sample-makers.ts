import type { SampleMakers } from '../features/home/sample/service.ts'
import type { leadsFeature } from '../features/leads/feature.ts'
import type { pagesFeature } from '../features/pages/feature.ts'
import type { reviewsFeature } from '../features/reviews/feature.ts'
import { by } from '../platform/access/session.ts'

type Rooms = {
  pages: ReturnType<typeof pagesFeature>
  reviews: ReturnType<typeof reviewsFeature>
  leads: ReturnType<typeof leadsFeature>
}

/** What the sample content is made of in other rooms, as these make it. */
export function sampleMakers({ pages, reviews, leads }: Rooms): SampleMakers {
  return {
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
    review: (...asked) => reviews.keep(...asked),
    indexLeads: () => leads.index.received(),
  }
}
