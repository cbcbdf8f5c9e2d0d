import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  brand: [api.brand.key(), api.fonts.key()],
}
