import { pageFolderSchema } from '@aurelio/contracts/page-folders'
import { republicationSchema } from '@aurelio/contracts/publications'
import { siteDetailSchema } from '@aurelio/contracts/sites'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { createPage, publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'

const entry = (label: string, pageId: string | null, address = '') => ({ label, pageId, address })

const withHeader = (menuFrom: string) => ({
  version: 1,
  elements: [
    {
      id: 'header-1700000000001',
      type: 'header',
      name: 'Cabecera',
      props: { menuFrom, items: [{ text: 'Enlace propio', link: 'https://propio.example' }] },
    },
  ],
})

const withTrail = {
  version: 1,
  elements: [
    {
      id: 'breadcrumb-1700000000001',
      type: 'breadcrumb',
      name: 'Migas de pan',
      props: { trailFrom: 'site', items: [{ text: 'Propia', link: '#' }], current: 'Propia' },
    },
  ],
}

onEachEngine('the links of a site', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  async function read(path: string) {
    return (await fetch(server.url + path)).text()
  }

  it('is shown by the headers that ask for it, and a change of it is offered for publishing again', async () => {
    const made = await ana.call('POST', '/api/sites', { name: 'Tienda', host: '' })
    const { id: siteId } = siteDetailSchema.parse(made.body)
    const shown = await publishPage(ana, 'Con el menú del sitio', withHeader('site'))
    const own = await publishPage(ana, 'Con menú propio', withHeader('own'))
    const draft = await createPage(ana, 'Sin publicar')
    for (const { id } of [shown, own, draft]) await ana.call('PUT', `/api/pages/${id}/site`, { siteId })
    // A site without a menu leaves the header its own links.
    expect(await read(shown.path)).toContain('Enlace propio')

    const menu = [
      entry('Carta', own.id),
      entry('Todavía no', draft.id),
      entry('Blog', null, 'https://blog.example/'),
    ]
    expect((await ana.call('PATCH', `/api/sites/${siteId}`, { menu })).status).toBe(200)
    const behind = async () =>
      republicationSchema.parse((await ana.call('GET', `/api/sites/${siteId}/republication`)).body).pending
    expect(await behind()).toMatchObject([{ id: shown.id, isChanged: false, hasOldMenu: true }])
    expect(await read(shown.path)).toContain('Enlace propio')

    await ana.call('POST', `/api/sites/${siteId}/republication`)
    await expect.poll(behind, { timeout: 15_000 }).toEqual([])
    const html = await read(shown.path)
    expect(html).toMatch(new RegExp(`href="${own.path}"[^>]*>Carta`))
    expect(html).toContain('href="https://blog.example/"')
    expect(html).not.toContain('Todavía no')
    expect(html).not.toContain('Enlace propio')
    expect(await read(own.path)).toContain('Enlace propio')

    // Once the page that was missing can be visited, the menu is another.
    await ana.call('POST', `/api/pages/${draft.id}/publication`)
    expect(await behind()).toMatchObject([{ id: shown.id, hasOldMenu: true }])
  })

  it('says where a page stands, and offers it for publishing again once it stands elsewhere', async () => {
    const made = await ana.call('POST', '/api/sites', { name: 'Agencia', host: '' })
    const { id: siteId } = siteDetailSchema.parse(made.body)
    const inSite = async (name: string, document?: object) => {
      const page = await publishPage(ana, name, document)
      await ana.call('PUT', `/api/pages/${page.id}/site`, { siteId })
      return page
    }
    const home = await inSite('Agencia Olmo')
    const services = await inSite('Servicios')
    const page = await inSite('Páginas web', withTrail)
    const { id: folderId } = pageFolderSchema.parse(
      (await ana.call('POST', `/api/sites/${siteId}/folders`, { name: 'Servicios' })).body,
    )
    const put = (id: string) => ana.call('PUT', `/api/pages/${id}/folder`, { folderId })
    const trail = async () => (await ana.call('GET', `/api/pages/${page.id}/trail`)).body
    const publish = () => ana.call('POST', `/api/pages/${page.id}/publication`)

    // Where nothing is above it, it stands alone.
    expect(await trail()).toEqual({ trail: { above: [], current: 'Páginas web' } })
    await ana.call('PATCH', `/api/sites/${siteId}`, {
      homePageId: home.id,
      menu: [entry('Inicio', home.id), entry('Webs', page.id)],
    })
    await put(page.id)
    const folder = { text: 'Servicios', link: '' }
    const start = { text: 'Inicio', link: `page:${home.id}` }
    expect(await trail()).toEqual({ trail: { above: [start, folder], current: 'Webs' } })
    await publish()
    expect(await read(page.path)).toMatch(
      /Inicio<\/a>.*<span[^>]*>Servicios<\/span>.*aria-current="page">Webs</,
    )

    // The page called like its folder stands for it.
    await put(services.id)
    const pending = async () =>
      republicationSchema.parse((await ana.call('GET', `/api/sites/${siteId}/republication`)).body).pending
    expect(await pending()).toMatchObject([{ id: page.id, hasOldTrail: true, hasOldMenu: false }])
    expect(await read(page.path)).not.toContain(`href="${services.path}"`)
    await publish()
    expect(await pending()).toEqual([])
    const html = await read(page.path)
    expect(html).toContain(`href="${services.path}"`)
    expect(html).toMatch(
      /"@type":"BreadcrumbList".*"position":2,"name":"Servicios","item":"http:[^"]*".*"position":3,"name":"Webs"/,
    )
    // On the page that stands for the folder, only the home page is above.
    expect((await ana.call('GET', `/api/pages/${services.id}/trail`)).body).toEqual({
      trail: { above: [start], current: 'Servicios' },
    })
    // What nobody can visit is not led to.
    await ana.call('DELETE', `/api/pages/${home.id}/publication`)
    expect(await trail()).toMatchObject({ trail: { above: [{ text: 'Servicios' }] } })
  })
})
