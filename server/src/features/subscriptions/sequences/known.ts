import type { PersonQuestion } from '@aurelio/contracts/person-questions'
import type { PeopleStore } from '../people/store.ts'
import type { QuestionStore } from '../questions/store.ts'
import { isOfTheWay, keyOf, type Known, type Told } from './questions.ts'

export type KnownParts = {
  subscribers: Pick<PeopleStore, 'labelsOf'>
  questions: Pick<QuestionStore, 'who'>
  /** What people have told by forms and quizzes, by their mails. */
  toldBy: (workspaceId: string, emails: readonly string[]) => Promise<(Told & { email: string })[]>
}
type Person = { workspaceId: string; subscriberId: string; email: string }

/** What is known of many people at once, by their ids, as far as it is asked. */
export async function knownOf<Some extends Person>(
  { subscribers, questions, toldBy }: KnownParts,
  people: readonly Some[],
  askedOf: (person: Some) => readonly PersonQuestion[],
) {
  const ids = [...new Set(people.map(({ subscriberId }) => subscriberId))]
  const byWorkspace = [...Map.groupBy(people, ({ workspaceId }) => workspaceId)]
  const [labels, ...spaces] = await Promise.all([
    subscribers.labelsOf(ids),
    ...byWorkspace.map(async ([workspaceId, some]) => {
      const asked = new Map(
        some
          .flatMap(askedOf)
          .filter((question) => !isOfTheWay(question))
          .map((question) => [keyOf(question), question]),
      )
      const [told, yes] = await Promise.all([
        toldBy(workspaceId, [...new Set(some.map(({ email }) => email))]),
        questions.who(
          workspaceId,
          [...asked.values()],
          [...new Set(some.map(({ subscriberId }) => subscriberId))],
        ),
      ])
      return {
        workspaceId,
        told: Map.groupBy(told, ({ email }) => email),
        yes: [...asked.keys()].map((key, at) => ({ key, people: yes[at] })),
      }
    }),
  ])
  const labelsOf = Map.groupBy(labels, ({ subscriberId }) => subscriberId)
  const spaceOf = new Map(spaces.map((space) => [space.workspaceId, space]))
  return ({ workspaceId, subscriberId, email }: Person): Known => {
    const space = spaceOf.get(workspaceId)
    return {
      told: space?.told.get(email) ?? [],
      labels: new Set(labelsOf.get(subscriberId)?.map(({ label }) => label)),
      yes: new Set(space?.yes.flatMap(({ key, people: some }) => (some?.has(subscriberId) ? [key] : []))),
    }
  }
}
