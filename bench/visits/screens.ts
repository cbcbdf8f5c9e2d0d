// npm run bench:visits:screens: what each screen of visits asks for, with 10,000,000 of them (VISITS=, DAYS=,
// SECTIONS= that each page tells of), on both engines.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../server/src/platform/database/database.ts'
import { onBothEngines } from '../engines.ts'
import { seedVisits } from './seed.ts'

const amount = {
  visits: Number(process.env['VISITS'] ?? 10_000_000),
  days: Number(process.env['DAYS'] ?? 730),
  pages: 500,
  sections: Number(process.env['SECTIONS'] ?? 10),
}
const sites = 10
/** Of tests, each weighed by the visits of its page. */
const ideas = 20
const periods = ['today', 'week', 'month', 'year'] as const
const place = { pageId: '', siteId: '' }
const idSchema = z.object({ id: z.string() })
const sessionSchema = z.object({ workspace: idSchema })

console.log(
  `One workspace with ${JSON.stringify({ ...amount, sites })}; each call some times, one after another.`,
)
await onBothEngines({
  bar: 50,
  async seed(database, account) {
    const siteIds: string[] = []
    for (let number = 0; number < sites; number++)
      siteIds.push(idSchema.parse(await account.call('POST', '/api/sites', { name: `Sitio ${number}` })).id)
    const { workspace } = sessionSchema.parse(await account.call('GET', '/api/session'))
    const start = performance.now()
    const { pageId } = await seedVisits(database, { workspaceId: workspace.id, siteIds }, amount)
    Object.assign(place, { pageId, siteId: siteIds[0] })
    // Connections that the server has closed meanwhile are noticed here.
    await pause(500)
    for (let number = 0; number < ideas; number++)
      await account.call('POST', '/api/experiment-ideas', { pageId, text: `Idea ${number}`, effect: 20 })
    const seconds = (performance.now() - start) / 1000
    console.log(`\nMade in ${seconds.toFixed(0)} s; ${await told(database)}`)
  },
  paths: async () => [
    // What the machine needs for any call at all.
    '/api/session',
    ...periods.flatMap((period) =>
      [
        '',
        `&siteId=${place.siteId}`,
        `&pageId=${place.pageId}`,
        '&device=mobile',
        '&source=sitio1.example',
        '&device=mobile&language=es',
      ].flatMap((of) => ['', '/tables'].map((part) => `/api/visits${part}?period=${period}${of}`)),
    ),
    '/api/visits/live',
    '/api/experiment-ideas',
    `/api/pages/${place.pageId}/experiment`,
    '/api/overview/pages?limit=24',
    '/api/home',
  ],
  shown: (path) =>
    path
      .replace(/\/pages\/[^/]+\/experiment/, '/pages/…/experiment')
      .replace(/(siteId|pageId)=[^&]*/, '$1=…'),
})

/** How many rows there are, and what they take. */
async function told(database: Database): Promise<string> {
  const names = ['visitTotal', 'visitMix', 'visitPart', 'visitProfile', 'visitScope'] as const
  const counted = await Promise.all(
    names.map(async (name) => {
      const { rows } = await database
        .query()
        .selectFrom(name)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return `${name} ${rows}`
    }),
  )
  const size =
    database.engine === 'sqlite'
      ? sql<{
          bytes: number
        }>`select page_count * page_size as "bytes" from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as "bytes"`
  const [row] = (await size.execute(database.query())).rows
  return `${counted.join(', ')} rows; the whole database ${((row?.bytes ?? 0) / 2 ** 20).toFixed(0)} MB`
}
