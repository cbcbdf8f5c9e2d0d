import type { PublicClaims, PublicTokens } from '../../../platform/public-token/public-token.ts'
import type { PublishedPageStore } from '../store.ts'

const mostKnown = 2000

/** The page of the builder that gave out a token, and what the token says. */
export type TokenPlace = { workspaceId: string; siteId: string; pageId: string; claims: PublicClaims }

/** Reads tokens that come to another address than that of their page: what stands on a page tells of itself there. */
export function tokenPlaces(tokens: PublicTokens, store: Pick<PublishedPageStore, 'audienceOf'>) {
  const known = new Map<string, Omit<TokenPlace, 'claims'> | null>()

  async function audienceOf(publicationId: string) {
    const found = known.get(publicationId)
    if (found !== undefined) return found
    const row = await store.audienceOf(publicationId)
    const place = row ? { ...row, siteId: row.siteId ?? '' } : null
    if (known.size >= mostKnown) known.clear()
    // A page may be given to a site: one that does not fit is looked up again.
    if (place) known.set(publicationId, place)
    return place
  }

  /** Null for a token that no page of the builder gave out. */
  return async (token: string): Promise<TokenPlace | null> => {
    const publicationId = tokens.publicationIn(token)
    const place = publicationId === null ? null : await audienceOf(publicationId)
    const claims = place && tokens.read(token, place)
    if (place && !claims && publicationId !== null) known.delete(publicationId)
    return place && claims ? { ...place, claims } : null
  }
}
