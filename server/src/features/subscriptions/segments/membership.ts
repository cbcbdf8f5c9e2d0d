import type { QuestionStore } from '../questions/store.ts'
import type { SegmentStore } from './store.ts'

type Parts = {
  segments: Pick<SegmentStore, 'find' | 'among' | 'combinations'>
  questions: Pick<QuestionStore, 'idsOf'>
}
type Narrowed = { listId: string; among: Parameters<SegmentStore['combinations']>[1] }

/** Who is of which segments, as their rules mean people now. A segment that is gone means nobody. */
export function segmentMembership({ segments, questions }: Parts) {
  async function idsOf(workspaceId: string, segmentIds: readonly string[]) {
    return Promise.all(
      segmentIds.map(async (id) => {
        const segment = await segments.find(workspaceId, id)
        return {
          id,
          name: segment?.name,
          ids: segment && (await questions.idsOf(workspaceId, segment.rules)),
        }
      }),
    )
  }

  return {
    /** Which of some segments some people are of. */
    async of(workspaceId: string, segmentIds: readonly string[], people: readonly string[]) {
      const mine = new Map(people.map((id) => [id, new Set<string>()]))
      if (people.length > 0)
        for (const { id, ids } of await idsOf(workspaceId, segmentIds))
          if (ids) for (const person of await segments.among(ids, people)) mine.get(person)?.add(id)
      return (person: string): ReadonlySet<string> => mine.get(person) ?? new Set()
    },
    /** How many of a list are of which of some segments together, and which of them are gone. */
    async together(workspaceId: string, segmentIds: readonly string[], { listId, among }: Narrowed) {
      const known = await idsOf(workspaceId, segmentIds)
      const there = known.flatMap(({ id, ids }) => (ids ? [{ id, ids }] : []))
      const counted = await segments.combinations(
        listId,
        among,
        there.map(({ ids }) => ids),
      )
      return {
        groups: counted.map(({ bits, people }) => ({
          segments: new Set(there.filter((_, at) => bits[at] === '1').map(({ id }) => id)),
          people,
        })),
        gone: known.filter(({ ids }) => !ids).map(({ id }) => id),
      }
    },
    named: async (workspaceId: string, segmentIds: readonly string[]) =>
      (await idsOf(workspaceId, segmentIds)).flatMap(({ id, name }) =>
        name === undefined ? [] : [{ id, name }],
      ),
  }
}
export type Membership = ReturnType<typeof segmentMembership>
