import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  visits: [api.visits.key(), api.campaignLinks.key(), api.visitShares.key(), api.visitImports.key()],
}
