import type { PublicClaims } from '../../platform/public-token/public-token.ts'
import { readPath } from './path.ts'
import type { FunnelStore } from './store.ts'

type Place = { workspaceId: string; siteId: string; claims: PublicClaims }

type Parts = {
  store: Pick<FunnelStore, 'stepIn'>
  placeOfToken: (token: string) => Promise<Place | null>
  /** Where a published page stands, with what is known of a visit; null where it is not published. */
  leadTo: (pageId: string, visit: Pick<Place, 'siteId' | 'claims'>) => Promise<string | null>
}

/**
 * Where somebody goes next who did in another room what a step is about: answered its quiz, entered its contest. The token
 * of the page on which they did says which step of which funnel that was, and goes along.
 */
export function onwardFrom({ store, placeOfToken, leadTo }: Parts) {
  return async (workspaceId: string, token: string): Promise<string | null> => {
    const place = token === '' ? null : await placeOfToken(token)
    if (place?.workspaceId !== workspaceId) return null
    const path = readPath(place.claims.path)
    const step = path && (await store.stepIn(path.funnelId, path.steps.at(-1) ?? ''))
    return step?.nextPageId ? leadTo(step.nextPageId, place) : null
  }
}
