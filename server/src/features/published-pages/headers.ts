import { createHash } from 'node:crypto'
import { countdownScript } from '@aurelio/page'
import { styleSources } from '../../platform/http/notice-page.ts'

const videoHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com'
const sandbox =
  'allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'
// An embedded player inherits the page's sandbox and would be dead without these; the page itself still runs no
// script of its own, because the policy allows it no script source.
const playerSandbox = ['allow-same-origin', 'allow-presentation']

// Never made from the page's own text: whatever else stands between script tags has no hash here and stays dead.
const countdownTag = `<script>${countdownScript}</script>`
const countdownSource = `'sha256-${createHash('sha256').update(countdownScript).digest('base64')}'`

/** What a published page may do: show itself, load pictures and films, embed known players, post its own form, count down. */
export function pagePolicy(html: string): string {
  const players = html.includes('<iframe')
  const counts = html.includes(countdownTag)
  const allowed = [...(players || counts ? ['allow-scripts'] : []), ...(players ? playerSandbox : [])]
  return [
    "default-src 'none'",
    `style-src ${styleSources(html)}`,
    ...(counts ? [`script-src ${countdownSource}`] : []),
    "img-src 'self' https: http: data:",
    "media-src 'self' https: http:",
    "font-src 'self'",
    ...(players ? [`frame-src ${videoHosts}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    ['sandbox', sandbox, ...allowed].join(' '),
  ].join('; ')
}

export type Encoding = 'identity' | 'br' | 'gzip'

// Caches may keep it but ask each time: a page published anew is there at once, and an unchanged one costs a 304.
export const cacheControl = 'public, max-age=0, must-revalidate'
export const vary = 'accept-encoding'

/** The entity tag of a page in an encoding; every tag of one page begins with the same digest. */
export function etagOf(digest: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
}

/** What shields a page, as published or shown again to correct an entry. */
export function shieldHeaders(html: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(html),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** Headers of a published page in an encoding, whole: nothing else adds to them. */
export function pageHeaders(
  html: string,
  digest: string,
  encoding: Encoding,
  length: number,
): Record<string, string> {
  return {
    ...shieldHeaders(html),
    etag: etagOf(digest, encoding),
    vary,
    'cache-control': cacheControl,
    'content-length': String(length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
}
