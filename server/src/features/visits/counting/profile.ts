import { otherKey } from '@aurelio/contracts/visits'
import type { VisitProfileRow } from '../../../platform/database/tables/visits.ts'
import type { CountryOf } from './countries.ts'
import { profileId, type VisitProfile } from './ids.ts'
import { kept } from './kept.ts'
import type { Said } from './said.ts'

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
/** Most visits come in a way that another one came in: it is one thing, and its id is computed once. */
const known = kept<string, VisitProfileRow>(5000)

/** What a visit has in common with others. `capped` holds back what comes in too many kinds. */
export function profileOf(
  { source: { campaign, referrer, referrerAddress }, said, variant, address, countryOf }: Seen,
  capped: (dimension: string, key: string) => string,
): VisitProfileRow {
  const { agent, language, country } = said
  return shared({
    source: capped('source', campaign?.source.toLowerCase() || hostIn(referrerAddress)),
    kind: referrer === 'direct' && campaign ? 'campaign' : referrer,
    campaign: campaign ? capped('campaign', campaign.name) : '',
    medium: campaign ? capped('medium', campaign.medium.toLowerCase()) : '',
    device: agent.device,
    browser: agent.browser,
    language,
    country: country || countryOf(address),
    variant,
  })
}

function shared(profile: VisitProfile): VisitProfileRow {
  const { source, kind, campaign, medium, device, browser, language, country, variant } = profile
  const key = `${source}\n${kind}\n${campaign}\n${medium}\n${device}\n${browser}\n${language}\n${country}\n${variant}`
  return known.get(key) ?? known.set(key, { id: profileId(profile), ...profile })
}

type Seen = {
  source: Source
  said: Said
  variant: string
  /** The visitor's, for the country alone. */
  address: string
  countryOf: CountryOf
}

function hostIn(address: string) {
  if (address === '') return ''
  const [host = ''] = address.split('/', 1)
  return host.replace(/^www\./, '').slice(0, longestHost)
}

/** Days whose kinds are known at once: wherever on Earth it is, and a clock that jumps, it is one of these. */
const mostDays = 4

/** Lets a thousand kinds of each dimension through a day; what comes after them is one. */
export function keyLimits() {
  const days = new Map<number, Map<string, Set<string>>>()
  const kindsOf = (day: number) => {
    const kinds = days.get(day)
    if (kinds) return kinds
    const [first] = days.keys()
    if (days.size >= mostDays && first !== undefined) days.delete(first)
    const made = new Map<string, Set<string>>()
    days.set(day, made)
    return made
  }
  return (workspaceId: string, day: number) => {
    const kinds = kindsOf(day)
    return (dimension: string, key: string) => {
      if (key === '') return ''
      const place = `${workspaceId} ${dimension}`
      const keys = kinds.get(place) ?? new Set<string>()
      kinds.set(place, keys)
      if (keys.has(key)) return key
      if (keys.size >= mostKeys) return otherKey
      keys.add(key)
      return key
    }
  }
}
