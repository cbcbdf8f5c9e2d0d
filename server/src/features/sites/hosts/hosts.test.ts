import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { onBothEngines } from '../../../testing/engines.ts'
import { z } from 'zod'
import { createPage, documentWith, formId, publishPage } from '../../../testing/pages.ts'
import { createSite, sitesOf, tellLegalData, visit } from '../../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const newHost = () => `tienda-${randomUUID().slice(0, 8)}.test`

onBothEngines('hosts', (engine) => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { SITE_HOSTS_UNVERIFIED: 'on' })
    owner = await signUp(server.url)
  })
  const at = (host: string, path: string, options?: Parameters<typeof visit>[3]) =>
    visit(server.url, host, path, options)

  /** A site at a host of its own, with one published page. */
  async function siteWithPage(name: string) {
    const host = newHost()
    const site = await createSite(owner, 'Tienda', host)
    const { id } = await createPage(owner, name, documentWith(name, ['name', 'email']))
    bodyOf(await owner.call('PUT', `/api/pages/${id}/site`, { siteId: site.id }))
    bodyOf(await owner.call('POST', `/api/pages/${id}/publication`))
    return { host, site, id }
  }

  it('a site answers at its own host, and its page stands nowhere else', async () => {
    const { host, id } = await siteWithPage('Botas de agua')
    const home = await at(host, '/')
    expect(home).toMatchObject({ status: 200 })
    expect(home.text).toContain('Botas de agua')
    expect(await at(host, '/botas-de-agua')).toMatchObject({ status: 301, headers: { location: '/' } })
    expect((await at('localhost', '/p/botas-de-agua')).status).toBe(404)
    const summary = bodyOf(await owner.call('GET', `/api/pages/${id}`))
    expect(summary).toMatchObject({ publication: { url: expect.stringContaining(`//${host}:`) } })
  })

  it('nothing of the dashboard is at the host of a site: no app, no API, no cookie', async () => {
    const { host } = await siteWithPage('Sola')
    for (const path of ['/api/session', '/api/sites', '/login', '/assets/index.js', '/p/sola'])
      expect(await at(host, path, { headers: { cookie: owner.cookie } })).toMatchObject({ status: 404 })
    const home = await at(host, '/', { headers: { cookie: owner.cookie } })
    expect(home.headers['set-cookie']).toBeUndefined()
    expect(home.headers['content-security-policy']).not.toContain('sandbox')
    expect(home.headers['content-security-policy']).toContain("connect-src 'self'")
  })

  it('a form of a page at its own host comes in as a lead', async () => {
    const { host, id } = await siteWithPage('Con formulario')
    const body = new URLSearchParams({ formId, name: 'Luis', email: 'luis@ejemplo.es' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` }
    const sent = await at(host, '/con-formulario/leads', { method: 'POST', headers, body })
    expect(sent).toMatchObject({
      status: 303,
      headers: { location: expect.stringMatching(/^\/con-formulario#|^\/#/) },
    })
    const leads = bodyOf(await owner.call('GET', `/api/leads?pageId=${id}`))
    expect(leads).toMatchObject({ items: [{ pageId: id }] })
  })

  it('a form of a page at its own host is listed, stands alone there, and comes back there', async () => {
    const { host, id } = await siteWithPage('Con su formulario')
    const { items } = z
      .object({ items: z.array(z.object({ pageId: z.string().nullable(), address: z.string() })) })
      .parse(bodyOf(await owner.call('GET', '/api/forms')))
    const { pathname, hostname } = new URL(items.find(({ pageId }) => pageId === id)?.address ?? '')
    expect([hostname, pathname]).toEqual([host, `/con-su-formulario/forms/${formId}`])
    const alone = await at(host, pathname)
    expect(alone.status).toBe(200)
    expect(alone.text).toContain(`action="/con-su-formulario/leads?alone=1#`)
    expect(alone.headers['content-security-policy']).toContain('frame-ancestors *')
    const body = new URLSearchParams({ formId, name: 'Luis', email: 'luis@ejemplo.es' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await at(host, '/con-su-formulario/leads?alone=1', { method: 'POST', headers, body })
    expect(sent).toMatchObject({ status: 303, headers: { location: `${pathname}#gracias-${formId}` } })
    for (const path of ['/con-su-formulario/forms/nada', `/nada/forms/${formId}`])
      expect((await at(host, path)).status).toBe(404)
  })

  it('a host that nobody asked for gets 421, and a page of no site at any', async () => {
    await publishPage(owner, 'De siempre')
    const answer = await at('nadie.test', '/')
    expect(answer).toMatchObject({ status: 421, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect((await at('nadie.test', '/p/de-siempre')).status).toBe(421)
    expect((await at('localhost', '/p/de-siempre')).status).toBe(200)
  })

  it('what machines look for is answered by host', async () => {
    const { host, site, id } = await siteWithPage('Portada')
    const secret = await createPage(owner, 'Escondida')
    bodyOf(await owner.call('PUT', `/api/pages/${secret.id}/site`, { siteId: site.id }))
    bodyOf(await owner.call('POST', `/api/pages/${secret.id}/publication`, { settings: { indexed: false } }))
    bodyOf(
      await owner.call('PATCH', `/api/sites/${site.id}`, {
        homePageId: id,
        securityContact: 'seguridad@ejemplo.es',
        verification: { google: 'abc123' },
      }),
    )
    const sitemap = await at(host, '/sitemap.xml')
    expect(sitemap.text).toMatch(new RegExp(`<loc>http://${host}:\\d+/</loc>`))
    expect(sitemap.text).not.toContain('escondida')
    expect((await at(host, '/robots.txt')).text).toContain(`Sitemap: http://${host}`)
    expect((await at(host, '/.well-known/security.txt')).text).toContain('mailto:seguridad@ejemplo.es')
    expect((await at(host, '/favicon.ico')).status).toBe(404)
    expect((await at(host, '/')).text).toContain('<meta name="google-site-verification" content="abc123">')
  })

  it('what is not there shows the page that the site chose for it', async () => {
    const { host, site } = await siteWithPage('Inicio')
    expect(await at(host, '/nada/de/esto')).toMatchObject({ status: 404 })
    const lost = await createPage(owner, 'Te has perdido')
    bodyOf(await owner.call('PUT', `/api/pages/${lost.id}/site`, { siteId: site.id }))
    bodyOf(await owner.call('POST', `/api/pages/${lost.id}/publication`))
    bodyOf(await owner.call('PATCH', `/api/sites/${site.id}`, { notFoundPageId: lost.id }))
    const answer = await at(host, '/nada/de/esto')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Te has perdido')
  })

  it('a page that gets a host, another site or another address takes its visitors along', async () => {
    const { path, id } = await publishPage(owner, 'Se muda')
    const host = newHost()
    const site = await createSite(owner, 'Nuevo', host)
    bodyOf(await owner.call('PUT', `/api/pages/${id}/site`, { siteId: site.id }))
    const old = await at('localhost', path)
    expect(old).toMatchObject({ status: 301, headers: { location: expect.stringContaining(`//${host}:`) } })
    bodyOf(await owner.call('POST', `/api/pages/${id}/publication`, { slug: 'mudada' }))
    bodyOf(await owner.call('PUT', `/api/sites/${site.id}/host`, { host: '' }))
    expect((await at(host, '/mudada')).status).toBe(421)
    expect((await at('localhost', '/p/mudada')).status).toBe(200)
    expect(await at('localhost', path)).toMatchObject({ status: 301, headers: { location: '/p/mudada' } })
  })

  it('a site that goes leaves its pages in the bin, or to another one', async () => {
    const { host, site, id } = await siteWithPage('Se queda')
    const [byDefault] = await sitesOf(owner)
    bodyOf(await owner.call('DELETE', `/api/sites/${site.id}`, { moveTo: byDefault?.id }))
    expect((await at(host, '/')).status).toBe(421)
    expect((await at('localhost', '/p/se-queda')).status).toBe(200)
    expect(bodyOf(await owner.call('GET', `/api/pages/${id}`))).toMatchObject({ siteId: byDefault?.id })
    const other = await siteWithPage('Se va')
    bodyOf(await owner.call('DELETE', `/api/sites/${other.site.id}`))
    expect((await owner.call('GET', `/api/pages/${other.id}`)).status).toBe(404)
    bodyOf(await owner.call('POST', `/api/pages/${other.id}/restoration`))
    expect((await at('localhost', '/p/se-va')).status).toBe(200)
    expect(await owner.call('DELETE', `/api/sites/${byDefault?.id}`)).toMatchObject({ status: 409 })
  })

  it.each([
    ['127.0.0.1', 'ip'],
    ['[::1]', 'ip'],
    ['0x7f.1', 'ip'],
    ['localhost', 'local'],
    ['mi-casa.local', 'local'],
    ['tienda.es:8080', 'port'],
    ['tienda.es.', 'trailing-dot'],
    ['mañana.es', 'unicode'],
    ['https://tienda.es/x', 'address'],
    ['tienda', 'malformed'],
    ['-tienda.es', 'malformed'],
    ['tien da.es', 'malformed'],
  ])('%s is refused as %s', async (host, reason) => {
    const answer = await owner.call('POST', '/api/sites', { name: 'Sitio', host })
    expect(answer).toMatchObject({ status: 422, body: { code: 'HOST_REFUSED', params: { reason } } })
  })

  it('a host of another workspace is refused without a word of whose it is', async () => {
    const { host } = await siteWithPage('De Ana')
    const stranger = await signUp(server.url)
    const answer = await stranger.call('POST', '/api/sites', { name: 'Mío', host: host.toUpperCase() })
    expect(answer).toMatchObject({ status: 409, body: { code: 'HOST_TAKEN' } })
    expect(answer.text).not.toContain('Tienda')
    expect(await sitesOf(stranger)).toHaveLength(1)
  })

  it('what somebody leads elsewhere is led there, and nobody in a circle', async () => {
    const { host, site } = await siteWithPage('Llegada')
    const lead = (from: string, to: string) =>
      owner.call('POST', `/api/sites/${site.id}/redirects`, { from, to })
    bodyOf(await lead('/vieja/web.html', '/llegada'))
    expect(await at(host, '/vieja/web.html')).toMatchObject({
      status: 301,
      headers: { location: '/llegada' },
    })
    bodyOf(await lead('/b', '/c'))
    expect(await lead('/c', '/b')).toMatchObject({ status: 422, body: { code: 'REDIRECT_LOOP' } })
    expect(await lead('/d', '/d?x=1')).toMatchObject({ status: 422, body: { code: 'REDIRECT_LOOP' } })
    expect(await lead('/b', 'https://ejemplo.es')).toMatchObject({ status: 409 })
    expect(await lead('/llegada', 'https://ejemplo.es')).toMatchObject({ status: 409 })
    expect(await lead('/api/x', 'https://ejemplo.es')).toMatchObject({ status: 422 })
    for (const to of ['javascript:alert(1)', '//mala.test', '/\\mala.test', 'mala.test'])
      expect(await lead('/e', to)).toMatchObject({ status: 422 })
    const listed = bodyOf(await owner.call('GET', `/api/sites/${site.id}/redirects`))
    expect(listed).toMatchObject({ items: [{ from: '/b' }, { from: '/vieja/web.html', isOwn: true }] })
  })

  it('legal pages are made of what the workspace says, and what refers to them leads there', async () => {
    const { host, site } = await siteWithPage('Legalidad')
    const legal = { text: 'Privacidad', link: 'legal:privacy' }
    const document = {
      version: 1,
      elements: [
        { id: 'heading-1', type: 'heading', name: '', props: { text: 'Pie' } },
        { id: 'button-2', type: 'button', name: '', props: legal },
      ],
    }
    const { id } = await createPage(owner, 'Con pie', document)
    bodyOf(await owner.call('PUT', `/api/pages/${id}/site`, { siteId: site.id }))
    bodyOf(await owner.call('POST', `/api/pages/${id}/publication`))
    expect((await at(host, '/con-pie')).text).not.toContain('Privacidad')
    const refused = await owner.call('POST', `/api/sites/${site.id}/legal`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'LEGAL_DATA_MISSING' } })
    await tellLegalData(owner)
    const made = bodyOf(await owner.call('POST', `/api/sites/${site.id}/legal`))
    expect(made).toMatchObject({ legalPages: { notice: expect.any(String) } })
    expect((await at(host, '/con-pie')).text).toContain('href="/politica-de-privacidad"')
    expect((await at(host, '/politica-de-privacidad')).text).toContain('Botas García')
    expect(bodyOf(await owner.call('POST', `/api/sites/${site.id}/legal`))).toEqual(made)
  })

  it('the home page tells searchers who is behind the site, the others do not', async () => {
    await tellLegalData(owner)
    const { host, site, id } = await siteWithPage('Quiénes somos')
    const told = '{"@context":"https://schema.org","@type":"Organization","name":"Botas García, S. L."'
    const other = await publishPage(owner, 'Otra del sitio')
    bodyOf(await owner.call('PUT', `/api/pages/${other.id}/site`, { siteId: site.id }))
    bodyOf(await owner.call('PATCH', `/api/sites/${site.id}`, { homePageId: id }))
    expect((await at(host, '/')).text).toContain(told)
    bodyOf(await owner.call('POST', `/api/pages/${id}/publication`))
    expect((await at(host, '/')).text).toContain(told)
    expect((await at(host, '/otra-del-sitio')).text).not.toContain('Organization')
  })

  it('a page that is published anew leaves the root to the one that stands there', async () => {
    const { host, site, id } = await siteWithPage('La de siempre')
    const other = await publishPage(owner, 'La segunda')
    bodyOf(await owner.call('PUT', `/api/pages/${other.id}/site`, { siteId: site.id }))
    bodyOf(await owner.call('POST', `/api/pages/${id}/publication`))
    expect((await at(host, '/')).text).toContain('La de siempre')
  })

  it('a link to a page follows it, and leads nowhere once that is in the bin', async () => {
    const { host, site, id } = await siteWithPage('Destino')
    const button = { text: 'Ir', link: `page:${id}` }
    const document = { version: 1, elements: [{ id: 'button-1', type: 'button', name: '', props: button }] }
    const from = await createPage(owner, 'Origen', document)
    const publish = (page: string, body: object = {}) =>
      owner.call('POST', `/api/pages/${page}/publication`, body)
    bodyOf(await owner.call('PUT', `/api/pages/${from.id}/site`, { siteId: site.id }))
    bodyOf(await owner.call('PATCH', `/api/sites/${site.id}`, { homePageId: from.id }))
    bodyOf(await publish(from.id))
    expect((await at(host, '/')).text).toContain('href="/destino"')
    bodyOf(await publish(id, { slug: 'otro-destino' }))
    bodyOf(await publish(from.id))
    expect((await at(host, '/')).text).toContain('href="/otro-destino"')
    bodyOf(await owner.call('DELETE', `/api/pages/${id}`))
    bodyOf(await publish(from.id))
    expect((await at(host, '/')).text).toContain('href="#"')
  })

  it('a proxy asks which hosts are to have a certificate', async () => {
    const { host } = await siteWithPage('Cifrada')
    expect((await owner.call('GET', `/api/tls/ask?domain=${host}`)).status).toBe(200)
    expect((await owner.call('GET', '/api/tls/ask?domain=nadie.test')).status).toBe(404)
    expect((await owner.call('GET', '/api/tls/ask')).status).toBe(404)
    for (const never of ['a'.repeat(300), 'a%00b', '%F0%9F%91%A2.test'])
      expect((await owner.call('GET', `/api/tls/ask?domain=${never}`)).status).toBe(404)
  })
})

describe('an origin for pages apart', () => {
  it('shows them without a sandbox, and the dashboard leads there', async () => {
    const server = await startTestServer('sqlite', { PAGES_ORIGIN: 'http://paginas.test' })
    const owner = await signUp(server.url)
    const { path, publication } = await publishPage(owner, 'Aparte')
    expect(publication.url).toBe(`http://paginas.test${path}`)
    const there = await visit(server.url, 'paginas.test', path)
    expect(there.status).toBe(200)
    expect(there.headers['content-security-policy']).not.toContain('sandbox')
    expect(await visit(server.url, 'localhost', path)).toMatchObject({ status: 301 })
    const thanks = `${path}/leads?file=x`
    expect(await visit(server.url, 'localhost', thanks)).toMatchObject({
      status: 303,
      headers: { location: `http://paginas.test${thanks}` },
    })
    expect((await visit(server.url, 'paginas.test', thanks)).status).toBe(404)
    expect((await visit(server.url, 'paginas.test', '/api/session')).status).toBe(404)
  })
})
