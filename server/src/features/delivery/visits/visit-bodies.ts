import { createHash } from 'node:crypto'
import { hasTokenField, withToken } from '@aurelio/page'
import type { Packing } from '../headers.ts'
import { packed, type PageBodies, type PageBody } from '../page-bodies.ts'
import { type CarriedVisits, isWorthCarrying, withCarried } from './carried.ts'
import { sourceKey } from './referrer.ts'
import type { Source } from '../source.ts'
import type { TokenFor } from './visit-token.ts'

/** A token tells to about a second when its page was shown, so one is good for everybody who comes within that time. */
const freshMs = 1000
/** A visitor who comes back keeps what they have this long: half of a token's life, and the other half to fill in a form. */
const knownHours = 12
const hourMs = 60 * 60 * 1000
/** Sources whose body is kept for the next visit; the one made longest ago goes first. */
const mostSources = 6

type Parts = {
  /** The page with a place for a token in each of its forms. */
  html: string
  digest: string
  packing: Packing
  tokenFor: TokenFor
  /** Its links to others of its site. */
  links: ReadonlySet<string>
  carried: Pick<CarriedVisits, 'tokenFor'>
}
type Made = { at: number; body: Promise<PageBody>; ready?: PageBody }

/**
 * The bodies of a page that follows a visit, for each source of its visitors: packed anew at most once a second where its
 * forms carry a token, and once an hour where its links alone do.
 */
export function visitBodies({ html, digest, packing, tokenFor, links, carried }: Parts): PageBodies {
  const freshFor = hasTokenField(html) ? freshMs : hourMs
  const made = new Map<string, Made>()

  async function pack(source: Source, key: string, at: number): Promise<PageBody> {
    const stem = `${digest}.${shortOf(key)}.`
    const tag = stem + Math.floor(at / hourMs).toString(36)
    return { tag, encodings: await packed(followed(source), tag, packing), isKnownBy }

    function isKnownBy(known: string) {
      const hour = Number.parseInt(known.slice(stem.length), 36)
      return known.startsWith(stem) && Date.now() / hourMs - hour < knownHours
    }
  }

  function followed(source: Source) {
    const shown = isWorthCarrying(source) ? withCarried(html, links, carried.tokenFor(source)) : html
    return withToken(shown, tokenFor(source))
  }

  const freshOf = (key: string) => {
    const found = made.get(key)
    return found && Date.now() - found.at < freshFor ? found : undefined
  }

  return {
    ready: (source) => freshOf(sourceKey(source))?.ready,
    make(source) {
      const key = sourceKey(source)
      const fresh = freshOf(key)
      if (fresh) return fresh.body
      const at = Date.now()
      const entry: Made = { at, body: pack(source, key, at).then((body) => (entry.ready = body)) }
      made.delete(key)
      made.set(key, entry)
      const [oldest] = made.keys()
      if (made.size > mostSources && oldest !== undefined) made.delete(oldest)
      return entry.body
    },
    // A page takes about half as much again in its two packings.
    weight: Math.ceil(Buffer.byteLength(html) * 1.5 * mostSources),
  }
}

function shortOf(key: string) {
  return createHash('sha256').update(key).digest('base64url').slice(0, 6)
}
