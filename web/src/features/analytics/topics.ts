import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  projects: [api.reportLinks.key(), api.reportMailings.key()],
  tasks: [api.analytics.key()],
  pages: [api.analytics.key()],
  leads: [api.analytics.key()],
}
