import { visitAddress } from '@aurelio/page'
import { z } from 'zod'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import type { PlainRoute } from '../../../platform/http/plain-routes.ts'
import { signedValues } from '../../../platform/public-token/signed-values.ts'
import type { Place } from './ids.ts'
import type { Source } from './profile.ts'
import type { Happened } from './waiting.ts'

/** More than a browser tells: an address of a page, and what its own was asked with. */
const beaconBytes = 8 * 1024
const longestSeconds = 60 * 60
/** That one page tells of; more do not fit into what a browser tells. */
const mostSections = 200
/** Pages that were made before their publication was told have one less. */
const shownSchema = z.tuple([z.string(), z.string(), z.string(), z.string()]).rest(z.string())
const toldSchema = z.union([
  z.object({ token: z.string().max(1000), from: z.string().max(2000), query: z.string().max(4000) }),
  z.object({
    token: z.string().max(1000),
    seconds: z.number().min(0),
    depth: z.number().min(0).max(100),
    // Pages that a cache has kept for long tell neither.
    sections: z.array(z.string().max(100)).max(mostSections).optional(),
    again: z.boolean().default(false),
  }),
])

export type Shown = Place & { variant: string; publicationId: string }

/** Tokens that name a page to the script on it. A cache may keep a page for long, so they do not end. */
export function beaconTokens(secret: string) {
  const tokens = signedValues(secret, 'aurelio visit-beacon', shownSchema)
  return {
    sign: ({ workspaceId, siteId, pageId, variant, publicationId }: Shown) =>
      tokens.sign([workspaceId, siteId, pageId, variant, publicationId]),
    /** Null for one that was not signed here. */
    read(token: string): Shown | null {
      const shown = tokens.read(token)
      if (!shown) return null
      const [workspaceId, siteId, pageId, variant, publicationId = ''] = shown
      return { workspaceId, siteId, pageId, variant, publicationId }
    },
  }
}

export type Beacons = ReturnType<typeof beaconTokens>

/** What led a visitor to a page of a site. */
export type SourceIn = (
  siteId: string,
  visited: { referer: string | undefined; host: string | undefined; query: string },
) => Source

type Parts = {
  tokens: Pick<Beacons, 'read'>
  clientAddress: AddressOf
  sourceOf: SourceIn
  take: (happened: Happened) => void
}

/** Takes what pages tell of being opened and read. Whatever comes is answered alike: nobody learns what was counted. */
export function beaconRoute({ tokens, clientAddress, sourceOf, take }: Parts): PlainRoute {
  return {
    method: 'POST',
    path: visitAddress,
    body: { bytes: beaconBytes },
    async answer(c) {
      const told = toldSchema.safeParse(jsonIn(await c.req.text())).data
      const shown = told && tokens.read(told.token)
      if (told && shown) {
        const { headers } = c.env.incoming
        const common = { ...shown, headers, address: clientAddress(c), at: Date.now() }
        if ('from' in told) {
          const { from: referer, query } = told
          const source = sourceOf(shown.siteId, {
            referer,
            host: headers.host,
            query: query.replace(/^\?/, ''),
          })
          take({ ...common, kind: 'beacon', source })
        } else {
          const { seconds, depth, again, sections } = told
          const reading = {
            seconds: Math.round(Math.min(seconds, longestSeconds)),
            depth: Math.round(depth),
            isFirst: !again,
            ...(sections && { sections }),
          }
          take({ ...common, kind: 'reading', source: unknown, reading })
        }
      }
      return new Response(null, { status: 204 })
    },
  }
}

const unknown: Source = { referrer: 'direct', referrerAddress: '', campaign: null }

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
