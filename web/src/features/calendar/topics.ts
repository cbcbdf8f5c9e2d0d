import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  calendar: [api.calendar.key()],
  tasks: [api.calendar.items.key()],
  pages: [api.calendar.items.key()],
  experiments: [api.calendar.items.key()],
}
