import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem } from '../../../testing/collections.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

/** What is asked of a live page until it shows a change: longer on a machine that does much at once. */
const patience = { timeout: 10_000, interval: 20 }
const past = z.object({ items: z.array(z.unknown()) })

function pageOf(collection: string, props: object = {}) {
  const children = [
    { id: 'heading-2', type: 'heading', name: 'Nombre', props: { text: '{{item.nombre}}', level: 3 } },
    {
      id: 'text-3',
      type: 'text',
      name: 'Cargo',
      props: { text: '{{item.cargo|Sin cargo}}, {{item.desde}}' },
    },
  ]
  return {
    version: 1,
    elements: [
      { id: 'heading-1', type: 'heading', name: 'Título', props: { text: 'Equipo' } },
      {
        id: 'collection-1',
        type: 'collection',
        name: 'Colección',
        props: { collection, sort: 'nombre', empty: 'Nadie todavía', ...props, children },
      },
    ],
  }
}

onEachEngine('collections on pages', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const visit = async (path: string) => (await fetch(server.url + path)).text()
  const namesOn = async (path: string) =>
    [...(await visit(path)).matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name]) => name)
  const tag = async (at: string) => (await fetch(server.url + at)).headers.get('etag')
  const save = (id: string, itemId: string, version: number, values: object, state?: string) =>
    ana.call('PUT', `/api/collections/${id}/items/${itemId}`, { values, version, state })

  it('show what is published, and follow it while it changes', async () => {
    const { id } = await addCollection(ana, 'Equipo')
    const { id: bea } = await addItem(
      ana,
      id,
      { nombre: 'Bea <b>', cargo: 'Diseño', desde: '2026-11-26' },
      'published',
    )
    await addItem(ana, id, { nombre: 'Borrador' })
    const { id: pageId, path } = await publishPage(ana, 'Equipo', pageOf(id))
    const html = await visit(path)
    expect(html).toContain('Bea &lt;b&gt;')
    expect(html).toContain('Diseño, 26 de noviembre de 2026')
    expect(html).not.toContain('Borrador')
    expect(html).not.toContain('<script>')

    await addItem(ana, id, { nombre: 'Ada' }, 'published')
    await expect.poll(() => namesOn(path), patience).toEqual(['Ada', 'Bea &lt;b&gt;'])
    expect(await visit(path)).toContain('Sin cargo, ')
    await save(id, bea, 1, { nombre: 'Zoe' })
    await expect.poll(() => namesOn(path), patience).toEqual(['Ada', 'Zoe'])
    await save(id, bea, 2, { nombre: 'Zoe' }, 'draft')
    await expect.poll(() => namesOn(path), patience).toEqual(['Ada'])
    await save(id, bea, 3, { nombre: 'Zoe' }, 'published')
    await expect.poll(() => namesOn(path), patience).toEqual(['Ada', 'Zoe'])
    await ana.call('DELETE', `/api/collections/${id}/items/${bea}`)
    await expect.poll(() => namesOn(path), patience).toEqual(['Ada'])
    // Nobody published anything by that.
    const { items } = past.parse(bodyOf(await ana.call('GET', `/api/pages/${pageId}/publications`)))
    expect(items).toHaveLength(1)
    await ana.call('DELETE', `/api/collections/${id}`)
    await expect.poll(() => visit(path), patience).toContain('Nadie todavía')
  })

  it('show those that a filter lets through, in their order, as many as they may', async () => {
    const { id } = await addCollection(ana, 'Filtrada')
    for (const [nombre, cargo, anos] of [
      ['Uno', 'Diseño', 3],
      ['Dos', 'Dirección', 2],
      ['Tres', 'Diseño', 1],
      ['Cuatro', 'Diseño', 10],
    ] as const)
      await addItem(ana, id, { nombre, cargo, anos }, 'published')
    const props = { field: 'cargo', value: 'Diseño', sort: 'anos', direction: 'down', limit: 2 }
    const { path } = await publishPage(ana, 'Filtrada', pageOf(id, props))
    expect(await namesOn(path)).toEqual(['Cuatro', 'Uno'])
    const { path: more } = await publishPage(
      ana,
      'Más',
      pageOf(id, { field: 'anos', operator: 'more', value: '2' }),
    )
    expect(await namesOn(more)).toEqual(['Cuatro', 'Uno'])
    const { path: none } = await publishPage(ana, 'Nadie', pageOf(id, { field: 'no_hay', value: 'x' }))
    expect(await visit(none)).toContain('Nadie todavía')
  })

  it('leave pages alone that show the same as before', async () => {
    const { id } = await addCollection(ana, 'Quieta')
    const { id: item } = await addItem(ana, id, { nombre: 'Una', anos: 1 }, 'published')
    const { path } = await publishPage(ana, 'Quieta', pageOf(id))
    const { path: other } = await publishPage(ana, 'Otra', pageOf(id, { field: 'nombre', value: 'Nadie' }))
    const [before, otherBefore] = [await tag(path), await tag(other)]
    // A field that the page does not show, then one that it does.
    await save(id, item, 1, { nombre: 'Una', anos: 2 })
    await save(id, item, 2, { nombre: 'Dos', anos: 2 })
    await expect.poll(() => namesOn(path), patience).toEqual(['Dos'])
    expect(await tag(path)).not.toBe(before)
    expect(await tag(other)).toBe(otherBefore)
  })

  it('keep what a field said that is removed from the collection out of the page, and say the rest', async () => {
    const { id } = await addCollection(ana, 'Sin cargo')
    await addItem(ana, id, { nombre: 'Una', cargo: 'Diseño' }, 'published')
    const { path } = await publishPage(ana, 'Sin cargo', pageOf(id))
    expect(await visit(path)).toContain('Diseño, ')
    const fields = [{ key: 'nombre', name: 'Cómo se llama', kind: 'text' }]
    expect((await ana.call('PATCH', `/api/collections/${id}`, { fields, version: 1 })).status).toBe(200)
    await expect.poll(() => visit(path), patience).toContain('Sin cargo, ')
    expect(await namesOn(path)).toEqual(['Una'])
  })

  it('are of one workspace', async () => {
    const eva = await signUp(server.url, 'Eva')
    const { id } = await addCollection(ana, 'De Ana')
    await addItem(ana, id, { nombre: 'Secreto' }, 'published')
    const { path } = await publishPage(eva, 'Ajena', pageOf(id))
    expect(await visit(path)).toContain('Nadie todavía')
    expect(await visit(path)).not.toContain('Secreto')
  })

  it('come back with their page as they are by then', async () => {
    const { id } = await addCollection(ana, 'Vuelve')
    await addItem(ana, id, { nombre: 'Una' }, 'published')
    const { id: pageId, path } = await publishPage(ana, 'Vuelve', pageOf(id))
    expect(await namesOn(path)).toEqual(['Una'])
    await ana.call('DELETE', `/api/pages/${pageId}`)
    await addItem(ana, id, { nombre: 'Dos' }, 'published')
    expect((await ana.call('POST', `/api/pages/${pageId}/restoration`)).status).toBeLessThan(300)
    await expect.poll(() => namesOn(path), patience).toEqual(['Dos', 'Una'])
  })
})
