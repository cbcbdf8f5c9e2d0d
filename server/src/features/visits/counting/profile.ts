import type { IncomingHttpHeaders } from 'node:http'
import { otherKey } from '@aurelio/contracts/visits'
import type { CountryOf } from './countries.ts'
import { agentOf } from './agent.ts'
import type { VisitProfile } from './ids.ts'

export type Source = {
  referrer: string
  referrerAddress: string
  campaign: { source: string; medium: string; name: string } | null
  /** The steps of a funnel that led there. */
  path?: string | undefined
}

/** Of each kind and day, in one process. */
const mostKeys = 1000
const longestHost = 100

/** What a visit has in common with others. `capped` holds back what comes in too many kinds. */
export function profileOf(
  { source, headers, variant, address, countryHeader, countryOf }: Seen,
  capped: (dimension: string, key: string) => string,
): VisitProfile {
  const { device, browser } = agentOf(headers['user-agent'] ?? '')
  const { campaign, referrer } = source
  const host = hostIn(source.referrerAddress)
  const named = campaign?.source.toLowerCase() ?? ''
  return {
    source: capped('source', named || host),
    kind: referrer === 'direct' && campaign ? 'campaign' : referrer,
    campaign: capped('campaign', campaign?.name ?? ''),
    medium: capped('medium', campaign?.medium.toLowerCase() ?? ''),
    device,
    browser,
    language: languageIn(headers['accept-language']),
    country: countryIn(countryHeader, headers) || countryOf(address),
    variant,
  }
}

type Seen = {
  source: Source
  headers: IncomingHttpHeaders
  variant: string
  /** The header that a proxy in front writes the country in; '' where there is none. */
  countryHeader: string
  /** The visitor's, for the country alone. */
  address: string
  countryOf: CountryOf
}

function hostIn(address: string) {
  const [host = ''] = address.split('/', 1)
  return host.replace(/^www\./, '').slice(0, longestHost)
}

function languageIn(header: string | undefined): string {
  return /^\s*([a-z]{2,3})\b/i.exec(header ?? '')?.[1]?.toLowerCase() ?? ''
}

function countryIn(name: string, headers: IncomingHttpHeaders): string {
  const value = name === '' ? undefined : headers[name]
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : ''
}

/** Days whose kinds are known at once: wherever on Earth it is, and a clock that jumps, it is one of these. */
const mostDays = 4

/** Lets a thousand kinds of each dimension through a day; what comes after them is one. */
export function keyLimits() {
  const days = new Map<number, Map<string, Set<string>>>()
  const kindsOf = (day: number) => {
    const known = days.get(day)
    if (known) return known
    const [first] = days.keys()
    if (days.size >= mostDays && first !== undefined) days.delete(first)
    const made = new Map<string, Set<string>>()
    days.set(day, made)
    return made
  }
  return (workspaceId: string, day: number) => {
    const known = kindsOf(day)
    return (dimension: string, key: string) => {
      if (key === '') return ''
      const place = `${workspaceId} ${dimension}`
      const keys = known.get(place) ?? new Set<string>()
      known.set(place, keys)
      if (keys.has(key)) return key
      if (keys.size >= mostKeys) return otherKey
      keys.add(key)
      return key
    }
  }
}
