import type { DiscardReason, VisitSetting } from '@aurelio/contracts/visits'
import { maskedAddress } from '../../../platform/http/masked-address.ts'
import { agentOf } from './agent.ts'
import type { CountryOf } from './countries.ts'
import { dayBucket } from './buckets.ts'
import type { VisitProfile } from './ids.ts'
import { keyLimits, profileOf } from './profile.ts'
import { asksNotToBeMeasured, reasonIn } from './reason.ts'
import type { DailyVisitors } from './visitors.ts'
import type { Waiting } from './waiting.ts'

export type JudgeParts = {
  visitors: DailyVisitors
  settingsOf: (siteIds: readonly string[]) => Promise<(siteId: string) => VisitSetting>
  zoneOf: (workspaceId: string) => Promise<string>
  /** Whether the cookie of a request is that of somebody who works in the workspace. */
  isTeam: (cookie: string, workspaceId: string) => Promise<boolean>
  countryHeader: string
  countryOf: CountryOf
  isHttps: boolean
}

/** What is to be counted: `reason` where it is none. */
export type Judged = Waiting & {
  day: number
  hash: number
  profile: VisitProfile
  reason: DiscardReason | null
}

/** Pages that one visitor looks at in a minute; nobody reads as many. */
const mostAMinute = 120
/** Notices of one page from one network: more than an office sends. */
const mostOfNetwork = 1200
const minuteMs = 60 * 1000
/** Within this a page that is shown again to who has just sent its form is the answer to that. */
const confirmationMs = 15 * 1000

/** Says of what has happened what is to be counted of it. */
export function judging(parts: JudgeParts) {
  const limitsOf = keyLimits()
  const isTooFast = perMinute(mostAMinute)
  const isFlood = perMinute(mostOfNetwork)
  const confirmations = new Map<string, number>()

  async function reasonAgainst(waiting: Waiting, setting: VisitSetting, hash: number) {
    const { kind, headers, pageId, workspaceId, at } = waiting
    const asks = setting.respects && asksNotToBeMeasured(headers)
    if (kind === 'conversion') {
      confirmations.set(`${hash} ${pageId}`, at + confirmationMs)
      return asks ? 'asked' : null
    }
    if (kind === 'reading') return asks || agentOf(headers['user-agent'] ?? '').isBot ? 'asked' : null
    if (kind === 'beacon') {
      if (agentOf(headers['user-agent'] ?? '').isBot) return 'bot'
      if (isFlood(`${pageId} ${maskedAddress(waiting.address)}`, at)) return 'fast'
    } else {
      const said = reasonIn(headers, parts.isHttps)
      if (said) return said
    }
    if (await parts.isTeam(headers.cookie ?? '', workspaceId)) return 'team'
    if (asks) return 'asked'
    const until = confirmations.get(`${hash} ${pageId}`)
    confirmations.delete(`${hash} ${pageId}`)
    if (until !== undefined && at <= until) return 'confirmation'
    return isTooFast(String(hash), at) ? 'fast' : null
  }

  return async (batch: readonly Waiting[]): Promise<Judged[]> => {
    const settingOf = await parts.settingsOf([...new Set(batch.map(({ siteId }) => siteId))])
    const judged: Judged[] = []
    for (const waiting of batch) {
      const setting = settingOf(waiting.siteId)
      if (!isWanted(waiting.kind, setting)) continue
      const { workspaceId, at, headers, address } = waiting
      const day = dayBucket(await parts.zoneOf(workspaceId), at)
      const hashOf = await parts.visitors.onDay(day)
      const hash = hashOf({ workspaceId, address, agent: headers['user-agent'] ?? '' })
      const { countryHeader, countryOf } = parts
      const seen = { ...waiting, countryHeader, countryOf }
      judged.push({
        ...waiting,
        day,
        hash,
        profile: profileOf(seen, limitsOf(workspaceId, day)),
        reason: await reasonAgainst(waiting, setting, hash),
      })
    }
    for (const [key, until] of confirmations) if (until < Date.now()) confirmations.delete(key)
    return judged
  }
}

/** With a cache in front the script tells what is served without; never both. */
function isWanted(kind: Waiting['kind'], { mode, measures }: VisitSetting) {
  if (mode === 'off') return false
  if (kind === 'reading') return measures
  return (
    kind === 'conversion' ||
    kind === 'click' ||
    kind === 'goal' ||
    (kind === 'beacon') === (mode === 'beacon')
  )
}

/** Counts what each does within a minute of the clock. */
function perMinute(most: number) {
  let minute = 0
  let counts = new Map<string, number>()
  return (who: string, at: number) => {
    const now = Math.floor(at / minuteMs)
    if (now !== minute) {
      minute = now
      counts = new Map()
    }
    const count = (counts.get(who) ?? 0) + 1
    counts.set(who, count)
    return count > most
  }
}
