import { createHash } from 'node:crypto'
import type { Contest, ContestSummary, ContestWinner } from '@aurelio/contracts/contests'
import type { PublicOrigins } from '@aurelio/page'
import type { ContestRow } from '../../platform/database/tables/contests.ts'
import { contestAddress } from './address.ts'
import type { WinnerStore } from './draw/store.ts'
import type { EntryStore } from './entries/store.ts'
import type { OrganiserOf } from './organiser.ts'
import { beaconRule, roundAddress } from './rules/beacon.ts'
import { rulesText } from './rules/rules.ts'
import { missingOf, prizeAt, settingsOf } from './settings.ts'
import type { ContestStore } from './store.ts'

type Parts = {
  store: ContestStore
  winners: WinnerStore
  entries: EntryStore
  origins: PublicOrigins
  organiserOf: OrganiserOf
  /** The host of a site; null where it has none of its own. */
  hostOf: (workspaceId: string, siteId: string) => Promise<string | null>
  drandOrigin: string
}

export function summaryOf(row: ContestRow): ContestSummary {
  const { id, name, state, opensAt, closesAt, address, entries, confirmed, createdAt } = row
  return {
    id,
    name,
    state,
    opensAt,
    closesAt,
    path: contestAddress(address).page,
    entries,
    confirmed,
    createdAt,
  }
}

/** Contests as the team sees them, and the text of their rules. */
export function contestViews(parts: Parts) {
  const { store, winners, entries, origins } = parts

  /** Its whole address, at the host of its site where it has one. */
  async function urlOf(row: ContestRow): Promise<string> {
    const { siteId } = settingsOf(row)
    const host = siteId === null ? null : await parts.hostOf(row.workspaceId, siteId)
    return (host === null ? origins.shared : origins.ofHost(host)) + contestAddress(row.address).page
  }

  async function textOfRules(row: ContestRow): Promise<string> {
    const settings = settingsOf(row)
    const [{ timeZone, ...organiser }, url] = await Promise.all([
      parts.organiserOf(row, settings),
      urlOf(row),
    ])
    const { name, opensAt, closesAt } = row
    return rulesText({ name, opensAt, closesAt, settings, organiser, timeZone, url })
  }

  async function rulesOf(row: ContestRow): Promise<Contest['rules']> {
    const kept = row.state === 'draft' ? undefined : await store.rules(row.id)
    if (kept) return kept
    const text = await textOfRules(row)
    const hash = createHash('sha256').update(text).digest('hex')
    return { version: 0, text, hash, createdAt: row.createdAt }
  }

  async function winnersOf(row: ContestRow): Promise<ContestWinner[]> {
    const settings = settingsOf(row)
    const rows = await winners.of(row.id)
    const names = await entries.names(rows.flatMap(({ entryId }) => entryId ?? []))
    return rows.map(({ position, alias, entryId, prize, state, until }) => {
      const person = names.find(({ id }) => id === entryId)
      return {
        position,
        alias,
        isReserve: prize === null && position > settings.winners,
        state,
        until,
        prize: prize === null ? '' : prizeAt(settings, prize),
        name: person?.name ?? null,
        email: person?.email ?? null,
      }
    })
  }

  return {
    urlOf,
    rulesText: textOfRules,
    async whole(row: ContestRow): Promise<Contest> {
      const settings = settingsOf(row)
      const [url, rules, drawn] = await Promise.all([urlOf(row), rulesOf(row), winnersOf(row)])
      const { proofToken, beaconRound, listHash, beacon, apart } = row
      return {
        ...summaryOf(row),
        settings,
        url,
        proof: proofToken === null ? null : `/proof/${proofToken}`,
        commitment: proofToken === null ? null : row.commitment,
        listHash,
        beaconRule: beaconRule(settings),
        beacon,
        beaconAddress: beaconRound === null ? null : roundAddress(parts.drandOrigin, beaconRound),
        rules,
        missing: missingOf(row, settings),
        winners: drawn,
        apart,
      }
    },
  }
}
export type ContestViews = ReturnType<typeof contestViews>
