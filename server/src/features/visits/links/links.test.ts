import { campaignLinkSchema } from '@aurelio/contracts/campaign-links'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../testing/work.ts'

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const listSchema = z.object({ items: z.array(campaignLinkSchema), nextCursor: z.string().nullable() })

onBothEngines('campaign links', (engine) => {
  let server: TestServer
  let ana: Person
  let page: { id: string; path: string }

  const make = (fields: object, person = ana) =>
    person.call('POST', '/api/campaign-links', {
      source: 'boletin',
      medium: 'email',
      name: 'Otoño',
      ...fields,
    })
  const made = async (fields: object) => campaignLinkSchema.parse(bodyOf(await make(fields)))
  const list = async (query = '') =>
    listSchema.parse(bodyOf(await ana.call('GET', `/api/campaign-links${query}`)))
  const open = (address: string, agent = browser) =>
    fetch(new URL(new URL(address).pathname, server.url), {
      redirect: 'manual',
      headers: { 'user-agent': agent, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    })

  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    page = await publishPage(ana, 'Oferta')
  }, 60_000)

  it('lead on with what names the campaign, count who opens them, and tell what the campaign brought', async () => {
    const link = await made({ target: `${page.path}?a=1&utm_source=viejo#precio` })
    expect(link.shortName).toBe('otono')
    expect(new URL(link.short).pathname).toBe('/r/otono')
    const answer = await open(link.short)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const led = new URL(answer.headers.get('location') ?? '')
    expect(led.href).toBe(link.address)
    expect(`${led.pathname}${led.search}${led.hash}`).toBe(
      `${page.path}?a=1&utm_source=boletin&utm_medium=email&utm_campaign=Oto%C3%B1o#precio`,
    )
    await fetch(server.url + led.pathname + led.search, { headers: { 'user-agent': browser } })
    await open(link.short.toUpperCase().replace(/^HTTP/, 'http').replace('/R/', '/r/'))
    await open(link.short, 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    const own = async () => (await list()).items.find(({ id }) => id === link.id)
    await expect.poll(async () => (await own())?.clicks, { timeout: 5000 }).toBe(2)
    await expect
      .poll(async () => (await own())?.figures, { timeout: 5000 })
      .toMatchObject({ visits: 1, conversions: 0, rate: 0 })
    const summary = bodyOf(await ana.call('GET', '/api/visits'))
    // What a link counts is no visit of a page.
    expect(summary).toMatchObject({ figures: { visits: 1 } })
  })

  it('are changed and ended, and stay where they are until then', async () => {
    const link = await made({ target: 'https://ejemplo.es/', name: 'Navidad' })
    const change = (fields: object) => ana.call('PATCH', `/api/campaign-links/${link.id}`, fields)
    expect((await change({ shortName: 'otono' })).status).toBe(409)
    expect(bodyOf(await change({ target: 'https://otra.es/', medium: '' }))).toMatchObject({
      short: link.short,
      address: 'https://otra.es/?utm_source=boletin&utm_campaign=Navidad',
    })
    expect((await open(link.short)).headers.get('location')).toMatch(/^https:\/\/otra\.es/)
    expect(bodyOf(await change({ isEnded: true }))).toMatchObject({
      endedAt: expect.any(String),
    })
    const ended = await open(link.short)
    expect(ended.status).toBe(410)
    expect(await ended.text()).toContain('Este enlace ha terminado')
    bodyOf(await change({ isEnded: false }))
    expect((await open(link.short)).status).toBe(302)
    expect((await open(`${server.url}/r/no-hay`)).status).toBe(404)
    expect((await open(`${server.url}/r/${'x'.repeat(5000)}`)).status).toBe(404)
  })

  it('get names of their own, page by page, and take nothing that is no address', async () => {
    const two = [await made({ target: '/p/a' }), await made({ target: '/p/b' })]
    expect(two.map(({ shortName }) => shortName)).toEqual(['otono-2', 'otono-3'])
    for (const target of ['javascript:alert(1)', '//mala.es', 'ftp://x.es', 'nada', ''])
      expect((await make({ target })).status, target).toBe(422)
    expect((await make({ target: '/p/a', name: 'x'.repeat(10_000) })).status).toBe(422)
    expect((await make({ target: '/p/a', shortName: 'otono' })).status).toBe(409)
    const first = await list('?limit=2')
    expect(first.items).toHaveLength(2)
    const rest = await list(`?cursor=${encodeURIComponent(first.nextCursor ?? '')}`)
    const ids = [...first.items, ...rest.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    const client = await colleagueOf(server, ana, 'client')
    expect((await make({ target: '/p/a' }, client)).status).toBe(403)
    const eva = await signUp(server.url, 'Eva')
    expect((await eva.call('PATCH', `/api/campaign-links/${ids[0] ?? ''}`, { isEnded: true })).status).toBe(
      404,
    )
  })
})
