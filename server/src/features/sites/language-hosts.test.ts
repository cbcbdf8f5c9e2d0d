import { randomUUID } from 'node:crypto'
import { type SiteDetail, siteDetailSchema } from '@aurelio/contracts/sites'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { nameServer } from '../../testing/name-server.ts'
import { createPage } from '../../testing/pages.ts'
import { createSite, visit } from '../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const newHost = (name: string) => `${name}-${randomUUID().slice(0, 8)}.test`
const formId = 'form-1700000000002'
const documentOf = (text: string, linked?: string) => ({
  version: 1,
  elements: [
    { id: 'heading-1700000000001', type: 'heading', name: '', props: { text } },
    {
      id: formId,
      type: 'form',
      name: 'Formulario',
      props: { fields: ['email'], buttonText: 'Enviar', noConsentReason: 'Prueba' },
    },
    {
      id: 'language_switch-1700000000003',
      type: 'language_switch',
      name: '',
      props: { languagesFrom: 'site' },
    },
    ...(linked === undefined
      ? []
      : [
          {
            id: 'button-1700000000004',
            type: 'button',
            name: '',
            props: { text: 'Ver más', link: `page:${linked}` },
          },
        ]),
  ],
})

const setHost = (person: Person, id: string, host: string, language = 'en') =>
  person.call('PUT', `/api/sites/${id}/languages/${language}/host`, { host })
const siteOf = async (person: Person, id: string): Promise<SiteDetail> =>
  siteDetailSchema.parse(bodyOf(await person.call('GET', `/api/sites/${id}`)))

/** A page of a site, published, and in English too. */
async function publishedIn(person: Person, siteId: string, name: string, english: string, linked?: string) {
  const { id } = await createPage(person, name, documentOf(name, linked))
  bodyOf(await person.call('PUT', `/api/pages/${id}/site`, { siteId }))
  bodyOf(await person.call('POST', `/api/pages/${id}/publication`))
  const base = `/api/pages/${id}/translations/en`
  const texts = [{ element: 'heading-1700000000001', path: 'text', source: name, value: english }]
  bodyOf(await person.call('PUT', `${base}/texts`, { texts }))
  bodyOf(await person.call('PATCH', base, { slug: english.toLowerCase() }))
  bodyOf(await person.call('POST', `${base}/publication`))
  return id
}

/** A site at a host of its own with English, whose home page and another one are in both languages. */
async function siteInEnglish(owner: Person) {
  const host = newHost('marca')
  const { id } = await createSite(owner, 'Marca', host)
  bodyOf(await owner.call('PATCH', `/api/sites/${id}`, { languages: ['en'] }))
  const prices = await publishedIn(owner, id, 'Precios', 'Prices')
  const home = await publishedIn(owner, id, 'Portada', 'Welcome', prices)
  bodyOf(await owner.call('PATCH', `/api/sites/${id}`, { homePageId: home }))
  return { id, host, own: newHost('brand'), home, prices }
}

onBothEngines('a language at a host of its own', (engine) => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { SITE_HOSTS_UNVERIFIED: 'on' })
    owner = await signUp(server.url)
  })
  const at = (host: string, path: string, options?: Parameters<typeof visit>[3]) =>
    visit(server.url, host, path, options)
  const originOf = (host: string) => `http://${host}:${new URL(server.url).port}`

  it('stands there without its code, and its addresses below the code lead on', async () => {
    const { id, host, own } = await siteInEnglish(owner)
    expect((await at(host, '/en')).text).toContain('Welcome')
    expect((await at(host, '/en/prices')).text).toContain('Prices')
    expect((await at(own, '/')).status).toBe(421)
    bodyOf(await setHost(owner, id, own))
    expect((await at(own, '/')).text).toContain('Welcome')
    expect((await at(own, '/prices')).text).toContain('Prices')
    // From memory, too.
    expect((await at(own, '/prices')).text).toContain('Prices')
    for (const [path, to] of [
      ['/en', '/'],
      ['/en/prices', '/prices'],
      ['/en/prices?utm_source=x', '/prices?utm_source=x'],
    ])
      expect(await at(host, path ?? '')).toMatchObject({
        status: 301,
        headers: { location: originOf(own) + to },
      })
    expect((await at(host, '/precios')).text).toContain('Precios')
    expect((await at(own, '/precios')).status).toBe(404)
    expect((await at(own, '/en/prices')).status).toBe(404)
  })

  it('is what hreflang, the canonical address, the switch, links, forms and the sitemaps say', async () => {
    const { id, host, own, home } = await siteInEnglish(owner)
    bodyOf(await setHost(owner, id, own))
    const english = await at(own, '/')
    const spanish = await at(host, '/')
    for (const { text } of [english, spanish]) {
      expect(text).toContain(`hreflang="en" href="${originOf(own)}/"`)
      expect(text).toContain(`hreflang="es" href="${originOf(host)}/"`)
      expect(text).toContain(`hreflang="x-default" href="${originOf(host)}/"`)
    }
    expect(english.text).toContain(`<link rel="canonical" href="${originOf(own)}/">`)
    // The switch leads across, and links stay in the language.
    expect(english.text).toContain(`href="${originOf(host)}/"`)
    expect(spanish.text).toContain(`href="${originOf(own)}/"`)
    expect(english.text).toContain('href="/prices')
    expect(english.text).toContain('action="/welcome/leads')
    const headers = { 'accept-language': 'en' }
    expect((await at(host, '/precios', { headers })).text).toContain(`href="${originOf(own)}/prices"`)

    const maps = { main: (await at(host, '/sitemap.xml')).text, own: (await at(own, '/sitemap.xml')).text }
    expect(maps.main).toContain(`<loc>${originOf(host)}/precios</loc>`)
    expect(maps.main).not.toContain(`<loc>${originOf(own)}`)
    expect(maps.main).toContain(`href="${originOf(own)}/prices"`)
    expect(maps.own).toContain(`<loc>${originOf(own)}/prices</loc>`)
    expect(maps.own).not.toContain(`<loc>${originOf(host)}`)
    expect((await at(own, '/robots.txt')).text).toContain(`Sitemap: ${originOf(own)}/sitemap.xml`)
    const told = z
      .object({ url: z.string() })
      .parse(bodyOf(await owner.call('GET', `/api/pages/${home}/translations/en`)))
    expect(told.url).toBe(`${originOf(own)}/`)
  })

  it('takes the forms of its pages, those of its root too', async () => {
    const { id, own, home, prices } = await siteInEnglish(owner)
    bodyOf(await setHost(owner, id, own))
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: originOf(own) }
    const send = (path: string, email: string) =>
      at(own, path, { method: 'POST', headers, body: new URLSearchParams({ formId, email }).toString() })
    expect((await at(own, '/')).status).toBe(200)
    expect(await send('/welcome/leads', 'ana@ejemplo.es')).toMatchObject({
      status: 303,
      headers: { location: expect.stringMatching(/^\/#/) },
    })
    expect(await send('/prices/leads', 'luis@ejemplo.es')).toMatchObject({
      status: 303,
      headers: { location: expect.stringMatching(/^\/prices#/) },
    })
    for (const pageId of [home, prices])
      expect(bodyOf(await owner.call('GET', `/api/leads?pageId=${pageId}`))).toMatchObject({
        items: [{ pageId }],
      })
    expect((await at(own, `/prices/forms/${formId}`)).text).toContain('action="/prices/leads')
    const certificate = await owner.call('GET', `/api/tls/ask?domain=${own}`)
    expect(certificate.status).toBe(200)
  })

  it('counts who comes from the host of the site as somebody of the site, where a script tells of it', async () => {
    const { id, host, own, home } = await siteInEnglish(owner)
    bodyOf(await setHost(owner, id, own))
    const setting = { mode: 'beacon', respects: true, measures: false }
    bodyOf(await owner.call('PUT', `/api/sites/${id}/visits`, setting))
    const token = /data-token="([^"]+)"/.exec((await at(own, '/')).text)?.[1] ?? ''
    expect(token).not.toBe('')
    for (const from of [`${originOf(host)}/precios`, 'https://otra.example/'])
      await at(own, '/p/_visit', {
        method: 'POST',
        headers: { 'user-agent': browser },
        body: JSON.stringify({ token, from, query: '' }),
      })
    const kinds = async () =>
      z
        .object({ dimensions: z.object({ kind: z.array(z.object({ key: z.string() })).optional() }) })
        .parse(bodyOf(await owner.call('GET', `/api/visits/tables?pageId=${home}`)))
        .dimensions.kind?.map(({ key }) => key)
        .toSorted()
    await expect.poll(kinds, { timeout: 5000 }).toEqual(['other', 'site'])
  })

  it('without a home page that was chosen its root leads to where the first page stands in it', async () => {
    const host = newHost('sola')
    const own = newHost('alone')
    const { id } = await createSite(owner, 'Sola', host)
    bodyOf(await owner.call('PATCH', `/api/sites/${id}`, { languages: ['en'] }))
    bodyOf(await setHost(owner, id, own))
    expect(await at(own, '/')).toMatchObject({ status: 302, headers: { location: `${originOf(host)}/` } })
    await publishedIn(owner, id, 'Inicio', 'Start')
    expect(await at(own, '/')).toMatchObject({ status: 302, headers: { location: '/start' } })
    expect((await at(own, '/start')).text).toContain('Start')
  })

  it('goes back below its code when it is let go, when its language is, and with the host of its site', async () => {
    const { id, host, own } = await siteInEnglish(owner)
    bodyOf(await setHost(owner, id, own))
    expect((await at(own, '/prices')).status).toBe(200)
    bodyOf(await setHost(owner, id, ''))
    expect((await at(own, '/prices')).status).toBe(421)
    const back = await at(host, '/en/prices')
    expect(back.text).toContain(`hreflang="en" href="${originOf(host)}/en/prices"`)

    bodyOf(await setHost(owner, id, own))
    bodyOf(await owner.call('PUT', `/api/sites/${id}/host`, { host: '' }))
    expect((await at(own, '/prices')).status).toBe(421)
    expect((await at('localhost', '/p/en/prices')).text).toContain('Prices')
    bodyOf(await owner.call('PUT', `/api/sites/${id}/host`, { host }))
    expect((await at(own, '/prices')).text).toContain('Prices')

    bodyOf(await owner.call('PATCH', `/api/sites/${id}`, { languages: [] }))
    expect(await siteOf(owner, id)).toMatchObject({ languageHosts: [] })
    expect((await at(own, '/prices')).status).toBe(421)
    // It is free for anybody again.
    expect(await createSite(owner, 'Otra', own)).toMatchObject({ host: own })
  })

  it('is refused where the site has none, where another has it, and for a language that the site has not', async () => {
    const { id, host, own } = await siteInEnglish(owner)
    const bare = await createSite(owner, 'Sin dominio')
    bodyOf(await owner.call('PATCH', `/api/sites/${bare.id}`, { languages: ['en'] }))
    expect(await setHost(owner, bare.id, own)).toMatchObject({
      status: 409,
      body: { code: 'SITE_WITHOUT_HOST' },
    })
    expect(await setHost(owner, id, host)).toMatchObject({ status: 409, body: { code: 'HOST_TAKEN' } })
    expect(await setHost(owner, id, 'https://brand.test/')).toMatchObject({
      status: 422,
      body: { code: 'HOST_REFUSED' },
    })
    expect((await setHost(owner, id, own, 'fr')).status).toBe(404)
    bodyOf(await setHost(owner, id, own))
    const stranger = await signUp(server.url)
    expect((await setHost(stranger, id, newHost('robo'))).status).toBe(404)
    const other = await createSite(stranger, 'Ajena', newHost('ajena'))
    expect(await stranger.call('PUT', `/api/sites/${other.id}/host`, { host: own })).toMatchObject({
      status: 409,
      body: { code: 'HOST_TAKEN' },
    })
  })
})

describe('the proof of the host of a language', () => {
  const records = new Map<string, string>()
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    const { port } = (await nameServer(records)).address()
    server = await startTestServer('sqlite', { SITE_DNS_SERVERS: `127.0.0.1:${port}` })
    owner = await signUp(server.url)
  })

  it('counts once its record is there; one that stays away gives the language back to its code', async () => {
    const { id, proof } = await createSite(owner, 'Marca', 'marca.test')
    records.set('_aurelio.marca.test', proof?.value ?? '')
    bodyOf(await owner.call('POST', `/api/sites/${id}/host/proof`, {}))
    bodyOf(await owner.call('PATCH', `/api/sites/${id}`, { languages: ['en'] }))
    await publishedIn(owner, id, 'Precios', 'Prices')
    const check = (sent = {}) => owner.call('POST', `/api/sites/${id}/languages/en/host/proof`, sent)
    const english = async () => (await siteOf(owner, id)).languageHosts[0]

    bodyOf(await setHost(owner, id, 'brand.test'))
    const asked = await english()
    expect(asked).toMatchObject({
      host: null,
      claim: 'brand.test',
      proof: { name: '_aurelio.brand.test' },
    })
    expect(bodyOf(await check())).toMatchObject({ result: 'missing' })
    expect((await visit(server.url, 'brand.test', '/prices')).status).toBe(421)
    expect((await visit(server.url, 'marca.test', '/en/prices')).status).toBe(200)
    records.set('_aurelio.brand.test', asked?.proof?.value ?? '')
    expect(bodyOf(await check())).toMatchObject({ result: 'proven' })
    expect(await english()).toMatchObject({ host: 'brand.test', claim: null, proof: null })
    expect((await visit(server.url, 'brand.test', '/prices')).status).toBe(200)

    const renewal = () =>
      server.database.query().updateTable('jobSchedule').where('kind', '=', 'host-renewal')
    const renew = () => renewal().set({ nextRunAt: '2020-01-01T00:00:00.000Z' }).execute()
    const news = async () => JSON.stringify(bodyOf(await owner.call('GET', '/api/notifications')))
    records.delete('_aurelio.brand.test')
    await renew()
    await expect.poll(english, { timeout: 15_000 }).toMatchObject({
      host: 'brand.test',
      hostLostAt: expect.any(String),
      proof: { name: '_aurelio.brand.test' },
    })
    expect(await news()).toContain('brand.test')
    expect((await visit(server.url, 'brand.test', '/prices')).status).toBe(200)
    const row = { host: 'brand.test', claim: null, byRecord: true, missingSince: '2026-01-01T00:00:00.000Z' }
    await server.database
      .query()
      .updateTable('site')
      .set({ languageHosts: JSON.stringify({ en: row }) })
      .where('id', '=', id)
      .execute()
    await renew()
    await expect.poll(english, { timeout: 15_000 }).toMatchObject({ host: null, claim: 'brand.test' })
    expect((await visit(server.url, 'brand.test', '/prices')).status).toBe(421)
    const back = await visit(server.url, 'marca.test', '/en/prices')
    expect(back.text).toContain('/en/prices"')
    expect(await news()).toContain('"site.host-lost"')
  }, 60_000)
})
