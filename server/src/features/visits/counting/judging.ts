import type { DiscardReason, VisitSetting } from '@aurelio/contracts/visits'
import { maskedAddress } from '../../../platform/http/masked-address.ts'
import type { VisitProfileRow } from '../../../platform/database/tables/visits.ts'
import type { CountryOf } from './countries.ts'
import { dayBucket } from './buckets.ts'
import { keyLimits, profileOf } from './profile.ts'
import type { DailyVisitors } from './visitors.ts'
import type { Reading, Waiting } from './waiting.ts'

export type JudgeParts = {
  visitors: DailyVisitors
  settingsOf: (siteIds: readonly string[]) => Promise<(siteId: string) => VisitSetting>
  zoneOf: (workspaceId: string) => Promise<string>
  /** Whether the cookie of a request is that of somebody who works in the workspace. */
  isTeam: (cookie: string, workspaceId: string) => Promise<boolean>
  countryOf: CountryOf
  /** The sections of a page as it was published, by their ids; none where that is not known. */
  sectionsOf: (shown: Pick<Waiting, 'publicationId' | 'variant'>) => Promise<ReadonlySet<string>>
}

/** What is to be counted: `reason` where it is none. */
export type Judged = Waiting & {
  day: number
  hash: number
  profile: VisitProfileRow
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
  const isFloodOfReadings = perMinute(mostOfNetwork)
  const confirmations = new Map<string, number>()

  /** Why something is no visit, or a promise of it where it must be looked up. */
  function reasonAgainst(waiting: Waiting, setting: VisitSetting, hash: number): Reason | Promise<Reason> {
    const { kind, said, pageId, workspaceId, at } = waiting
    const asks = setting.respects && said.asks
    if (kind === 'conversion') {
      confirmations.set(`${hash} ${pageId}`, at + confirmationMs)
      return asks ? 'asked' : null
    }
    if (kind === 'reading') {
      if (asks || said.agent.isBot) return 'asked'
      return isFloodOfReadings(`${pageId} ${maskedAddress(waiting.address)}`, at) ? 'fast' : null
    }
    if (kind === 'beacon') {
      if (said.agent.isBot) return 'bot'
      if (isFlood(`${pageId} ${maskedAddress(waiting.address)}`, at)) return 'fast'
    } else if (said.reason) return said.reason
    const rest = () => (asks ? 'asked' : reasonOfPace(hash, pageId, at))
    if (said.cookie === '') return rest()
    return parts.isTeam(said.cookie, workspaceId).then((isTeam) => (isTeam ? 'team' : rest()))
  }

  function reasonOfPace(hash: number, pageId: string, at: number): Reason {
    if (confirmations.size > 0) {
      const sent = `${hash} ${pageId}`
      const until = confirmations.get(sent)
      confirmations.delete(sent)
      if (until !== undefined && at <= until) return 'confirmation'
    }
    return isTooFast(hash, at) ? 'fast' : null
  }

  /** Anybody can tell anything: what is no section of the page counts for none. */
  async function withKnown(shown: Waiting, { sections = [], ...reading }: Reading): Promise<Reading> {
    const known = sections.length > 0 ? await parts.sectionsOf(shown) : null
    return { ...reading, sections: [...new Set(sections)].filter((id) => known?.has(id)) }
  }

  return async (batch: readonly Waiting[]): Promise<Judged[]> => {
    const settingOf = await parts.settingsOf([...new Set(batch.map(({ siteId }) => siteId))])
    const zones = new Map<string, string>()
    const hashes = new Map<number, HashOf>()
    const judged: Judged[] = []
    for (const waiting of batch) {
      const setting = settingOf(waiting.siteId)
      if (!isWanted(waiting.kind, setting)) continue
      const { workspaceId, at, said, address } = waiting
      // Most of a batch is of one workspace and one day: nothing is waited for that is known.
      const zone = zones.get(workspaceId) ?? (await parts.zoneOf(workspaceId))
      zones.set(workspaceId, zone)
      const day = dayBucket(zone, at)
      const hashOf = hashes.get(day) ?? (await parts.visitors.onDay(day))
      hashes.set(day, hashOf)
      const hash = hashOf({ workspaceId, address, agent: said.agent.text })
      const { source, variant } = waiting
      const seen = { source, said, variant, address, countryOf: parts.countryOf }
      const profile = profileOf(seen, limitsOf(workspaceId, day))
      const reason = reasonAgainst(waiting, setting, hash)
      judged.push({
        ...waiting,
        ...(waiting.reading?.sections && { reading: await withKnown(waiting, waiting.reading) }),
        day,
        hash,
        profile,
        reason: reason instanceof Promise ? await reason : reason,
      })
    }
    for (const [key, until] of confirmations) if (until < Date.now()) confirmations.delete(key)
    return judged
  }
}
type Reason = Judged['reason']
type HashOf = Awaited<ReturnType<DailyVisitors['onDay']>>

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
  let counts = new Map<string | number, number>()
  return (who: string | number, at: number) => {
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
