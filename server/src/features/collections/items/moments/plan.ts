import type { ItemState } from '@aurelio/contracts/collections'
import { refuse } from '../../../../platform/http/failures.ts'
import type { CollectionItemRow } from '../../tables.ts'

type Stands = Pick<CollectionItemRow, 'state' | 'publishedAt' | 'publishAt' | 'withdrawAt' | 'plannedBy'>
type Asked = {
  state: ItemState
  /** Undefined: as it is planned already. */
  publishAt?: string | null | undefined
  withdrawAt?: string | null | undefined
}

export const notPlanned = { publishAt: null, withdrawAt: null, plannedBy: null }

/** What an item is, or will be by itself: a draft with a moment is to be changed only by who may publish. */
export function stateOrPlan({ state, publishAt }: Pick<Stands, 'state' | 'publishAt'>): ItemState {
  return publishAt === null ? state : 'published'
}

/**
 * The state of an item from now on, and what is planned for it: a draft may be published at a moment, and what is published, or
 * will be, withdrawn at a later one. Throws a 422 for a moment that is past or before the other one.
 */
export function settledMoments(
  before: Stands | null,
  asked: Asked,
  { at, actorId }: { at: string; actorId: string | null },
): Stands {
  const { state } = asked
  const known = before?.state === 'draft' ? before.publishAt : null
  const publishAt = state === 'draft' ? momentOf(asked.publishAt, known, at) : null
  const staysOut = state === 'draft' && publishAt === null
  const withdrawAt = staysOut ? null : momentOf(asked.withdrawAt, before?.withdrawAt ?? null, at)
  if (publishAt !== null && withdrawAt !== null && withdrawAt <= publishAt)
    throw refuse('WITHDRAWAL_TOO_EARLY')
  const isSame = publishAt === (before?.publishAt ?? null) && withdrawAt === (before?.withdrawAt ?? null)
  const isPlanned = publishAt !== null || withdrawAt !== null
  return {
    state,
    publishedAt: state === 'published' ? (before?.publishedAt ?? at) : null,
    publishAt,
    withdrawAt,
    plannedBy: isPlanned ? (isSame ? (before?.plannedBy ?? actorId) : actorId) : null,
  }
}

/** The moment that is asked for, or else the one that is known; both alike are compared as texts. */
function momentOf(asked: string | null | undefined, known: string | null, now: string): string | null {
  if (asked === undefined) return known
  if (asked === null) return null
  const moment = new Date(asked).toISOString()
  if (moment !== known && moment <= now) throw refuse('MOMENT_IS_PAST')
  return moment
}

/** What an item is after this moment, which was planned for it; null where it is not planned any more. */
export function afterMoment(row: Stands, moment: string, now: string): Stands | null {
  // What comes late, after a pause, ends where it would have ended.
  if (row.withdrawAt === moment) return { ...notPlanned, state: 'draft', publishedAt: null }
  if (row.publishAt !== moment || row.state !== 'draft') return null
  return { ...row, state: 'published', publishedAt: now, publishAt: null }
}
