import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const button = (at: number, link: string, goal = 'click') => ({
  id: `button-170000000000${at}`,
  type: 'button',
  name: 'Botón',
  props: { text: 'Llama', link, goal },
})
const figuresSchema = z.object({ figures: z.object({ visits: z.int(), conversions: z.int() }) })
const goalsSchema = z.object({
  goals: z.array(z.object({ kind: z.string(), name: z.string(), conversions: z.int() })),
})

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*_goal[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))

onBothEngines('goals', (engine) => {
  let server: TestServer
  let ana: Person
  let page: { id: string; path: string }
  let thanks: { id: string; path: string }

  const visit = (path: string, more: Record<string, string> = {}) =>
    fetch(server.url + path, {
      redirect: 'manual',
      headers: { 'user-agent': phone, 'sec-fetch-dest': 'document', ...more },
    })
  const figures = async (pageId = page.id) =>
    figuresSchema.parse(bodyOf(await ana.call('GET', `/api/visits?pageId=${pageId}`))).figures
  const goals = async () =>
    goalsSchema.parse(bodyOf(await ana.call('GET', `/api/visits/tables?pageId=${page.id}`))).goals
  const change = (goal: object) =>
    ana.call('PUT', `/api/pages/${page.id}/goals`, {
      forms: true,
      clicks: true,
      reachedPageId: null,
      ...goal,
    })

  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    thanks = await publishPage(ana, 'Gracias')
    const elements = [
      button(1, 'tel:+34600000000'),
      button(2, 'https://wa.me/34600000000?text=Hola'),
      button(3, thanks.path),
      button(4, 'mailto:ana@ejemplo.es', ''),
    ]
    page = await publishPage(ana, 'Oferta', { version: 1, elements })
  }, 60_000)

  it('are clicks on what is marked, without a script, once a day for each visitor, and lead where they say', async () => {
    const html = await (await visit(`${page.path}?utm_source=boletin&utm_campaign=Mayo`)).text()
    const [call = '', chat = '', own = ''] = linksIn(html)
    expect(linksIn(html)).toHaveLength(3)
    expect(html).toContain('title="tel:+34600000000"')
    expect(html).toContain('href="mailto:ana@ejemplo.es"')
    const called = await visit(call)
    expect([called.status, called.headers.get('location')]).toEqual([302, 'tel:+34600000000'])
    await visit(call)
    expect((await visit(chat)).headers.get('location')).toBe('https://wa.me/34600000000?text=Hola')
    expect((await visit(own)).headers.get('location')).toMatch(new RegExp(`^${thanks.path}\\?_v=`))
    await visit(call, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await expect
      .poll(() => figures(), { timeout: 5000 })
      .toEqual(expect.objectContaining({ visits: 1, conversions: 3 }))
    const reached = (await goals()).map(({ kind, name, conversions }) => `${kind} ${name} ${conversions}`)
    expect(reached.toSorted()).toEqual([
      `click ${thanks.path} 1`,
      'click https://wa.me/34600000000?text=Hola 1',
      'click tel:+34600000000 1',
    ])
    const tables = bodyOf(await ana.call('GET', `/api/visits/tables?pageId=${page.id}`))
    expect(tables).toMatchObject({ dimensions: { campaign: [{ key: 'Mayo', visits: 1, conversions: 3 }] } })
  })

  it('lead nowhere when somebody else has made the address', async () => {
    const [call = ''] = linksIn(await (await visit(page.path)).text())
    for (const forged of [
      call.replace('600000000', '900000000'),
      `${call}x`,
      '/p/_goal/click',
      '/p/_goal/click?to=https://mala.es',
    ])
      expect((await visit(forged)).status, forged).toBe(404)
  })

  it('are another page that is come to, where the page says so', async () => {
    // Setting it counts what has happened before.
    expect(bodyOf(await change({ clicks: false, reachedPageId: thanks.id }))).toMatchObject({
      reachedPageId: thanks.id,
    })
    const before = await figures()
    const agent = { 'user-agent': `${phone} Otra` }
    const [call = ''] = linksIn(await (await visit(page.path, agent)).text())
    await visit(call, agent)
    await expect.poll(() => figures(), { timeout: 5000 }).toMatchObject({ visits: before.visits + 1 })
    await visit(thanks.path, agent)
    await visit(thanks.path, agent)
    await visit(thanks.path, { 'user-agent': `${phone} Nadie` })
    await expect
      .poll(() => figures(), { timeout: 5000 })
      .toMatchObject({ visits: before.visits + 1, conversions: before.conversions + 1 })
    await expect
      .poll(() => figures(thanks.id), { timeout: 5000 })
      .toMatchObject({ visits: 3, conversions: 0 })
    expect(await goals()).toContainEqual({ kind: 'page', name: 'Gracias', conversions: 1 })
    expect((await change({ reachedPageId: page.id })).status).toBe(422)
    expect((await change({ reachedPageId: 'no-hay' })).status).toBe(422)
  })
})
