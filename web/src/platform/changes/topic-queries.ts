import type { ChangeTopic } from '@aurelio/contracts/changes'
import type { QueryKey } from '@tanstack/react-query'

/** By what changes, the queries of a feature that show rows of it: its `topics.ts`. */
export type TopicQueries = Partial<Record<ChangeTopic, readonly QueryKey[]>>

/** The queries of all features that show rows of a topic. */
export function queriesByTopic(features: readonly TopicQueries[]) {
  return (topic: string): readonly QueryKey[] =>
    features.flatMap((queries) =>
      Object.entries(queries).flatMap(([name, keys]) => (name === topic ? keys : [])),
    )
}
