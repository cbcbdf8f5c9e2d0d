import type { IncomingHttpHeaders } from 'node:http'
import type { DiscardReason } from '@aurelio/contracts/visits'
import { type Agent, agentOf } from './agent.ts'
import { kept } from './kept.ts'
import { reasonIn } from './reason.ts'

/**
 * What a request says of who sent it, read at once: its headers are let go of, and what waits to be counted is small and
 * shared with other visits.
 */
export type Said = {
  agent: Agent
  /** Why it is no visit, as far as it says so itself. */
  reason: DiscardReason | null
  /** Asks not to be measured (DNT, GPC). */
  asks: boolean
  language: string
  /** By the header of a proxy in front. */
  country: string
  /** '' where nobody can be signed in. */
  cookie: string
}

/** The product's own cookie: without it nobody is signed in. */
const sessionCookie = /(?:^|;\s*)(?:__Host-aurelio_session|aurelio\.session_token)=/
const languages = kept<string, string>(1000)

/** `countryHeader`: that a proxy in front writes the country in; '' where there is none. */
export function saidBy({ countryHeader, isHttps }: { countryHeader: string; isHttps: boolean }) {
  return (headers: IncomingHttpHeaders): Said => {
    const { cookie } = headers
    return {
      agent: agentOf(headers['user-agent']),
      reason: reasonIn(headers, isHttps),
      asks: headers['dnt'] === '1' || headers['sec-gpc'] === '1',
      language: languageIn(headers['accept-language']),
      country: countryHeader === '' ? '' : countryIn(headers[countryHeader]),
      cookie: cookie !== undefined && sessionCookie.test(cookie) ? cookie : '',
    }
  }
}

function languageIn(header: string | undefined): string {
  if (header === undefined) return ''
  const found = languages.get(header)
  if (found !== undefined) return found
  const language = /^\s*([a-z]{2,3})\b/i.exec(header)?.[1]?.toLowerCase() ?? ''
  return languages.set(header, language)
}

function countryIn(value: string | string[] | undefined): string {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : ''
}
