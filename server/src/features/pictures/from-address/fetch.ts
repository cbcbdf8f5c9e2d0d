import type { UnfetchedPicture } from '@aurelio/contracts/picture-problems'
import { largestFetched } from '@aurelio/contracts/pictures'
import type { AddressPolicy } from '@aurelio/media/network/address-policy'
import { Unfetched, vettedFile } from '@aurelio/media/network/vetted-file'
import pLimit from 'p-limit'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { refuse } from '../../../platform/http/failures.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { fetchedType } from './fetched-type.ts'

const perPerson = { limit: 300, windowSeconds: 60 * 60 }
/** Pictures that are whole in memory at once. */
const atOnce = pLimit(4)
const wish = {
  accept: 'image/avif,image/webp,image/*;q=0.9,*/*;q=0.1',
  agent: 'Aurelio-Pictures/1',
  largest: largestFetched,
  milliseconds: 20_000,
}

type Fetched = { bytes: Uint8Array<ArrayBuffer>; type: string }
type Parts = { access: Access; limits: RateLimits; policy: AddressPolicy }

/**
 * Fetches a picture from its address for somebody who works on it in the browser; nothing of it is kept. Only from the
 * public internet, each redirect judged anew, and only what its bytes say is a picture.
 */
export function fetchPictures({ access, limits, policy }: Parts) {
  const fetchOne = pictureFetching(policy)
  return async (session: Session, address: string) => {
    access.demand(session, 'pictures.change')
    const seconds = await limits.hit('picture-fetch', [session.user.id], perPerson)
    if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
    const had = await fetchOne(address)
    if ('reason' in had) throw refuse('PICTURE_UNFETCHED', had)
    return had
  }
}

/** A picture of the public internet, each redirect judged anew, by what its bytes say that it is; why not, where it is not had. */
export function pictureFetching(policy: AddressPolicy) {
  return async (address: string): Promise<Fetched | { reason: UnfetchedPicture; status: number }> => {
    try {
      const bytes = await atOnce(() => vettedFile(policy, new URL(address), wish))
      const type = fetchedType(bytes)
      return type ? { bytes: Uint8Array.from(bytes), type } : { reason: 'not-a-picture' as const, status: 0 }
    } catch (error) {
      if (!(error instanceof Unfetched)) throw error
      return { reason: error.reason, status: error.status }
    }
  }
}
export type FetchPicture = ReturnType<typeof fetchPictures>
