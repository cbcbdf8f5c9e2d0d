import type { PeopleStore } from '../people/store.ts'
import type { Known, Told } from './questions.ts'

type Parts = {
  subscribers: Pick<PeopleStore, 'subscriptionsOf' | 'labelsOf'>
  /** What people have told by forms and quizzes, by their mails. */
  toldBy: (workspaceId: string, emails: readonly string[]) => Promise<(Told & { email: string })[]>
}
type Person = { workspaceId: string; subscriberId: string; email: string }

/** What is known of many people at once, by their ids. */
export async function knownOf({ subscribers, toldBy }: Parts, people: readonly Person[]) {
  const ids = [...new Set(people.map(({ subscriberId }) => subscriberId))]
  const byWorkspace = Map.groupBy(people, ({ workspaceId }) => workspaceId)
  const [labels, subscriptions, ...told] = await Promise.all([
    subscribers.labelsOf(ids),
    subscribers.subscriptionsOf(ids),
    ...[...byWorkspace].map(async ([workspaceId, some]) => {
      const found = await toldBy(workspaceId, [...new Set(some.map(({ email }) => email))])
      return [workspaceId, Map.groupBy(found, ({ email }) => email)] as const
    }),
  ])
  const toldIn = new Map(told)
  const labelsOf = Map.groupBy(labels, ({ subscriberId }) => subscriberId)
  const listsOf = Map.groupBy(subscriptions, ({ subscriberId }) => subscriberId)
  return ({ workspaceId, subscriberId, email }: Person): Known => ({
    told: toldIn.get(workspaceId)?.get(email) ?? [],
    labels: new Set(labelsOf.get(subscriberId)?.map(({ label }) => label)),
    lists: new Set(
      listsOf
        .get(subscriberId)
        ?.filter(({ state }) => state === 'confirmed')
        .map(({ listId }) => listId),
    ),
  })
}
