// npm run bench:contests:draw: a contest of a million is closed and drawn, and its draw computed again by the page of its proof.
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import { findChromium } from '../../e2e/chromium.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import '../../server/src/platform/database/tables/contests.ts'
import { onBothEngines } from '../engines.ts'

const entries = Number(process.env['ENTRIES'] ?? 1_000_000)
const timesLooked = 21
const bars = { draw: 10, check: 20 }
const madeSchema = z.object({ id: z.string(), url: z.string(), proof: z.string().nullable() })

const columns = [
  'id',
  'contestId',
  'alias',
  'code',
  'name',
  'email',
  'search',
  'mailKey',
  'network',
  'source',
  'joins',
  'points',
  'createdAt',
  'confirmedAt',
  'workText',
  'workState',
] as const

let id = ''

await onBothEngines({
  bar: 100,
  async seed(database, account) {
    const contest = await openContest(account)
    id = contest.id
    await enterAll(database, id)
    // Connections that the server has closed meanwhile are noticed here.
    await pause(500)
    const looks = await looksAt(contest.url)
    const closing = await secondsOf(() => account.call('POST', `/api/contests/${id}/closing`))
    const draw = await secondsOf(() => account.call('POST', `/api/contests/${id}/draw`, { beacon: '48213' }))
    const proof = new URL(contest.proof ?? '', contest.url).href
    const { opened, checked, longest } = await checkInBrowser(proof)
    console.log(
      `\n${database.engine}: ${entries} entries: list frozen in ${closing.toFixed(1)} s, drawn in ${draw.toFixed(1)} s; ` +
        `in Chromium its proof opens in ${opened.toFixed(1)} s and is checked in ${checked.toFixed(1)} s, ` +
        `in which the page stood still for at most ${longest.toFixed(1)} s. ` +
        `Its page with a ranking: ${looks.toFixed(0)} ms, median of ${timesLooked}.`,
    )
    if (draw > bars.draw || checked > bars.check) process.exitCode = 1
  },
  paths: () => Promise.resolve([`/api/contests/${id}`, `/api/contests/${id}/entries?limit=50`]),
  shown: (path) => path.replace(id, '…'),
})

async function openContest(account: Account) {
  const hour = 60 * 60 * 1000
  const made = madeSchema.parse(
    await account.call('POST', '/api/contests', {
      name: 'Sorteo',
      opensAt: new Date(Date.now() - hour).toISOString(),
      closesAt: new Date(Date.now() + 48 * hour).toISOString(),
      prize: 'Una cesta',
      winners: 3,
    }),
  )
  const settings = { confirms: false, ranking: true, beacon: { kind: 'other', text: 'El dado' } }
  await account.call('PATCH', `/api/contests/${made.id}`, { settings })
  return madeSchema.parse(await account.call('POST', `/api/contests/${made.id}/publication`))
}

/** As if all had entered: what stands for each is no row, so that sorting has something to do. */
async function enterAll(database: Database, contestId: string): Promise<void> {
  const at = new Date().toISOString()
  await sql`
    with recursive numbers(n) as (
      select cast(1 as bigint) union all select n + 1 from numbers where n < ${sql.lit(entries)}
    )
    insert into ${sql.table('contestEntry')} (${sql.join(columns.map((column) => sql.ref(column)))})
    select 'e' || n, ${contestId}, cast(1000000000 + (n * 48271) % 1000000007 as text), 'c' || n, 'Eva',
      'persona' || n || '@ejemplo.es', 'persona' || n, 'persona' || n || '@ejemplo.es', 'red' || n, 'direct', 0,
      1 + n % 9, ${at}, ${at}, '', 'none'
    from numbers`.execute(database.query())
  const counts = { entries, confirmed: entries }
  await database.query().updateTable('contest').set(counts).where('id', '=', contestId).execute()
}

/** Milliseconds until a visitor has the page of the contest, with those who have most points. */
async function looksAt(url: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < timesLooked; time += 1) {
    const began = performance.now()
    const answer = await fetch(url)
    if (!(await answer.text()).includes('Clasificación')) throw new Error('The page shows no ranking')
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(timesLooked / 2)] ?? Number.NaN
}

/** In seconds; `longest`: the longest time in which the page answered nothing while it was checked. */
async function checkInBrowser(proof: string) {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const opened = await secondsOf(() => page.goto(proof, { timeout: 120_000 }))
    await page.evaluate(watchStandstills)
    const checked = await secondsOf(async () => {
      await page.getByRole('button', { name: 'Comprobar aquí' }).click()
      await page.locator('[data-proof]').waitFor({ timeout: 120_000 })
    })
    const said = await page.locator('[role=status]').getAttribute('data-proof')
    if (said !== 'valid') throw new Error(`The page says ${said ?? 'nothing'} of its own draw`)
    const longest = Number(await page.locator('main').getAttribute('data-longest')) / 1000
    return { opened, checked, longest }
  } finally {
    await browser.close()
  }
}

/** Runs in the page: looks at the clock as often as it can, and writes down the longest time between two looks. */
function watchStandstills(): void {
  let before = performance.now()
  let longest = 0
  setInterval(() => {
    longest = Math.max(longest, performance.now() - before)
    before = performance.now()
    document.querySelector('main')?.setAttribute('data-longest', String(longest))
  }, 20)
}

async function secondsOf(does: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await does()
  return (performance.now() - began) / 1000
}
