import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/src/platform/database/database.ts'
import { searchable } from '../../server/src/platform/database/search-text.ts'
import { hourBucket, mixesKeptDays, monthBucket } from '../../server/src/features/visits/counting/buckets.ts'
import { profileId, scopeOf } from '../../server/src/features/visits/counting/ids.ts'
import { countStore } from '../../server/src/features/visits/counting/store.ts'
import { sectionKey } from '../../server/src/features/visits/counting/section-key.ts'
import { partsOf } from '../../server/src/features/visits/counting/sums.ts'
import { seeded } from '../seeded.ts'
import { type Counts, type SumRow, sumsOf, whole } from './sums.ts'

const dayMs = 24 * 60 * 60 * 1000
const hoursKeptDays = 61
const rowsAtOnce = 5000
const mostProfiles = 2000
const none = { entries: 0, exits: 0, measured: 0, seconds: 0, depth: 0 }

/** `sections`: that each page tells of. */
type Amount = { visits: number; days: number; pages: number; sections: number }
type Place = { workspaceId: string; siteIds: readonly string[] }

/**
 * Fills a workspace with the sums that so many visits leave behind, each of them drawn: some pages have most of them, and
 * of two thousand ways to come some are common. The hours and days that the product would have folded are not there.
 */
export async function seedVisits(database: Database, { workspaceId, siteIds }: Place, amount: Amount) {
  const store = countStore(database)
  const random = seeded(7)
  const now = Date.now()
  const pages = Array.from({ length: amount.pages }, (_, number) => ({
    id: randomUUID(),
    siteId: siteIds[number % siteIds.length] ?? '',
    name: `Página ${number}`,
  }))
  await addPages(database, workspaceId, pages, now)
  const scopes = pages.map(({ id, siteId }) => ({
    page: scopeOf({ workspaceId, siteId, pageId: id }),
    site: scopeOf({ workspaceId, siteId, pageId: '' }),
    whole: scopeOf({ workspaceId, siteId: '', pageId: '' }),
  }))
  const publications = new Map(scopes.map(({ page }) => [page, randomUUID()]))
  await store.addScopes([
    ...pages.map(({ id, siteId }, at) => ({ id: scopes[at]?.page ?? 0, workspaceId, siteId, pageId: id })),
    ...siteIds.map((siteId) => ({
      id: scopeOf({ workspaceId, siteId, pageId: '' }),
      workspaceId,
      siteId,
      pageId: '',
    })),
    { id: scopeOf({ workspaceId, siteId: '', pageId: '' }), workspaceId, siteId: '', pageId: '' },
  ])
  // Two may have been drawn alike, and are one.
  const profileRows = new Map(profilesOf().map((each) => [each.id, each]))
  const profiles = [...profileRows.values()]
  await store.addProfiles(profiles)

  const each = Math.ceil(amount.visits / amount.days)
  let month = sumsOf()
  for (let back = amount.days - 1; back >= 0; back--) {
    const date = new Date(now - back * dayMs)
    const day = Number(date.toISOString().slice(0, 10).replaceAll('-', ''))
    const today = sumsOf()
    const hours = sumsOf()
    for (let visit = 0; visit < each; visit++) {
      const page = Math.floor(random() ** 2 * pages.length)
      const profile = Math.floor(random() ** 3 * profiles.length)
      const counts: Counts = [1, random() < 0.8 ? 1 : 0, random() < 0.03 ? 1 : 0]
      today.add(page, profile, counts)
      month.add(page, profile, counts)
      if (back < hoursKeptDays) hours.add(page, Math.floor(random() * 24), counts)
    }
    await write(today, day, back < mixesKeptDays)
    if (back < hoursKeptDays)
      await addTotals(hours.of(scopes), (hour) => hourBucket(now - back * dayMs) - hour)
    const isLast = back === 0 || new Date(now - (back - 1) * dayMs).getUTCMonth() !== date.getUTCMonth()
    if (!isLast) continue
    await write(month, monthBucket(day), true)
    month = sumsOf()
  }

  async function write(sums: ReturnType<typeof sumsOf>, bucket: number, hasMixes: boolean) {
    const rows = sums.of(scopes)
    await addTotals(whole(rows), () => bucket)
    if (!hasMixes) return
    const mixes = rows.map(({ scope, kind, visits, visitors, conversions }) => ({
      scope,
      bucket,
      profile: profiles[kind]?.id ?? 0,
      visits,
      visitors,
      conversions,
    }))
    for (const part of parts(mixes)) await store.addUp('visitMix', part)
    for (const part of parts(partsOf(mixes, profileRows))) await store.addUp('visitPart', part)
    for (const part of parts(seen(whole(rows), bucket))) await store.addUp('visitPart', part)
  }

  /** Each page by its publication and by its sections, each of which fewer see than the one above it. */
  function seen(rows: readonly SumRow[], bucket: number) {
    return rows.flatMap(({ scope, visits, visitors, conversions }) => {
      const publicationId = publications.get(scope)
      if (publicationId === undefined) return []
      const shown = { scope, dimension: 'publication', key: publicationId, bucket }
      const sections = Array.from({ length: amount.sections + 1 }, (_, at) => ({
        scope,
        dimension: 'section',
        key: sectionKey({
          publicationId,
          variant: 'A',
          section: at === 0 ? '' : `section-${String(now + at)}`,
        }),
        bucket,
        visits: Math.ceil((visits * (amount.sections + 1 - at)) / (amount.sections + 1)),
        visitors: 0,
        conversions: 0,
      }))
      return [{ ...shown, visits, visitors, conversions }, ...sections]
    })
  }

  async function addTotals(rows: readonly SumRow[], bucketOf: (kind: number) => number) {
    const totals = rows.map(({ kind, ...counts }) => ({ ...counts, bucket: bucketOf(kind), ...none }))
    for (const part of parts(totals)) await store.addUp('visitTotal', part)
  }
  return { pageId: pages[0]?.id ?? '' }
}

async function addPages(
  database: Database,
  workspaceId: string,
  pages: readonly { id: string; siteId: string; name: string }[],
  now: number,
) {
  const at = new Date(now).toISOString()
  const rows = pages.map(({ id, siteId, name }) => ({
    id,
    workspaceId,
    siteId,
    name,
    search: searchable(name),
    version: 1,
    createdAt: at,
    updatedAt: at,
    document: '{"version":1,"elements":[]}',
  }))
  await database.query().insertInto('page').values(rows).execute()
}

const sources = Array.from({ length: 40 }, (_, at) => (at === 0 ? '' : `sitio${at}.example`))
const campaigns = ['', 'Navidad', 'Otoño', 'Rebajas', 'Boletín']
const [devices, browsers, languages, countries] = [
  ['mobile', 'desktop', 'tablet'],
  ['Chrome', 'Safari', 'Firefox', 'Edge'],
  ['es', 'en', 'fr'],
  ['ES', 'MX', 'FR', 'AR', 'US'],
]

/** Ways to come, the common ones first. */
function profilesOf() {
  const random = seeded(11)
  const of = (all: readonly string[]) => all[Math.floor(random() ** 2 * all.length)] ?? ''
  return Array.from({ length: mostProfiles }, () => {
    const profile = {
      source: of(sources),
      kind: 'other',
      campaign: of(campaigns),
      medium: '',
      device: of(devices),
      browser: of(browsers),
      language: of(languages),
      country: of(countries),
      variant: 'A',
    }
    return { id: profileId(profile), ...profile }
  })
}

function* parts<Row>(rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce)
}
