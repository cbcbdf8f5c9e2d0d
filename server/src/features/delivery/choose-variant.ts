import type { HttpBindings } from '@hono/node-server'
import type { AddressOf } from '../../platform/http/client-address.ts'
import type { PublicTokens } from '../../platform/public-token/public-token.ts'
import type { LivePage } from './load-page.ts'
import { claimsCarried } from './visits/carried.ts'

export type ChooseVariant = (incoming: HttpBindings['incoming'], live: LivePage) => LivePage

/**
 * Which of a page's variants answers a request: the one place where visitors are given theirs, before anything is taken from
 * memory. Who comes back by a link that names the one they were shown gets that one; else the test says which is theirs.
 */
export function variantChoice(tokens: PublicTokens, clientAddress: AddressOf): ChooseVariant {
  return (incoming, live) => {
    const { test, variants, publicationId, siteId } = live
    if (test === null) return live
    const carried = claimsCarried(tokens, siteId, incoming.url ?? '')
    const known = carried?.publicationId === publicationId ? variants.get(carried.variant) : undefined
    return (
      known ?? variants.get(test.variantFor(incoming, () => clientAddress({ env: { incoming } }))) ?? live
    )
  }
}
