import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  sites: [api.sites.key(), api.redirects.key()],
  pages: [api.sites.key()],
}
