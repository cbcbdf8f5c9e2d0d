import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  experiments: [api.experiments.key()],
  // Who sees a page counts for its test too.
  visits: [api.experiments.key()],
}
