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
  return (incoming, live) => suggesting(incoming.headers['accept-language'], tested(incoming, live))

  function tested(incoming: HttpBindings['incoming'], live: LivePage): LivePage {
    const { test, variants, publicationId, siteId } = live
    if (test === null) return live
    const carried = claimsCarried(tokens, siteId, incoming.url ?? '')
    const known = carried?.publicationId === publicationId ? variants.get(carried.variant) : undefined
    return (
      known ?? variants.get(test.variantFor(incoming, () => clientAddress({ env: { incoming } }))) ?? live
    )
  }
}

/** The page, with a word of the one in the language that a visitor reads rather, where that is another and it is there. */
function suggesting(header: string | undefined, page: LivePage): LivePage {
  if (page.suggesting.size === 0 || header === undefined) return page
  const wanted = languagesAsked(header).find((code) => code === page.language || page.suggesting.has(code))
  return (wanted === undefined ? undefined : page.suggesting.get(wanted)) ?? page
}

/** The languages of `Accept-Language` without their regions, the one that is read best first. */
function languagesAsked(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/i)
      const weight = quality === undefined ? 1 : Number.parseFloat(quality)
      return { code: tag.toLowerCase().split('-', 1)[0] ?? '', weight: weight > 0 ? weight : 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code)
}
