import type { IncomingHttpHeaders } from 'node:http'
import { type Encoding, etagOf } from './headers.ts'
import type { PageBody } from './page-bodies.ts'

export type PageAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }

/** A published page for a visitor: packed as they can unpack it, or the news that they have it already. */
export function pageAnswer(page: PageBody, asked: IncomingHttpHeaders): PageAnswer {
  const { 'accept-encoding': accepted, 'if-none-match': known } = asked
  const encoding = encodingFor(accepted)
  if (known && matches(known, page)) {
    const { 'cache-control': caching, vary } = page.encodings[encoding].headers
    const headers = { etag: etagOf(page.tag, encoding), vary, 'cache-control': caching }
    return { status: 304, headers, body: null }
  }
  return { status: 200, ...page.encodings[encoding] }
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** `*`, or any tag of what is still good for this visitor, weak or strong, in whatever encoding it was sent. */
function matches(header: string, { isKnownBy }: PageBody) {
  return (
    header.trim() === '*' || header.split(',').some((tag) => isKnownBy(tag.trim().replace(/^(?:W\/)?"/, '')))
  )
}
