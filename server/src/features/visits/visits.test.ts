import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createSite } from '../../testing/sites.ts'
import { bodyOf, colleagueOf, sessionOf } from '../../testing/work.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const opened = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'accept-language': 'es-ES,es;q=0.9',
}

const summarySchema = z.object({
  figures: z.object({
    visits: z.int(),
    visitors: z.int(),
    conversions: z.int(),
    rate: z.number().nullable(),
    seconds: z.number().nullable(),
    depth: z.number().nullable(),
  }),
  points: z.array(z.object({ at: z.string(), visits: z.int() })),
  setting: z.unknown(),
  marks: z.array(z.object({ kind: z.string(), name: z.string() })),
})
const rowSchema = z.object({ key: z.string(), visits: z.int(), visitors: z.int(), conversions: z.int() })
const tablesSchema = z.object({
  dimensions: z.record(z.string(), z.array(rowSchema)),
  pages: z.array(rowSchema.extend({ name: z.string(), entries: z.int() })),
  discarded: z.array(z.object({ reason: z.string(), visits: z.int() })),
  week: z.array(z.array(z.int())),
  publications: z.array(z.object({ id: z.string(), isBack: z.boolean(), visits: z.int() })),
})
const sectionsSchema = z.object({
  sections: z.array(
    z.object({
      variant: z.string(),
      told: z.int(),
      sections: z.array(z.object({ id: z.string(), name: z.string(), seen: z.int() })),
    }),
  ),
})
const chosenSchema = z.object({
  by: z.string(),
  from: z.string(),
  to: z.string(),
  beforeFrom: z.string(),
  beforeTo: z.string(),
  figures: z.object({ visits: z.int() }),
  before: z.object({ visits: z.int() }),
  points: z.array(z.object({ at: z.string(), visits: z.int() })),
  pointsBefore: z.array(z.object({ at: z.string() })),
})

onBothEngines('visits', (engine) => {
  let server: TestServer
  let ana: Person
  let page: { id: string; path: string }
  let siteId: string

  const visit = async (headers: Record<string, string> = {}, query = '', path = page.path) => {
    const answer = await fetch(server.url + path + query, {
      headers: { 'user-agent': computer, ...opened, ...headers },
    })
    await answer.text()
    return answer
  }
  const summary = async (query: string, person = ana) =>
    summarySchema.parse(bodyOf(await person.call('GET', `/api/visits?${query}`)))
  const tables = async (query: string) =>
    tablesSchema.parse(bodyOf(await ana.call('GET', `/api/visits/tables?${query}`)))
  const visitsOf = async (query: string) => (await summary(query)).figures.visits
  const reasons = async () =>
    (await tables('')).discarded.map(({ reason, visits }) => `${reason} ${visits}`).toSorted()
  const setting = (body: object, person = ana) =>
    person.call('PUT', `/api/sites/${siteId}/visits`, {
      mode: 'server',
      respects: true,
      measures: false,
      ...body,
    })

  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    page = await publishPage(ana, 'Portada', documentWith('x', ['name', 'email']))
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(bodyOf(await ana.call('GET', '/api/sites')))
    siteId = items[0]?.id ?? ''
  }, 60_000)

  it('are counted by page, site and workspace, and told by what they have in common', async () => {
    await visit({ referer: 'https://www.google.com/search?q=x' })
    await visit({ 'user-agent': phone }, '?utm_source=boletin&utm_medium=email&utm_campaign=Navidad')
    await visit({ 'user-agent': phone, 'if-none-match': '*' })
    await expect.poll(() => visitsOf(`pageId=${page.id}&period=today`), { timeout: 5000 }).toBe(3)
    for (const of of [`pageId=${page.id}`, `siteId=${siteId}`, ''])
      for (const period of ['today', 'week', 'month', 'year'])
        expect(await summary(`period=${period}&${of}`)).toMatchObject({
          figures: { visits: 3, visitors: 2, conversions: 0, rate: 0 },
        })
    const { points, marks } = await summary('period=week')
    expect(points).toHaveLength(7)
    expect(points.at(-1)).toMatchObject({ visits: 3 })
    expect(marks).toContainEqual({ kind: 'published', name: 'Portada' })

    const { dimensions, pages, week } = await tables('period=month')
    expect(dimensions['source']).toEqual([
      { key: '', visits: 1, visitors: 0, conversions: 0 },
      { key: 'boletin', visits: 1, visitors: 1, conversions: 0 },
      { key: 'google.com', visits: 1, visitors: 1, conversions: 0 },
    ])
    expect(dimensions['campaign']).toContainEqual(expect.objectContaining({ key: 'Navidad', visits: 1 }))
    expect(dimensions['device']).toMatchObject([{ key: 'mobile', visits: 2 }, { key: 'desktop' }])
    expect(dimensions['browser']?.map(({ key }) => key)).toEqual(['Safari', 'Chrome'])
    expect(dimensions['language']).toMatchObject([{ key: 'es', visits: 3 }])
    expect(pages).toMatchObject([{ key: page.id, name: 'Portada', visits: 3, visitors: 2, entries: 2 }])
    expect(week.flat().reduce((sum, visits) => sum + visits, 0)).toBe(3)

    expect(await visitsOf('device=mobile&source=boletin')).toBe(1)
    expect((await tables('device=mobile')).dimensions['source']?.map(({ key }) => key)).toEqual([
      '',
      'boletin',
    ])
    expect((await tables('device=mobile')).pages).toMatchObject([{ name: 'Portada', visits: 2 }])
    const live = z.object({ visitors: z.int() }).parse(bodyOf(await ana.call('GET', '/api/visits/live')))
    expect(live.visitors).toBe(2)
  })

  it('are not what robots, prefetches, the team and frames ask for, and that is told', async () => {
    const before = await visitsOf('')
    await visit({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    await visit({ 'sec-purpose': 'prefetch' })
    await visit({ 'sec-fetch-dest': 'iframe' })
    await visit({ cookie: ana.cookie })
    await visit({ dnt: '1' })
    await visit({ 'sec-gpc': '1' })
    await expect
      .poll(reasons, { timeout: 5000 })
      .toEqual(['asked 2', 'bot 1', 'prefetch 1', 'preview 1', 'team 1'])
    expect(await visitsOf('')).toBe(before)
  })

  it('count a form that was sent, and not the page that confirms it', async () => {
    const before = await summary(`pageId=${page.id}`)
    const body = new URLSearchParams({ formId, name: 'Luis', email: 'luis@ejemplo.es' })
    const sent = await fetch(`${server.url}${page.path}/leads`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'user-agent': phone, 'sec-fetch-mode': 'navigate' },
      body,
    })
    expect(sent.status).toBe(303)
    await visit({ 'user-agent': phone })
    await expect
      .poll(async () => (await summary(`pageId=${page.id}`)).figures, { timeout: 5000 })
      .toMatchObject({
        visits: before.figures.visits,
        conversions: 1,
        rate: 1 / before.figures.visits,
      })
    expect((await tables('')).dimensions['device']).toContainEqual({
      key: 'mobile',
      visits: 2,
      visitors: 1,
      conversions: 1,
    })
  })

  it('are counted as the site says: with those who ask not to be, or none', async () => {
    const before = await visitsOf('')
    expect((await setting({ respects: false })).status).toBe(200)
    await visit({ dnt: '1' })
    await expect.poll(() => visitsOf(''), { timeout: 5000 }).toBe(before + 1)
    bodyOf(await setting({ mode: 'off' }))
    await visit()
    bodyOf(await setting({ mode: 'server' }))
    await visit()
    await expect.poll(() => visitsOf(''), { timeout: 5000 }).toBe(before + 2)
    const member = await colleagueOf(server, ana, 'member')
    expect((await setting({}, member)).status).toBe(403)
    expect((await summary(`siteId=${siteId}`, member)).setting).toEqual({
      mode: 'server',
      respects: true,
      measures: false,
    })
  })

  it('are told by the script of the page where the site says so, which nobody can forge, and read as far as it says', async () => {
    const before = await summary(`pageId=${page.id}`)
    bodyOf(await setting({ mode: 'beacon', measures: true }))
    const answer = await fetch(server.url + page.path, { headers: { 'user-agent': computer, ...opened } })
    const html = await answer.text()
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'")
    const token = /data-token="([^"]+)" data-counts data-reads/.exec(html)?.[1] ?? ''
    const tell = async (what: object) => {
      const told = await fetch(`${server.url}/p/_visit`, {
        method: 'POST',
        headers: { 'user-agent': phone },
        body: JSON.stringify({ token, ...what }),
      })
      expect(told.status).toBe(204)
    }
    await tell({ from: 'https://www.bing.com/', query: '?utm_campaign=Aviso' })
    await tell({ token: `${token}x`, from: '', query: '' })
    await tell({ token: 'e30.x', from: '', query: '' })
    await tell({ seconds: 12, depth: 50 })
    await expect
      .poll(async () => (await summary(`pageId=${page.id}`)).figures, { timeout: 5000 })
      .toMatchObject({
        visits: before.figures.visits + 1,
        seconds: 12,
        depth: 0.5,
      })
    expect((await tables('')).dimensions['campaign']).toContainEqual(
      expect.objectContaining({ key: 'Aviso' }),
    )
    bodyOf(await setting({ mode: 'server' }))
    await visit()
    await tell({ from: '', query: '' })
    await expect.poll(() => visitsOf(`pageId=${page.id}`), { timeout: 5000 }).toBe(before.figures.visits + 2)
  })

  it('tell which sections were seen, each visit once, and nothing of a section that the page does not have', async () => {
    const elements = ['Arriba', 'En medio', 'Abajo'].map((text, at) => ({
      id: `section-170000000000${at}`,
      type: 'section',
      name: 'Sección',
      props: {
        children: [{ id: `heading-170000000000${at}`, type: 'heading', name: 'Título', props: { text } }],
      },
    }))
    const [first, second, third] = elements.map(({ id }) => id)
    const long = await publishPage(ana, 'Larga', { version: 1, elements })
    bodyOf(await setting({ measures: true }))
    const html = await (
      await fetch(server.url + long.path, { headers: { 'user-agent': computer, ...opened } })
    ).text()
    expect(html).toContain(`data-section="${second}"`)
    const token = /data-token="([^"]+)" data-reads/.exec(html)?.[1] ?? ''
    const tell = (what: object, headers = {}) =>
      fetch(`${server.url}/p/_visit`, {
        method: 'POST',
        headers: { 'user-agent': phone, ...headers },
        body: JSON.stringify({ token, seconds: 5, depth: 20, ...what }),
      })
    await tell({ sections: [first, second, first, 'section-inventada', 'heading-1700000000000'] })
    await tell({ sections: [third], depth: 60, again: true })
    await tell({ sections: [first] })
    await tell({ sections: Array.from({ length: 1000 }, (_, at) => `s${at}`) })
    await tell({ sections: [first] }, { dnt: '1' })
    await tell({})
    const sectionsOf = async (query = '') => {
      const body = bodyOf(await ana.call('GET', `/api/visits/tables?pageId=${long.id}${query}`))
      return sectionsSchema.parse(body).sections
    }
    await expect
      .poll(async () => (await summary(`pageId=${long.id}`)).figures, { timeout: 5000 })
      .toMatchObject({ seconds: 20 / 3, depth: 0.4 })
    const seen = [
      { id: first, name: 'Arriba', seen: 2 },
      { id: second, name: 'En medio', seen: 1 },
      { id: third, name: 'Abajo', seen: 1 },
    ]
    for (const period of ['today', 'week', 'month', 'year'])
      expect(await sectionsOf(`&period=${period}`)).toMatchObject([{ variant: 'A', told: 2, sections: seen }])
    expect(await sectionsOf('&device=mobile')).toEqual([])
    expect((await tables('')).dimensions).not.toHaveProperty('section')

    bodyOf(await ana.call('POST', `/api/pages/${long.id}/publication`))
    await (await visit({}, '', long.path)).text().catch(() => '')
    bodyOf(await setting({ measures: false }))
    await tell({ sections: [second] })
    bodyOf(await setting({ measures: true }))
    expect(await sectionsOf()).toMatchObject([{ told: 2 }])
  })

  it('are told as too many where a network sends a flood of notices', async () => {
    bodyOf(await setting({ mode: 'beacon' }))
    const html = await (await visit()).text().catch(() => '')
    const shown = html === '' ? await (await fetch(server.url + page.path)).text() : html
    const token = /data-token="([^"]+)"/.exec(shown)?.[1] ?? ''
    const before = await visitsOf(`pageId=${page.id}`)
    const most = 1200
    // So many are too many even where half of them come before the minute ends, and half after.
    const sent = 2 * most + 100
    for (let from = 0; from < sent; from += 100)
      await Promise.all(
        Array.from({ length: 100 }, async (_, at) =>
          fetch(`${server.url}/p/_visit`, {
            method: 'POST',
            headers: { 'user-agent': `${phone} ${from + at}` },
            body: JSON.stringify({ token, from: '', query: '' }),
          }),
        ),
      )
    await expect.poll(reasons, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/^fast \d+$/))
    expect((await visitsOf(`pageId=${page.id}`)) - before).toBeLessThanOrEqual(2 * most)
    bodyOf(await setting({ mode: 'server' }))
  }, 60_000)

  const ask = (query: string) => ana.call('GET', `/api/visits?${query}`)
  const chosen = async (query: string) => chosenSchema.parse(bodyOf(await ask(query)))

  it('are told of two periods that somebody chooses, and what cannot be one is said by its field', async () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })
    const dayMs = 24 * 60 * 60 * 1000
    const day = (back: number) => clock.format(Date.now() - back * dayMs)
    const whole = await visitsOf('period=month')

    const days = await chosen(`from=${day(3)}&to=${day(0)}&againstFrom=${day(9)}&againstTo=${day(8)}`)
    expect(days).toMatchObject({
      by: 'day',
      from: day(3),
      to: day(0),
      beforeFrom: day(9),
      beforeTo: day(8),
      figures: { visits: whole },
      before: { visits: 0 },
    })
    expect([days.points.length, days.pointsBefore.length]).toEqual([4, 2])
    expect(await chosen(`from=${day(1)}&to=${day(1)}`)).toMatchObject({
      by: 'hour',
      beforeFrom: day(2),
      figures: { visits: 0 },
    })
    const months = await chosen(`from=${day(200)}&to=${day(0)}&device=desktop`)
    expect(months).toMatchObject({ by: 'month', from: `${day(200).slice(0, 7)}-01` })
    expect(months.figures.visits).toBe(await visitsOf('period=year&device=desktop'))
    expect((await tables(`from=${day(3)}&to=${day(0)}`)).pages).toEqual((await tables('')).pages)
    expect((await tables(`from=${day(9)}&to=${day(8)}`)).pages).toEqual([])

    for (const [query, field] of [
      [`from=${day(0)}&to=${day(1)}`, 'to'],
      [`from=${day(0)}`, 'to'],
      [`againstFrom=${day(3)}&againstTo=${day(2)}`, 'from'],
      [`from=1990-01-01&to=${day(0)}`, 'to'],
      ['from=ayer&to=hoy', 'from'],
    ] as const) {
      const refused = await ask(query)
      expect([refused.status, refused.text.includes(`"${field}"`)], query).toEqual([422, true])
    }
  })

  it('are told by the publication that was seen', async () => {
    const told = await publishPage(ana, 'Dos veces')
    await visit({}, '', told.path)
    const publications = async () => (await tables(`pageId=${told.id}`)).publications
    await expect.poll(publications, { timeout: 5000 }).toMatchObject([{ isBack: false, visits: 1 }])
    const [first] = await publications()
    expect((await ana.call('POST', `/api/pages/${told.id}/publication`)).status).toBe(200)
    await visit({}, '', told.path)
    await visit({ 'user-agent': phone }, '', told.path)
    await expect
      .poll(publications, { timeout: 5000 })
      .toMatchObject([{ visits: 2 }, { id: first?.id, visits: 1 }])
    expect((await tables('')).publications).toEqual([])
  })

  it('stay where they were counted when their page is moved or removed in mid-day', async () => {
    const moved = await publishPage(ana, 'Viajera')
    await visit({}, '', moved.path)
    await expect.poll(() => visitsOf(`pageId=${moved.id}`), { timeout: 5000 }).toBe(1)
    const [whole, ofSite] = [await visitsOf(''), await visitsOf(`siteId=${siteId}`)]
    const other = await createSite(ana, 'Otro sitio')
    const placed = await ana.call('PUT', `/api/pages/${moved.id}/site`, { siteId: other.id })
    expect(placed.status, placed.text).toBe(200)
    expect([await visitsOf(''), await visitsOf(`siteId=${siteId}`)]).toEqual([whole, ofSite])
    expect(await visitsOf(`pageId=${moved.id}`)).toBe(1)
    expect((await ana.call('DELETE', `/api/pages/${moved.id}`)).status).toBe(200)
    expect([await visitsOf(''), await visitsOf(`siteId=${siteId}`)]).toEqual([whole, ofSite])
    expect((await tables('')).pages).toContainEqual(expect.objectContaining({ key: moved.id, visits: 1 }))
  })

  it('go with their workspace, and tell nothing to others', async () => {
    const eva = await signUp(server.url, 'Eva')
    expect((await eva.call('GET', `/api/visits?pageId=${page.id}`)).status).toBe(404)
    expect((await eva.call('GET', `/api/visits/tables?siteId=${siteId}`)).status).toBe(404)
    expect((await summary('', eva)).figures.visits).toBe(0)
    const { workspace } = await sessionOf(ana)
    await visit()
    const removed = await ana.call('POST', '/api/workspace/removal', { name: workspace.name })
    expect(removed.status, removed.text).toBe(200)
    const left = () => server.database.query().selectFrom('visitTotal').select('scope').execute()
    expect(await left()).toEqual([])
    const other = await publishPage(eva, 'De Eva')
    await visit({}, '', other.path)
    await expect.poll(async () => (await summary('', eva)).figures.visits, { timeout: 5000 }).toBe(1)
  })
})
