import { z } from 'zod'
import { TargetRefused } from '../target.ts'
import { type Answer, jsonOf, WordpressAway, WordpressBlocked } from './answer.ts'

const mostRedirects = 5
const index = z.union([z.object({ namespaces: z.array(z.string()) }), z.object({ code: z.string() })])

/** Asks without any password. `location`: where a redirect leads. */
export type Look = (url: URL) => Promise<Answer & { location?: string | undefined }>

/** Where the REST interface of a WordPress is. */
export type RestRoot = {
  /** Of its first page, without a slash at the end, after the redirects that lead there. */
  readonly address: string
  /** `path` as in `pages/7?context=edit`. */
  readonly url: (path: string) => URL
}

/**
 * Finds it from the address that a person gave, which may be that of its desk: below `wp-json`, or as `rest_route` where
 * permanent links are the simple ones. Throws TargetRefused, WordpressBlocked and WordpressAway.
 */
export async function findRest(look: Look, given: string): Promise<RestRoot> {
  const pretty = await follow(look, prettyRoot(firstPageOf(given)), (url) =>
    url.pathname.endsWith('/wp-json/'),
  )
  const address = pretty.url.href.replace(/\/wp-json\/.*$/, '')
  if (pretty.found) return { address, url: (path) => new URL(`${address}/wp-json/wp/v2/${path}`) }
  const plain = await follow(look, plainUrl(address, '/'), (url) => url.searchParams.has('rest_route'))
  if (!plain.found) throw new TargetRefused('no-rest')
  const root = `${plain.url.origin}${plain.url.pathname}`.replace(/\/+$/, '')
  return {
    address: root,
    url(path) {
      const [route = '', query = ''] = path.split('?')
      const url = plainUrl(root, `/wp/v2/${route}`)
      for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value)
      return url
    },
  }
}

/** What people copy from the bar of the browser leads into WordPress. */
function firstPageOf(given: string): string {
  const { origin, pathname } = new URL(given)
  return `${origin}${pathname.replace(/\/(?:wp-(?:admin|json|login\.php)(?:\/.*)?|index\.php)$/, '')}`.replace(
    /\/+$/,
    '',
  )
}

function prettyRoot(address: string) {
  return new URL(`${address}/wp-json/?_fields=namespaces`)
}

function plainUrl(address: string, route: string) {
  const url = new URL(`${address}/`)
  url.searchParams.set('rest_route', route)
  if (route === '/') url.searchParams.set('_fields', 'namespaces')
  return url
}

/** Whether the interface answers at an address, and at which after the redirects that still ask for it. */
async function follow(look: Look, first: URL, asks: (url: URL) => boolean) {
  let url = first
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const { status, text, location } = await look(url)
    const next = location === undefined ? null : URL.parse(location, url.href)
    if (status >= 300 && status < 400 && next) {
      if (!asks(next)) break
      url = next
      continue
    }
    const parsed = index.safeParse(jsonOf(text))
    if (parsed.success) {
      // An interface closed to strangers answers with a code of its own; one that is none, with 404.
      if ('namespaces' in parsed.data || status === 401 || status === 403) return { found: true, url }
      break
    }
    if (status === 401 || status === 403) throw new WordpressBlocked()
    if (status === 429 || status >= 500) throw new WordpressAway('A WordPress was too busy')
    break
  }
  return { found: false, url }
}
