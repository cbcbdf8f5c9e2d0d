import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { visitFileSchema, visitImportSchema } from '@aurelio/contracts/visit-imports'
import { onBothEngines } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { sitesOf } from '../../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../testing/work.ts'

const dayMs = 24 * 60 * 60 * 1000
/** By the clock of a new workspace. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })
const dayBefore = (days: number) => clock.format(Date.now() - days * dayMs)
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const createdSchema = z.object({ imported: visitImportSchema, skippedDays: z.int() })

onBothEngines('imported visits', (engine) => {
  let server: TestServer
  let ana: Person
  let siteId: string

  const look = async (text: string) =>
    visitFileSchema.parse(bodyOf(await ana.call('POST', '/api/visit-imports/look', { text })))
  const send = (text: string, mapping: readonly string[], person = ana) =>
    person.call('POST', '/api/visit-imports', { siteId, fileName: 'visitas.csv', text, mapping })
  const bring = async (text: string) => {
    const { mapping } = await look(text)
    return createdSchema.parse(bodyOf(await send(text, mapping)))
  }
  const undo = (id: string) => ana.call('DELETE', `/api/visit-imports/${id}`)
  const summary = async (query: string) =>
    z
      .object({
        figures: z.object({ visits: z.int(), visitors: z.int(), conversions: z.int() }),
        imported: z.array(z.object({ tool: z.string(), from: z.string(), to: z.string() })),
      })
      .parse(bodyOf(await ana.call('GET', `/api/visits?${query}`)))

  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    const page = await publishPage(ana, 'Portada')
    siteId = (await sitesOf(ana))[0]?.id ?? ''
    await fetch(server.url + page.path, { headers: { 'user-agent': browser } })
  }, 60_000)

  it('are read as each product writes them, told as imported, and taken back whole', async () => {
    await expect.poll(async () => (await summary('period=month')).figures.visits, { timeout: 5000 }).toBe(1)
    const files = [
      [
        'plausible',
        `date,visitors,pageviews,bounces,visits,visit_duration\n${dayBefore(5)},30,50,1,40,100\n${dayBefore(4)},10,12,0,11,9\n`,
      ],
      [
        'umami',
        `"website_id","session_id","browser","device","created_at"\n"w","s1","chrome","mobile","${dayBefore(5)} 10:00:00"\n` +
          `"w","s1","chrome","mobile","${dayBefore(5)} 10:01:00"\n"w","s2","firefox","desktop","${dayBefore(4)} 09:00:00"\n`,
      ],
      ['matomo', `date,nb_uniq_visitors,nb_visits,nb_actions\n${dayBefore(5)},"1,000","1,100","2,200"\n`],
      [
        'ga4',
        `# ----\n# Start date: ${dayBefore(6).replaceAll('-', '')}\nNth day,Active users,Views,Session source / medium\n0001,7,9,google / organic\n`,
      ],
    ] as const
    const expected = [
      { visits: 62, visitors: 40 },
      { visits: 3, visitors: 2 },
      { visits: 2200, visitors: 1000 },
      { visits: 9, visitors: 7 },
    ]
    for (const [at, [tool, text]] of files.entries()) {
      expect((await look(text)).tool).toBe(tool)
      const { imported, skippedDays } = await bring(text)
      expect([imported.tool, imported.visits, skippedDays]).toEqual([tool, expected[at]?.visits, 0])
      for (const query of [`siteId=${siteId}`, '']) {
        const { figures, imported: told } = await summary(`period=month&${query}`)
        expect(figures.visits).toBe(1 + (expected[at]?.visits ?? 0))
        expect(figures.visitors).toBe(1 + (expected[at]?.visitors ?? 0))
        expect(told).toEqual([{ tool, from: imported.from, to: imported.to }])
      }
      expect((await undo(imported.id)).status).toBe(200)
      expect(await summary('period=year')).toMatchObject({ figures: { visits: 1 }, imported: [] })
      expect((await undo(imported.id)).status).toBe(404)
    }
    const left = await server.database.query().selectFrom('visitMix').select('visits').execute()
    expect(left.every(({ visits }) => visits > 0)).toBe(true)
  })

  it('are filtered by what the file says of them', async () => {
    const text = `date,views,source,device\n${dayBefore(3)},5,google,mobile\n${dayBefore(3)},7,bing,desktop\n`
    const { imported } = await bring(text)
    expect((await summary('period=month&device=mobile&source=google')).figures.visits).toBe(5)
    await undo(imported.id)
  })

  it('never count a day twice', async () => {
    const { imported } = await bring(`date,views\n${dayBefore(9)},5\n`)
    const again = await bring(`date,views\n${dayBefore(9)},5\n${dayBefore(8)},1\n${dayBefore(0)},3\n`)
    expect([again.imported.visits, again.skippedDays]).toEqual([1, 2])
    expect((await send(`date,views\n${dayBefore(9)},5\n`, ['date', 'visits'])).status).toBe(409)
    await undo(imported.id)
    await undo(again.imported.id)
    expect((await summary('period=month')).figures.visits).toBe(1)
  })

  it('are none where a file lies, and it is said where', async () => {
    const wrong: readonly (readonly [text: string, what: string, line: number])[] = [
      [`date,views\n${dayBefore(2)},-5\n`, 'figure', 2],
      [`date,views\n${dayBefore(2)},1\n${dayBefore(1)},muchas\n`, 'figure', 3],
      [`date,views\n${dayBefore(2)},99999999999999\n`, 'figure', 2],
      [`date,views\n2999-01-01,5\n`, 'date', 2],
      [`date,views\n2024-02-30,5\n`, 'date', 2],
      [`date,views\nayer,5\n`, 'date', 2],
      [`date,views,visitors\n${dayBefore(2)},5,9\n`, 'more-visitors', 2],
    ]
    for (const [text, what, line] of wrong) {
      const answer = await send(text, ['date', 'visits', 'visitors'])
      expect(
        [answer.status, answer.text.includes(`"${what}"`), answer.text.includes(`"line":${line}`)],
        text,
      ).toEqual([422, true, true])
    }
    expect((await send(`date,views\n${dayBefore(2)},5\n`, ['skip', 'visits'])).status).toBe(422)
    expect((await send('nada', ['date'])).status).toBe(422)
    expect((await summary('period=year')).figures.visits).toBe(1)
  })

  it('hold back what comes in too many kinds, and texts that never end', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => `${dayBefore(2)},1,${'x'.repeat(20)}${at}`)
    const { imported } = await bring(`date,views,utm_campaign\n${rows.join('\n')}\n`)
    const tables = z
      .object({ dimensions: z.object({ campaign: z.array(z.object({ key: z.string(), visits: z.int() })) }) })
      .parse(bodyOf(await ana.call('GET', '/api/visits/tables?period=month')))
    expect(tables.dimensions.campaign).toContainEqual(expect.objectContaining({ key: '…', visits: 500 }))
    await undo(imported.id)
    for (const name of ['y'.repeat(10_000), `${'y'.repeat(59)}😀`, 'y\0']) {
      const long = await bring(`date,views,utm_campaign\n${dayBefore(2)},1,${name}\n`)
      await undo(long.imported.id)
    }
  })

  it('are for those who lead, and for sites of their own', async () => {
    const member = await colleagueOf(server, ana, 'member')
    expect((await send(`date,views\n${dayBefore(2)},5\n`, ['date', 'visits'], member)).status).toBe(403)
    const eva = await signUp(server.url, 'Eva')
    expect((await send(`date,views\n${dayBefore(2)},5\n`, ['date', 'visits'], eva)).status).toBe(422)
  })
})
