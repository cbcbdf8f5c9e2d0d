// npm run bench:visits: what the screens of visits cost with ten million of them, on both engines.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import { onBothEngines } from '../engines.ts'
import { amounts, seed } from './seed.ts'

const sessionSchema = z.object({ workspace: z.object({ id: z.string() }) })
const sitesSchema = z.object({ items: z.array(z.object({ id: z.string() })) })

console.log(`One workspace with ${JSON.stringify(amounts)}; each call some times, one after another.`)
await onBothEngines({
  bar: 50,
  async seed(database, account) {
    const { workspace } = sessionSchema.parse(await account.call('GET', '/api/session'))
    const start = performance.now()
    await seed(database, { workspaceId: workspace.id, siteId: await siteOf(account) })
    const { rows } = await sql<{ visits: number }>`select cast(sum("visits") as bigint) as "visits"
      from "visitTotal" join "visitScope" on "visitScope"."id" = "visitTotal"."scope"
      where "pageId" = '' and "siteId" = '' and "bucket" > 19000000`.execute(database.query())
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${Number(rows[0]?.visits)} visits, written in ${seconds} s.`)
    if (database.engine === 'postgres') await sql`analyze`.execute(database.query())
  },
  async paths(account) {
    const site = await siteOf(account)
    return ['today', 'week', 'month', 'year'].flatMap((period) =>
      ['', `&siteId=${site}`, '&device=mobile', '&source=google.com&browser=Safari'].flatMap((of) => [
        `/api/visits?period=${period}${of}`,
        `/api/visits/tables?period=${period}${of}`,
      ]),
    )
  },
  shown: (path) => path.replace(/siteId=[^&]*/, 'siteId=…'),
})

async function siteOf(account: Account): Promise<string> {
  return sitesSchema.parse(await account.call('GET', '/api/sites')).items[0]?.id ?? ''
}
