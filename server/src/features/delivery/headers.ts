import type { Manifest } from '@aurelio/page'

/**
 * What a published page may do: what its manifest says that it needs, and nothing else. `isApart`: it shares its origin
 * with no dashboard, and needs no sandbox to be kept from it. `ancestors` may frame it.
 */
export function pagePolicy(manifest: Manifest, isApart: boolean, ancestors = "'self'"): string {
  const { scripts, styles, pictures, media, fonts, frames, forms, searches, beacons } = manifest
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashSource).join(' ')}`,
    ...(scripts.length > 0 ? [`script-src ${scripts.map(hashSource).join(' ')}`] : []),
    // Whole schemes: an address of a picture or a film often leads on to another host.
    `img-src data:${pictures.length > 0 ? " 'self' https: http:" : ''}`,
    ...(media.length > 0 ? ["media-src 'self' https: http:"] : []),
    ...(fonts.length > 0 ? ["font-src 'self'"] : []),
    // Services that judge a page fetch its robots.txt in its name; a sandboxed page has none.
    ...(isApart || beacons.length > 0 ? ["connect-src 'self'"] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action ${forms.length + searches.length > 0 ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    ...(isApart ? [] : [`sandbox ${permissions(manifest).join(' ')}`]),
  ].join('; ')
}

/** What the sandbox opens. Only a player asks for the origin: it inherits the page's sandbox and is dead without one. */
function permissions({ scripts, frames, forms, searches }: Manifest): readonly string[] {
  const plays = frames.length > 0
  return [
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-top-navigation-by-user-activation',
    ...(forms.length + searches.length > 0 ? ['allow-forms'] : []),
    ...(forms.length > 0 ? ['allow-downloads'] : []),
    ...(scripts.length > 0 || plays ? ['allow-scripts'] : []),
    ...(plays ? ['allow-same-origin', 'allow-presentation'] : []),
  ]
}

function hashSource({ hash }: { hash: string }): string {
  return `'${hash}'`
}

/** For what is made to be framed. */
export const anySite = '*'

export type Encoding = 'identity' | 'br' | 'gzip'

// Caches may keep it but ask each time: a page published anew is there at once, and an unchanged one costs a 304.
const cacheControl = 'public, max-age=0, must-revalidate'
// While variants are tried, a cache in front would give everybody there the same one.
const ownCacheControl = 'private, no-cache'
const vary = 'accept-encoding'

/**
 * The entity tag of a page in an encoding; every tag of one page begins with the same digest. Weak where more than that
 * stands in it: what bears it differs in the token that its forms carry.
 */
export function etagOf(tag: string, encoding: Encoding): string {
  const strength = tag.includes('.') ? 'W/' : ''
  return encoding === 'identity' ? `${strength}"${tag}"` : `${strength}"${tag}-${encoding}"`
}

/** What shields a page, as published or shown again to correct an entry. */
export function shieldHeaders(
  manifest: Manifest,
  isApart: boolean,
  ancestors?: string,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(manifest, isApart, ancestors),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** The page's families are on their way before it is read, so that its first lines are seldom set in another letter. */
function fontHeaders({ fonts, earlyFonts = fonts }: Manifest): { link?: string } {
  const links = earlyFonts.map(
    (address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  )
  return links.length > 0 ? { link: links.join(', ') } : {}
}

export type PageHeaders = Record<string, string> & { 'cache-control': string; vary: string }

/**
 * A page as it is packed: what it needs, whether it shares its origin with no dashboard, whether it is the same for
 * everybody, and for all who read the same languages.
 */
export type Packing = { manifest: Manifest; isApart: boolean; isShared: boolean; isByLanguage: boolean }

/** Headers of a published page in an encoding, whole: nothing else adds to them. */
export function pageHeaders(
  { manifest, isApart, isShared, isByLanguage }: Packing,
  { tag, encoding, length }: { tag: string; encoding: Encoding; length: number },
): PageHeaders {
  return {
    ...shieldHeaders(manifest, isApart),
    ...fontHeaders(manifest),
    etag: etagOf(tag, encoding),
    vary: isByLanguage ? `${vary}, accept-language` : vary,
    'cache-control': isShared ? cacheControl : ownCacheControl,
    'content-length': String(length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
}
