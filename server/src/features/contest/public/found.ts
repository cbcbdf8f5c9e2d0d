import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { readTheme, type Theme } from '@aurelio/page/theme'
import type { PublicOrigins } from '@aurelio/page'
import type { ContestRow } from '../../../platform/database/tables/contests.ts'
import type { Call } from '../../../platform/http/plain-routes.ts'
import { standElsewhere } from '../../../platform/http/public-origins.ts'
import type { WinnerStore } from '../draw/store.ts'
import type { EntryStore } from '../entries/store.ts'
import type { LiveTextsOf, Speak } from '../languages/speaking.ts'
import type { OrganiserOf } from '../organiser.ts'
import { prizeAt, settingsOf } from '../settings.ts'
import type { ContestStore } from '../store.ts'
import type { Shown } from './contest-page.ts'
import { lookOf, themeFor } from './looks.ts'

const ranked = 10
const works = 60

export type FoundParts = {
  store: ContestStore
  entries: EntryStore
  winners: WinnerStore
  origins: PublicOrigins
  organiserOf: OrganiserOf
  hasSite: (workspaceId: string, siteId: string) => Promise<boolean>
  /** The kit of a site, as it is kept. */
  themeOf: (workspaceId: string, siteId: string) => Promise<string | null>
  speak: Speak
  liveTextsOf: LiveTextsOf
}

/** A contest that was published, as its address names it. */
export type Found = {
  contest: ContestRow
  settings: ContestSettings
  theme: Theme | null
  /** The language that it is read in, where that is not its own. */
  inLanguage?: string
}

/** What the public pages of contests are made of. */
export function findingContests(parts: FoundParts) {
  const { store, entries, winners, origins } = parts

  /** Null where nothing is published there, or the host that was asked is of another workspace. */
  async function find(c: Call): Promise<Found | null> {
    const address = c.req.param('address') ?? ''
    const row = /^[a-z0-9-]{1,80}$/.test(address) ? await store.atAddress(address) : undefined
    if (!row || row.state === 'draft') return null
    const settings = settingsOf(row)
    const { siteId } = settings
    const { site } = c.env
    // Where pages of its workspace show it, it is entered at their host.
    if (site && site.id !== siteId && !(await parts.hasSite(row.workspaceId, site.id))) return null
    const own = siteId === null ? null : readTheme(await parts.themeOf(row.workspaceId, siteId))
    return { contest: row, settings, theme: themeFor(own, lookOf(settings)) }
  }

  async function shown({ contest, settings, inLanguage }: Found): Promise<Shown> {
    const [organiser, drawn, best, sent] = await Promise.all([
      parts.organiserOf(contest, settings),
      contest.state === 'drawn' ? winners.of(contest.id) : [],
      settings.ranking ? entries.ranking(contest.id, ranked) : [],
      settings.gallery === 'none' ? [] : entries.shown(contest.id, works),
    ])
    return {
      contest,
      settings,
      ...(inLanguage !== undefined && { inLanguage }),
      organiser: organiser.name,
      timeZone: organiser.timeZone,
      isEmpty: drawn.length === 0,
      winners: drawn.flatMap(({ alias, prize, state }) =>
        prize !== null && (state === 'told' || state === 'accepted')
          ? [{ alias, prize: prizeAt(settings, prize) }]
          : [],
      ),
      gallery: sent.map(({ alias, workText, workKey }) => ({
        alias,
        text: workText,
        hasPicture: workKey !== null,
      })),
      ranking: best.map(({ name, points }) => ({ name: shortName(name), points })),
    }
  }

  return {
    find,
    shown,
    /** As it speaks to who reads a language; '' for its own. */
    inLanguage: (found: Found, language: string) => parts.speak(found, language),
    /** In which it is, its own first. */
    async languagesOf({ contest, settings }: Found): Promise<string[]> {
      const others = [...(await parts.liveTextsOf(contest.id)).keys()]
      return [settings.language, ...others.filter((code) => code !== settings.language)]
    },
    /** Where it stands when the dashboard's own host was asked and pages have another. */
    elsewhere(c: Call): Response | null {
      if (c.env.site || !standElsewhere(origins, c.req.header('host'))) return null
      const { pathname, search } = new URL(c.req.url)
      return new Response(null, { status: 302, headers: { location: origins.shared + pathname + search } })
    },
  }
}
export type FindingContests = ReturnType<typeof findingContests>

/** `Ana R.` of Ana Ruiz: enough to find oneself, and not to be found. */
function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = others.at(0)?.[0]
  return initial === undefined ? first : `${first} ${initial}.`
}
