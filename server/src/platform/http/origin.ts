import type { Config } from '../config.ts'
import { tokenIn } from './bearer.ts'

/** Whether a request's `Origin` is the product's own. */
export type TrustedOrigin = (headers: Headers) => boolean

/**
 * Where BASE_URL is set, its origin alone. Otherwise also the host the request came to, so that a panel opened by its
 * address in the local network works without settings.
 */
export function trustedOrigin(config: Pick<Config, 'baseUrl' | 'baseUrlFixed'>): TrustedOrigin {
  return (headers) => {
    const origin = headers.get('origin')
    if (!origin) return false
    if (origin === config.baseUrl) return true
    if (config.baseUrlFixed || !URL.canParse(origin)) return false
    return new URL(origin).host === headers.get('host')
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True when a request may change something. A browser always names the origin of such a request, so one without it
 * passes only where it carries no cookie to abuse and no browser says that it comes from elsewhere: a script. Who comes
 * with a token is that: another site can make no browser send one.
 */
export function mayChange(method: string, headers: Headers, isTrustedOrigin: TrustedOrigin): boolean {
  if (safeMethods.has(method) || tokenIn(headers) !== null) return true
  if (headers.has('origin')) return isTrustedOrigin(headers)
  return !headers.has('cookie') && !/^(?:cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')
}
