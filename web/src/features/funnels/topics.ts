import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  funnels: [api.funnels.key()],
  // What its pages hold, and where they stand.
  pages: [api.funnels.key()],
  // Who sees a page is on their way.
  visits: [api.funnels.figures.key()],
}
