import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  projects: [api.home.key()],
  tasks: [api.home.key()],
  pages: [api.home.key()],
  leads: [api.home.key()],
  activity: [api.home.key()],
}
