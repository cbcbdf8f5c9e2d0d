import { invalidField } from '../../../platform/http/failures.ts'
import type { SegmentStore } from './store.ts'

/** Refuses a segment that is not of this workspace; none at all is fine. */
export async function demandSegment(
  segments: Pick<SegmentStore, 'find'>,
  workspaceId: string,
  segmentId: string | null | undefined,
): Promise<void> {
  if (typeof segmentId === 'string' && !(await segments.find(workspaceId, segmentId)))
    throw invalidField('segmentId', 'INVALID')
}
