import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  subscriptions: [api.subscriptions.key(), api.subscriberImports.key()],
}
