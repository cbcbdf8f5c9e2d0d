// npm run bench:funnels:figures: what the figures of a funnel take, with 10,000,000 visits of two years (VISITS=, DAYS=)
// in two funnels, on both engines.
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import { samplePage } from '../../e2e/product/sample-page.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import type { FunnelTallyRow } from '../../server/src/platform/database/tables/funnels.ts'
import { dayBucket } from '../../server/src/features/visits/counting/buckets.ts'
import { funnelStore } from '../../server/src/features/funnels/store.ts'
import { onBothEngines } from '../engines.ts'
import { seeded } from '../seeded.ts'

const amount = {
  visits: Number(process.env['VISITS'] ?? 10_000_000),
  days: Number(process.env['DAYS'] ?? 730),
}
const funnels = 2
const dayMs = 24 * 60 * 60 * 1000
const sources = Array.from({ length: 40 }, (_, at) => (at === 0 ? '' : `sitio${at}.example`))
const campaigns = ['', 'Navidad', 'Otoño', 'Rebajas', 'Boletín']
const devices = ['mobile', 'desktop', 'tablet']
const variants = ['A', 'B']
/** Who is at a step goes on to the next with this likelihood, and takes one of eight lengths of time. */
const steps = ['s1', 's2', 's3', 's4', 's5', 's6']
const onward = 0.5
const lengths = 8
const ids: string[] = []

console.log(
  `Two funnels of ${steps.length} steps with ${JSON.stringify(amount)}; each call some times, one after another.`,
)
await onBothEngines({
  bar: 50,
  async seed(database, account) {
    const start = performance.now()
    const store = funnelStore(database)
    const random = seeded(7)
    ids.length = 0
    for (let number = 0; number < funnels; number += 1) ids.push(await madeFunnel(account))
    const each = Math.ceil(amount.visits / amount.days / funnels)
    for (let back = amount.days - 1; back >= 0; back -= 1) {
      const day = dayBucket('Europe/Madrid', Date.now() - back * dayMs)
      await database.inTransaction(async () => {
        for (const funnelId of ids) await store.count(dayOf({ funnelId, day, visits: each, random }))
      })
    }
    console.log(`\nMade in ${((performance.now() - start) / 1000).toFixed(0)} s; ${await rowsIn(database)}`)
  },
  paths: async () => [
    '/api/session',
    '/api/funnels?limit=24',
    ...['today', 'week', 'month', 'year'].flatMap((period) =>
      ['', '&device=mobile', '&source=sitio1.example', '&device=mobile&source=sitio1.example'].map(
        (of) => `/api/funnels/${ids[0]}/figures?period=${period}${of}`,
      ),
    ),
  ],
  shown: (path) => path.replace(/funnels\/[^/?]+/, 'funnels/…'),
})

/** A funnel of steps that lead on, made by the calls that its screen makes. */
async function madeFunnel(account: Account): Promise<string> {
  const document = { version: 1, elements: samplePage() }
  const { id } = z.object({ id: z.string() }).parse(
    await account.call('POST', '/api/funnels', {
      format: 'aurelio-funnel-1',
      name: 'Medido',
      graph: {
        nodes: steps.map((step, at) => ({
          id: step,
          kind: step === steps.at(-1) ? 'gracias' : 'oferta',
          name: `Paso ${at + 1}`,
          at: null,
          document,
        })),
        edges: steps.slice(1).map((to, at) => ({ id: `w${at}`, from: steps[at], port: 'aceptar', to })),
      },
    }),
  )
  return id
}

/** What a day of visits leaves behind, each of them drawn: some of the ways to come are common. */
function dayOf({ funnelId, day, visits, random }: Drawn): FunnelTallyRow[] {
  const rows = new Map<string, FunnelTallyRow>()
  const of = (all: readonly string[]) => all[Math.floor(random() ** 3 * all.length)] ?? ''
  for (let left = visits; left > 0;) {
    const common = {
      source: of(sources),
      device: of(devices),
      campaign: of(campaigns),
      variant: of(variants),
    }
    const add = (key: string) => {
      const row = { funnelId, day, key, ...common }
      const name = JSON.stringify(row)
      rows.set(name, { ...row, people: (rows.get(name)?.people ?? 0) + 1 })
    }
    for (const [at, step] of steps.entries()) {
      if (at > 0 && random() > onward) break
      add(step)
      left -= 1
      const before = steps[at - 1]
      if (before === undefined) continue
      const way = `${before}>${step}`
      add(way)
      add(`${way}@${Math.floor(random() * lengths)}`)
    }
  }
  return [...rows.values()]
}
type Drawn = { funnelId: string; day: number; visits: number; random: () => number }

async function rowsIn(database: Database): Promise<string> {
  const counted = await Promise.all(
    (['funnelTally', 'funnelSum'] as const).map(async (table) => {
      const { rows } = await database
        .query()
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return `${table} ${rows}`
    }),
  )
  return `${counted.join(', ')} rows`
}
