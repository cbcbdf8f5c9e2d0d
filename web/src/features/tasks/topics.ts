import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  tasks: [api.tasks.key(), api.taskSheet.key(), api.taskImports.key(), api.taskViews.key()],
}
