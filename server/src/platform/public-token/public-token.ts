import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { attributionSchema } from '@aurelio/contracts/leads'
import { z } from 'zod'

/** How long a token is good for, in seconds. */
export const tokenSeconds = 24 * 60 * 60
/** As far as the clocks of two processes may be apart. */
const skewSeconds = 60
/** Letters of a signature: 120 bits. */
const macLength = 20
/** With the longest names of a campaign and the longest address, in letters of three bytes. */
const longest = 2000

const claimsSchema = attributionSchema.omit({ visitedAt: true }).extend({
  /** When it was made, in seconds since 1970. */
  issued: z.int(),
  /** Tells the tokens of one second apart; it names nobody. */
  nonce: z.string(),
  /** Which variant of the publication was shown; without one, A. */
  variant: z.string().default('A'),
})
/** What follows a visitor from the page to what they do there, without a cookie and without who they are. */
export type PublicClaims = z.output<typeof claimsSchema>
/** As it is signed. */
type GivenClaims = Omit<PublicClaims, 'variant'> & { variant?: string }

/** Whose page it is good for; '' for a page of no site. */
type Audience = { siteId: string; pageId: string }

export type PublicTokens = ReturnType<typeof publicTokens>

/**
 * Tokens that published pages carry in the place of a cookie. The keys follow from the installation's secret, one for each
 * day, so they change by themselves and none is stored. Site and page are signed along without standing in the token.
 */
export function publicTokens(secret: string, now: () => number = Date.now) {
  const keys = new Map<number, Buffer>()

  function keyOf(day: number): Buffer {
    const known = keys.get(day)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `public-token:${day}`, 32))
    // A token outlives the day it was made on by one at most.
    for (const old of keys.keys()) if (Math.abs(old - day) > 1) keys.delete(old)
    keys.set(day, key)
    return key
  }

  function macOf(body: string, issued: number, { siteId, pageId }: Audience): string {
    const signed = [siteId, pageId, body].join('\n')
    return createHmac('sha256', keyOf(Math.floor(issued / tokenSeconds)))
      .update(signed)
      .digest('base64url')
      .slice(0, macLength)
  }

  return {
    sign(claims: GivenClaims, audience: Audience): string {
      const { publicationId, variant = 'A', issued, nonce, referrer, referrerAddress, campaign } = claims
      const shown = variant === 'A' ? publicationId : `${publicationId}:${variant}`
      const named = campaign
        ? [campaign.source, campaign.medium, campaign.name, campaign.term, campaign.content]
        : []
      const told = campaign || referrerAddress !== '' ? [referrerAddress, ...named] : []
      const body = textOf([shown, issued, nonce, referrer, ...told])
      return `${body}.${macOf(body, issued, audience)}`
    },

    /** What a token of this page says; null where it is foreign, changed or older than a day. */
    read(token: string, audience: Audience): PublicClaims | null {
      if (token === '') return null
      const [body = '', mac = '', ...rest] = token.length > longest ? [] : token.split('.')
      const claims = rest.length > 0 ? null : claimsIn(body)
      const age = Math.floor(now() / 1000) - (claims?.issued ?? 0)
      if (!claims || age < -skewSeconds || age > tokenSeconds) return null
      const given = Buffer.from(mac)
      const expected = Buffer.from(macOf(body, claims.issued, audience))
      return given.length === expected.length && timingSafeEqual(given, expected) ? claims : null
    },
  }
}

function textOf(parts: readonly (string | number)[]) {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

function claimsIn(body: string): PublicClaims | null {
  const parts = partsIn(body)
  if (!parts) return null
  const [shown, issued, nonce, referrer, ...rest] = parts
  const [publicationId, variant] = String(shown).split(':')
  // Three: a token of the version before, which knew no address. It is good for a day.
  const [referrerAddress, ...named] = rest.length === 3 ? ['', ...rest] : rest
  const [source, medium, name, term, content] = named
  const campaign = named.length === 0 ? null : { source, medium, name, term, content }
  const read = claimsSchema.safeParse({
    publicationId,
    variant,
    issued,
    nonce,
    referrer,
    referrerAddress,
    campaign,
  })
  return read.success ? read.data : null
}

function partsIn(body: string): readonly unknown[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    return Array.isArray(parts) ? parts : null
  } catch {
    return null
  }
}
