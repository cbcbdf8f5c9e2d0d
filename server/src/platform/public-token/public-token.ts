import { attributionSchema } from '@aurelio/contracts/leads'
import { z } from 'zod'
import { longestToken, type SignedIds, signedIds } from './signed-ids.ts'
import { bodyOf, valuesIn } from './signed-values.ts'

/** How long a token is good for, in seconds. */
export const tokenSeconds = 24 * 60 * 60
/** Of the days on which tokens were made. */
const mostDays = 16
/** As far as the clocks of two processes may be apart. */
const skewSeconds = 60

const claimsSchema = attributionSchema.omit({ visitedAt: true }).extend({
  /** When it was made, in seconds since 1970. */
  issued: z.int(),
  /** Tells the tokens of one second apart; it names nobody. */
  nonce: z.string(),
  /** Which variant of the publication was shown; without one, A. */
  variant: z.string().default('A'),
  /** The steps of a funnel that were done, as its room writes them; left out where there are none. */
  path: z.string().optional(),
})
/** What follows a visitor from the page to what they do there, without a cookie and without who they are. */
export type PublicClaims = z.output<typeof claimsSchema>
/** As it is signed. */
type GivenClaims = Omit<PublicClaims, 'variant' | 'path'> & { variant?: string; path?: string | undefined }

/** Whose page it is good for; '' for a page of no site. */
type Audience = { siteId: string; pageId: string }

export type PublicTokens = ReturnType<typeof publicTokens>

/**
 * Tokens that published pages carry in the place of a cookie. The keys follow from the installation's secret, one for each
 * day, so they change by themselves and none is stored. Site and page are signed along without standing in the token.
 */
export function publicTokens(secret: string, now: () => number = Date.now) {
  const days = new Map<number, SignedIds>()

  function ofDay(issued: number): SignedIds {
    const day = Math.floor(issued / tokenSeconds)
    const known = days.get(day)
    if (known) return known
    const tokens = signedIds(secret, `public-token:${day}`)
    // Those of a week are asked for, and made anew where they are not kept.
    if (days.size >= mostDays) days.clear()
    days.set(day, tokens)
    return tokens
  }

  return {
    sign(claims: GivenClaims, audience: Audience): string {
      const {
        publicationId,
        variant = 'A',
        issued,
        nonce,
        referrer,
        referrerAddress,
        campaign,
        path = '',
      } = claims
      const shown = [
        publicationId,
        ...(path !== '' ? [variant, path] : variant === 'A' ? [] : [variant]),
      ].join(':')
      const named = campaign
        ? [campaign.source, campaign.medium, campaign.name, campaign.term, campaign.content]
        : []
      const told = campaign || referrerAddress !== '' ? [referrerAddress, ...named] : []
      return ofDay(issued).sign(bodyOf([shown, issued, nonce, referrer, ...told]), placeOf(audience))
    },

    /** The publication that a token names, which nobody has looked at yet: `read` says whether it is true. */
    publicationIn: (token: string): string | null =>
      token === '' || token.length > longestToken
        ? null
        : (claimsIn(token.slice(0, token.indexOf('.')))?.publicationId ?? null),

    /** What a token of this page says; null where it is foreign, changed or older than a day, or than it may be. */
    read(token: string, audience: Audience, longestSeconds = tokenSeconds): PublicClaims | null {
      if (token === '' || token.length > longestToken) return null
      const claims = claimsIn(token.slice(0, token.indexOf('.')))
      const age = Math.floor(now() / 1000) - (claims?.issued ?? 0)
      if (!claims || age < -skewSeconds || age > longestSeconds) return null
      return ofDay(claims.issued).read(token, placeOf(audience)) === null ? null : claims
    },
  }
}

const placeOf = ({ siteId, pageId }: Audience) => `${siteId}\n${pageId}\n`

function claimsIn(body: string): PublicClaims | null {
  const parts = valuesIn(body)
  if (!parts) return null
  const [shown, issued, nonce, referrer, ...rest] = parts
  const [publicationId, variant, path] = String(shown).split(':')
  // Three: a token of the version before, which knew no address. It is good for a day.
  const [referrerAddress, ...named] = rest.length === 3 ? ['', ...rest] : rest
  const [source, medium, name, term, content] = named
  const campaign = named.length === 0 ? null : { source, medium, name, term, content }
  const read = claimsSchema.safeParse({
    publicationId,
    variant,
    path,
    issued,
    nonce,
    referrer,
    referrerAddress,
    campaign,
  })
  return read.success ? read.data : null
}
