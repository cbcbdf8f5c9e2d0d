import { ChangesSync } from '../platform/changes/changes-sync.tsx'
import { topicQueries } from './topic-queries.ts'

/** Keeps every feature's queries as fresh as its `topics.ts` says. */
export function AppChanges() {
  return <ChangesSync queriesOf={topicQueries} />
}
