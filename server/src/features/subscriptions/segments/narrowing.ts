import type { RawBuilder } from 'kysely'
import type { QuestionStore } from '../questions/store.ts'
import type { SegmentStore } from './store.ts'

type Parts = { segments: Pick<SegmentStore, 'find'>; questions: Pick<QuestionStore, 'idsOf'> }
type Narrowed = {
  /** The segment is no more, so nobody is meant. */
  isGone: boolean
  /** Who is meant of a list, as a query of ids; null for all of it. */
  ids: RawBuilder<unknown> | null
}

/** To whom of its list something goes, by its segment as it is now. */
export function segmentNarrowing({ segments, questions }: Parts) {
  return async ({
    workspaceId,
    segmentId,
  }: {
    workspaceId: string
    segmentId: string | null
  }): Promise<Narrowed> => {
    if (segmentId === null) return { isGone: false, ids: null }
    const segment = await segments.find(workspaceId, segmentId)
    if (!segment) return { isGone: true, ids: null }
    return { isGone: false, ids: await questions.idsOf(workspaceId, segment.rules) }
  }
}
export type Narrowing = ReturnType<typeof segmentNarrowing>
