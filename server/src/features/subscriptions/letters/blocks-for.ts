import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Membership } from '../segments/membership.ts'
import type { LetterDrawing } from './draw.ts'
import type { Reader, Recipient } from './hand.ts'
import type { LetterStore } from './store.ts'

type Parts = { store: Pick<LetterStore, 'settle'>; membership: Membership }

/** Readers with the segments that choose their blocks; who would get a letter without a word gets none. */
export function blocksFor({ store, membership }: Parts) {
  return async (
    letter: LetterRow,
    drawing: LetterDrawing,
    readers: readonly Recipient[],
  ): Promise<Reader[]> => {
    const ids = readers.map(({ subscriberId }) => subscriberId)
    const segmentsOf = await membership.of(letter.workspaceId, drawing.segments, ids)
    const going: Reader[] = []
    for (const reader of readers) {
      const { subscriberId } = reader
      const segments = segmentsOf(subscriberId)
      if (!drawing.isEmptyFor(segments)) going.push({ ...reader, segments })
      else
        await store.settle({ letterId: letter.id, subscriberId }, { state: 'skipped', answer: '' }, [
          'waiting',
        ])
    }
    return going
  }
}
