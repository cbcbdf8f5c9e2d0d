import { visitTablesSchema } from '@aurelio/contracts/visits'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { beaconTokens } from './counting/beacons.ts'

const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const opened = { 'user-agent': computer, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

/** What people and programs send to a page that they should not; what is written for each engine must bear it on both. */
onBothEngines('bad input of visits', (engine) => {
  let server: TestServer
  let ana: Person
  let siteId = ''

  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(bodyOf(await ana.call('GET', '/api/sites')))
    siteId = items[0]?.id ?? ''
  }, 60_000)

  const visit = async (address: string) => (await fetch(server.url + address, { headers: opened })).text()
  const tables = async (pageId: string) =>
    visitTablesSchema.parse(bodyOf(await ana.call('GET', `/api/visits/tables?pageId=${pageId}`)))
  const figures = async (pageId: string) =>
    z
      .object({ figures: z.object({ visits: z.int(), seconds: z.number().nullable() }) })
      .parse(bodyOf(await ana.call('GET', `/api/visits?pageId=${pageId}`))).figures
  const count = async (mode: string) =>
    bodyOf(await ana.call('PUT', `/api/sites/${siteId}/visits`, { mode, respects: true, measures: true }))
  const tell = (body: unknown) =>
    fetch(`${server.url}/p/_visit`, {
      method: 'POST',
      headers: { 'user-agent': computer },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it('a campaign name of 10,000 letters is cut, be it within a letter, and all that came with it is counted', async () => {
    const page = await publishPage(ana, 'Nombres largos')
    const long = ['x'.repeat(10_000), `${'y'.repeat(59)}${'😀'.repeat(300)}`, 'z\u0000\uFFFE\u202E z']
    for (const name of long)
      for (const field of ['campaign', 'source', 'medium'])
        await visit(`${page.path}?utm_${field}=${encodeURIComponent(name)}`)
    await visit(page.path)
    await expect.poll(async () => (await figures(page.id)).visits, { timeout: 5000 }).toBe(10)
    const { dimensions } = await tables(page.id)
    for (const dimension of ['campaign', 'source', 'medium'] as const)
      expect(dimensions[dimension]?.map(({ key }) => key).toSorted()).toEqual([
        '',
        'x'.repeat(60),
        'y'.repeat(59),
        'z z',
      ])
  })

  it('forged tokens, those of another installation and those of another purpose count nothing', async () => {
    const page = await publishPage(ana, 'Señas')
    await count('beacon')
    const html = await visit(page.path)
    const token = /data-token="([^"]+)"/.exec(html)?.[1] ?? ''
    const shown = { workspaceId: 'w', siteId, pageId: page.id, variant: 'A', publicationId: '' }
    const foreign = beaconTokens('the secret of another installation, as long as they are').sign(shown)
    const [claims = '', seal = ''] = token.split('.')
    const forged = [
      '',
      'x',
      foreign,
      `${claims}.${seal.slice(0, -2)}AA`,
      `${foreign.split('.')[0] ?? ''}.${seal}`,
      token.repeat(5),
      '\u0000'.repeat(200),
    ]
    for (const one of forged) {
      expect((await tell({ token: one, from: '', query: '' })).status).toBe(204)
      await tell({ token: one, seconds: 9, depth: 9, sections: ['heading-1700000000001'] })
    }
    for (const body of ['', '[]', 'null', '{"token":{}}', '{"token":"x","seconds":-1,"depth":1e9}'])
      expect((await tell(body)).status).toBe(204)
    await tell({ token, from: 'javascript:alert(1)', query: '?utm_source=%F0%9F%98' })
    await tell({ token, seconds: Number.MAX_VALUE, depth: 100 })
    await expect
      .poll(() => figures(page.id), { timeout: 5000 })
      .toMatchObject({ visits: 1, seconds: 60 * 60 })
    await count('server')
  })

  it('a flood of readings from one network stops counting at its limit, and is no visit', async () => {
    const page = await publishPage(ana, 'Inundada')
    await count('server')
    const token = /data-token="([^"]+)" data-reads/.exec(await visit(page.path))?.[1] ?? ''
    const most = 1200
    for (let from = 0; from < most + 100; from += 100)
      await Promise.all(
        Array.from({ length: 100 }, () =>
          tell({ token, seconds: 1, depth: 1, sections: ['heading-1700000000001'] }),
        ),
      )
    await expect
      .poll(async () => (await tables(page.id)).sections.map(({ told }) => told), { timeout: 10_000 })
      .toEqual([most])
    // It is no visit, and none that was discarded.
    expect((await figures(page.id)).visits).toBe(1)
    expect((await tables(page.id)).discarded).toEqual([])
  })
})
