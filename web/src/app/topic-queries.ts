import { queriesByTopic, type TopicQueries } from '../platform/changes/topic-queries.ts'

/** What features show of each topic: all that they have in a `topics.ts`. */
export const topicQueries = queriesByTopic(
  Object.values(import.meta.glob<TopicQueries>('../features/*/topics.ts', { eager: true, import: 'topics' })),
)
