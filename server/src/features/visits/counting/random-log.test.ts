import { type VisitDimension, visitDimensions } from '@aurelio/contracts/visits'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { migrations } from '../../../../migrations/index.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readyDatabase, onBothEngines } from '../../../testing/engines.ts'
import { figureStore } from '../figures/store.ts'
import { goalStore } from '../goals/store.ts'
import { agentOf } from './agent.ts'
import { dayBucket, hourBucket, monthBucket } from './buckets.ts'
import { profileId, scopeOf } from './ids.ts'
import type { Judged } from './judging.ts'
import { countStore } from './store.ts'
import { awayMs, countWriter } from './write.ts'

const workspaceId = 'workspace'
const zone = 'Europe/Madrid'
const sites = ['site-1', 'site-2']
const pages = Array.from({ length: 6 }, (_, at) => ({ pageId: `page-${at}`, siteId: sites[at % 2] ?? '' }))
/** The only page that anybody comes to from Portugal. */
const rare = 'page-3'
const start = Date.parse('2026-10-23T21:00:00Z')
const spanMs = 4 * 24 * 60 * 60 * 1000
const all = [-999_999, 99_999_999] as const

let state = 3
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
const below = (most: number) => Math.floor(random() * most)
const of = <Value>(values: readonly [Value, ...Value[]]): Value => values[below(values.length)] ?? values[0]

const said = {
  agent: agentOf('Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'),
  reason: null,
  asks: false,
  language: 'es',
  country: '',
  cookie: '',
}
const source = { referrer: 'direct', referrerAddress: '', campaign: null }

/** What a page tells that was read: some for the first time, and some that tells no sections. */
function readingOf(chance: number) {
  const sections = ['section-1', 'section-2', 'section-3'].slice(0, 1 + below(3))
  return { seconds: 3, depth: 20, isFirst: chance < 0.15, ...(chance < 0.18 && { sections }) }
}

/** What happens, in its order: a person looks at pages, sometimes sends a form, and some of it is no visit. */
function happens(at: number): Judged {
  const { pageId, siteId } = pages[below(pages.length)] ?? { pageId: '', siteId: '' }
  const way = {
    source: of(['', 'google.com', 'boletin']),
    kind: of(['direct', 'search']),
    campaign: of(['', 'Navidad']),
    medium: '',
    device: of(['mobile', 'desktop']),
    browser: of(['Chrome', 'Safari', '']),
    language: of(['es', 'en']),
    country: pageId === rare && random() < 0.2 ? 'PT' : '',
    variant: of(['A', 'B']),
  }
  const chance = random()
  const kind = chance < 0.04 ? 'conversion' : chance < 0.2 ? 'reading' : 'visit'
  return {
    workspaceId,
    siteId,
    pageId,
    publicationId: `${pageId}.${at < start + spanMs / 2 ? 1 : 2}`,
    kind,
    ...(kind === 'reading' && { reading: readingOf(chance) }),
    variant: way.variant,
    source,
    said,
    address: '',
    at,
    day: dayBucket(zone, at),
    hash: below(80),
    profile: { id: profileId(way), ...way },
    reason: chance > 0.97 ? 'bot' : null,
  }
}

/** The same, looked at one by one. */
function bruteForce(log: readonly Judged[]) {
  const sums = new Map<string, [visits: number, visitors: number, conversions: number]>()
  const entries = new Map<number, number>()
  const seen = new Set<string>()
  const here = new Map<number, number>()
  for (const {
    kind,
    reason,
    day,
    at,
    hash,
    profile,
    siteId,
    pageId,
    publicationId,
    variant,
    reading,
  } of log) {
    if (reason !== null) continue
    const isVisit = kind === 'visit'
    const isEntry = isVisit && at - (here.get(hash) ?? 0) > awayMs
    if (isVisit) here.set(hash, at)
    for (const place of [
      { siteId, pageId },
      { siteId, pageId: '' },
      { siteId: '', pageId: '' },
    ]) {
      const scope = scopeOf({ workspaceId, ...place })
      const person = `${day} ${scope} ${hash}`
      const isNew = isVisit && !seen.has(person)
      if (isVisit) seen.add(person)
      if (isEntry) entries.set(scope, (entries.get(scope) ?? 0) + 1)
      const add = (what: string, bucket: number) => {
        const key = `${scope} ${what} ${bucket}`
        const sum = sums.get(key) ?? [0, 0, 0]
        sum[0] += isVisit ? 1 : 0
        sum[1] += isNew ? 1 : 0
        sum[2] += kind === 'conversion' ? 1 : 0
        sums.set(key, sum)
        return sum
      }
      for (const bucket of [hourBucket(at), day, monthBucket(day)]) add('total', bucket)
      if (kind === 'reading') {
        const { isFirst, sections } = reading ?? { isFirst: false }
        const told = sections && place.pageId !== '' ? [...(isFirst ? [''] : []), ...sections] : []
        for (const section of told)
          for (const bucket of [day, monthBucket(day)])
            add(`section=${publicationId} ${variant} ${section}`, bucket)[0] += 1
        continue
      }
      for (const bucket of [day, monthBucket(day)]) {
        for (const dimension of visitDimensions) add(`${dimension}=${profile[dimension]}`, bucket)
        if (place.pageId !== '') add(`publication=${publicationId}`, bucket)
      }
    }
  }
  return { sums, entries }
}

const visitsOf = (rows: readonly { visits: number; bucket: number }[]) =>
  rows.filter(({ bucket }) => bucket < 0).reduce((sum, { visits }) => sum + visits, 0)

onBothEngines('a random log', (engine) => {
  let database: Database
  const log = Array.from({ length: 6000 }, (_, at) => happens(start + Math.floor((at / 6000) * spanMs)))
  const { sums, entries } = bruteForce(log)

  beforeAll(async () => {
    database = await readyDatabase(engine)
    await database
      .query()
      .insertInto('organization')
      .values({ id: workspaceId, name: 'Agencia', slug: 'agencia', createdAt: new Date() })
      .execute()
    // Two processes that know nothing of each other, and batches of all sizes.
    const writers = [1, 2].map(() =>
      countWriter({
        database,
        store: countStore(database),
        zoneOf: async () => zone,
        goals: goalStore(database),
        along: [],
      }),
    )
    for (let from = 0; from < log.length;) {
      const size = 1 + below(400)
      await writers[below(2)]?.write(log.slice(from, from + size))
      from += size
    }
  }, 120_000)

  it('is counted as brute force counts it: sums, visitors, ways to come, publications and sections that were seen', async () => {
    const totals = await database.query().selectFrom('visitTotal').selectAll().execute()
    const parts = await database.query().selectFrom('visitPart').selectAll().execute()
    const counted = [
      ...totals.map(({ scope, bucket, ...row }) => [`${scope} total ${bucket}`, row] as const),
      ...parts.map(({ scope, dimension, key, bucket, ...row }) => {
        const name = `${scope} ${dimension}=${key} ${bucket}`
        return [name, row] as const
      }),
    ].map(([name, row]) => [name, [row.visits, row.visitors, row.conversions]] as const)
    expect(new Map(counted)).toEqual(sums)
    const entered = new Map<number, number>()
    for (const row of totals)
      if (row.bucket < 0 && row.entries > 0)
        entered.set(row.scope, (entered.get(row.scope) ?? 0) + row.entries)
    expect(entered).toEqual(entries)
  })

  const matching = (filters: Partial<Record<VisitDimension, string>>, pageId?: string) =>
    log.filter(
      (each) =>
        each.reason === null &&
        each.kind === 'visit' &&
        (pageId === undefined || each.pageId === pageId) &&
        Object.entries(filters).every(([name, key]) =>
          visitDimensions.some((dimension) => dimension === name && each.profile[dimension] === key),
        ),
    ).length
  it('is the same by one filter, by two that say the same, and by pages', async () => {
    const store = figureStore(database)
    const whole = scopeOf({ workspaceId, siteId: '', pageId: '' })
    const mobile = { dimension: 'device', key: 'mobile' } as const
    const english = { dimension: 'language', key: 'en' } as const
    expect(visitsOf(await store.filtered(whole, all, [mobile]))).toBe(matching({ device: 'mobile' }))
    expect(visitsOf(await store.filtered(whole, all, [mobile, english]))).toBe(
      matching({ device: 'mobile', language: 'en' }),
    )
    for (const [filters, expected] of [
      [[mobile], { device: 'mobile' }],
      [[mobile, english], { device: 'mobile', language: 'en' }],
    ] as const) {
      const months = [-999_999, -1] as const
      const rows = await store.filteredPages({ workspaceId }, months, filters, 100)
      expect(new Map(rows.map(({ pageId, visits }) => [pageId, visits]))).toEqual(
        new Map(pages.map(({ pageId }) => [pageId, matching(expected, pageId)])),
      )
    }
    const page = pages[0]?.pageId ?? ''
    const portugal = { dimension: 'country', key: 'PT' } as const
    for (const filters of [
      [portugal, mobile],
      [mobile, portugal],
    ] as const) {
      const rows = await store.filteredPages({ workspaceId }, all, filters, 100)
      const visits = matching({ device: 'mobile', country: 'PT' })
      // Days and months of the same visits.
      expect(rows.map((row) => [row.pageId, row.visits])).toEqual([[rare, 2 * visits]])
    }
    const publications = await store.publications(scopeOf({ workspaceId, siteId: '', pageId: page }))
    expect(publications.reduce((sum, { visits }) => sum + visits, 0)).toBe(matching({}, page))
    expect(publications.map(({ key }) => key).toSorted()).toEqual([`${page}.1`, `${page}.2`])
  })

  it('is added up the same by the migration, of what stood before it', async () => {
    const parts = () =>
      database
        .query()
        .selectFrom('visitPart')
        .selectAll()
        .where('dimension', 'in', visitDimensions)
        .orderBy('scope')
        .orderBy('dimension')
        .orderBy('key')
        .orderBy('bucket')
        .execute()
    const counted = await parts()
    await sql`drop table "visitPart"`.execute(database.kysely)
    await migrations['0400-visit-parts']?.up(database.kysely)
    expect(await parts()).toEqual(counted)
  })
})
