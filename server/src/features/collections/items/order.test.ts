import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem } from '../../../testing/collections.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../testing/work.ts'

const listed = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) })
const patience = { timeout: 10_000, interval: 20 }

onEachEngine('the order of items by hand', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const itemsOf = async (id: string, query = '') =>
    listed.parse(bodyOf(await ana.call('GET', `/api/collections/${id}/items?sort=_order${query}`))).items
  const order = async (id: string, query = '') => (await itemsOf(id, query)).map(({ title }) => title)
  const place = (id: string, itemId: string, before: string | null, person = ana) =>
    person.call('PUT', `/api/collections/${id}/items/${itemId}/place`, { before })

  it('is that in which they were made, and then as somebody puts them', async () => {
    const { id } = await addCollection(ana, 'Ordenada')
    await addItem(ana, id, { nombre: 'Zeta' })
    await addItem(ana, id, { nombre: 'Alfa' }, 'published')
    const csv = 'Nombre\nUno\nDos\nTres\n'
    bodyOf(await ana.call('POST', `/api/collections/${id}/import`, { csv, state: 'published' }))
    expect(await order(id)).toEqual(['Zeta', 'Alfa', 'Uno', 'Dos', 'Tres'])
    expect(await order(id, '&direction=down')).toEqual(['Tres', 'Dos', 'Uno', 'Alfa', 'Zeta'])
    const found = new Map((await itemsOf(id)).map((each) => [each.title, each.id]))
    const of = (title: string) => found.get(title) ?? ''
    bodyOf(await place(id, of('Tres'), of('Alfa')))
    expect(await order(id)).toEqual(['Zeta', 'Tres', 'Alfa', 'Uno', 'Dos'])
    bodyOf(await place(id, of('Zeta'), null))
    bodyOf(await place(id, of('Dos'), of('Tres')))
    bodyOf(await place(id, of('Uno'), of('Uno')))
    expect(await order(id)).toEqual(['Dos', 'Tres', 'Alfa', 'Uno', 'Zeta'])
    // It keeps its place when it is saved, alone or by a table, and page by page.
    bodyOf(
      await ana.call('PUT', `/api/collections/${id}/items/${of('Alfa')}`, {
        values: { nombre: 'Alfa bis' },
        version: 1,
      }),
    )
    const table = `id;Nombre\n${of('Tres')};Tres bis\n`
    bodyOf(await ana.call('POST', `/api/collections/${id}/import`, { csv: table }))
    expect(await order(id)).toEqual(['Dos', 'Tres bis', 'Alfa bis', 'Uno', 'Zeta'])
    await addItem(ana, id, { nombre: 'Última' })
    expect(await order(id, '&search=a&limit=50')).toEqual(['Alfa bis', 'Zeta', 'Última'])
  })

  it('has room between any two, however often somebody is put there', async () => {
    const { id } = await addCollection(ana, 'Llena')
    for (const nombre of ['A', 'B', 'C']) await addItem(ana, id, { nombre })
    for (let turn = 0; turn < 60; turn += 1) {
      const [, second, third] = await itemsOf(id)
      bodyOf(await place(id, third?.id ?? '', second?.id ?? ''))
    }
    expect(await order(id)).toEqual(['A', 'B', 'C'])
  })

  it('is shown on pages that ask for it, which follow', async () => {
    const { id } = await addCollection(ana, 'En página')
    await addItem(ana, id, { nombre: 'Primero' }, 'published')
    const { id: second } = await addItem(ana, id, { nombre: 'Segundo' }, 'published')
    const card = {
      id: 'heading-2',
      type: 'heading',
      name: 'Nombre',
      props: { text: '{{item.nombre}}', level: 3 },
    }
    const props = { collection: id, sort: '_order', children: [card] }
    const elements = [{ id: 'collection-1', type: 'collection', name: 'Colección', props }]
    const { path } = await publishPage(ana, 'Por orden', { version: 1, elements })
    const shown = async () => {
      const html = await (await fetch(server.url + path)).text()
      return [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name)
    }
    expect(await shown()).toEqual(['Primero', 'Segundo'])
    const [first] = await itemsOf(id)
    bodyOf(await place(id, second, first?.id ?? ''))
    await expect.poll(shown, patience).toEqual(['Segundo', 'Primero'])
  })

  it('is of whoever publishes there, and of items of the same collection', async () => {
    const { id } = await addCollection(ana, 'Con clientes', { clients: 'draft' })
    const { id: item } = await addItem(ana, id, { nombre: 'Uno' })
    const client = await colleagueOf(server, ana, 'client')
    expect((await place(id, item, null, client)).body).toMatchObject({ status: 403, code: 'ITEM_FOR_TEAM' })
    const { id: other } = await addCollection(ana, 'Otra más')
    const { id: foreign } = await addItem(ana, other, { nombre: 'Ajeno' })
    expect((await place(id, item, foreign)).status).toBe(404)
    expect((await place(id, foreign, item)).status).toBe(404)
  })
})
