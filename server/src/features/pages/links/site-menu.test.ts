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

onEachEngine('the menu of a site', (engine) => {
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
})
