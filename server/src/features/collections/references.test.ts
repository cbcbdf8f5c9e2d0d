import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem } from '../../testing/collections.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const listed = z.object({ items: z.array(z.object({ title: z.string() })) })
const lists = z.object({
  lists: z.record(
    z.string(),
    z.object({ items: z.array(z.object({ values: z.record(z.string(), z.unknown()) })) }),
  ),
})

const name = { key: 'nombre', name: 'Nombre', kind: 'text', required: true }

onBothEngines('references between collections', (engine) => {
  let server: TestServer
  let ana: Person
  let people: string
  let posts: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    people = (
      await addCollection(ana, 'Personas', {
        fields: [
          name,
          { key: 'foto', name: 'Foto', kind: 'image' },
          { key: 'ficha', name: 'Ficha', kind: 'rich' },
        ],
      })
    ).id
    posts = (
      await addCollection(ana, 'Artículos', {
        fields: [
          name,
          { key: 'autor', name: 'Autor', kind: 'reference', target: people },
          { key: 'temas', name: 'Temas', kind: 'choices', options: ['Casa', 'Luz', 'Obra'] },
        ],
      })
    ).id
    // To itself, in a circle: what comes next.
    const fields = [
      name,
      { key: 'autor', name: 'Autor', kind: 'reference', target: people },
      { key: 'temas', name: 'Temas', kind: 'choices', options: ['Casa', 'Luz', 'Obra'] },
      { key: 'sigue', name: 'Sigue', kind: 'references', target: posts },
    ]
    bodyOf(await ana.call('PATCH', `/api/collections/${posts}`, { fields, version: 1 }))
  })

  const titles = async (id: string, query: string) =>
    listed
      .parse(bodyOf(await ana.call('GET', `/api/collections/${id}/items?sort=nombre&${query}`)))
      .items.map(({ title }) => title)
  const read = async (at: string) => (await fetch(`${server.url}${at}`)).text()

  it('let visitors choose by what items point to, by its name, and follow that name', async () => {
    const { id: nora } = await addItem(ana, people, { nombre: 'Nora <i>' }, 'published')
    const { id: olga } = await addItem(ana, people, { nombre: 'Olga' }, 'published')
    const { id: hidden } = await addItem(ana, people, { nombre: 'Pilar' })
    const { id: first } = await addItem(
      ana,
      posts,
      { nombre: 'De Nora', autor: nora, temas: ['Casa', 'Luz'] },
      'published',
    )
    const { id: second } = await addItem(
      ana,
      posts,
      { nombre: 'De Olga', autor: olga, temas: ['Obra'] },
      'published',
    )
    const { id: third } = await addItem(
      ana,
      posts,
      { nombre: 'De Pilar', autor: hidden, sigue: [second] },
      'published',
    )
    const card = { id: 'heading-2', type: 'heading', name: '', props: { text: '{{item.nombre}}', level: 3 } }
    const asks = { filters: ['autor', 'temas', 'sigue'], limit: 50, sort: 'nombre' }
    const list = {
      id: 'collection-1',
      type: 'collection',
      name: '',
      props: { collection: posts, ...asks, children: [card] },
    }
    const { path } = await publishPage(ana, 'Por autor', { version: 1, elements: [list] })
    const html = await read(path)
    expect(html).toContain(`<option value="${nora}">Nora &lt;i&gt;</option>`)
    expect(html).not.toContain('>Pilar</option>')
    const found = async (query: string) =>
      [...(await read(`${path}?lista=1&${query}`)).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text)
    expect(await found(`f-autor=${nora}`)).toEqual(['De Nora'])
    expect(await found(`f-autor=${olga}&f-temas=Obra`)).toEqual(['De Olga'])
    expect(await found('f-temas=Luz')).toEqual(['De Nora'])
    expect(await found(`f-sigue=${second}`)).toEqual(['De Pilar'])
    expect(await found(`f-autor=${third}`)).toEqual([])
    const renamed = { values: { nombre: 'Nora Vidal' }, version: 1 }
    bodyOf(await ana.call('PUT', `/api/collections/${people}/items/${nora}`, renamed))
    await expect.poll(() => read(path), { timeout: 10_000, interval: 20 }).toContain('Nora Vidal</option>')
    for (const [collection, item] of [
      [posts, first],
      [posts, third],
      [posts, second],
      [people, nora],
      [people, olga],
      [people, hidden],
    ] as const)
      await ana.call('DELETE', `/api/collections/${collection}/items/${item}`)
  })

  const change = async (id: string, itemId: string, values: object, version: number) =>
    ana.call('PUT', `/api/collections/${id}/items/${itemId}`, { values, state: 'published', version })
  const remove = async (id: string, itemId: string, pointers = 'keep') =>
    bodyOf(await ana.call('DELETE', `/api/collections/${id}/items/${itemId}`, { pointers }))

  it('point to items that there are, of collections that there are', async () => {
    const post = async (values: object) => ana.call('POST', `/api/collections/${posts}/items`, { values })
    expect((await post({ nombre: 'Uno', autor: 'nadie' })).body).toMatchObject({
      code: 'ITEM_WRONG',
      params: { field: 'autor', fault: 'NOT_AN_ITEM' },
    })
    const fields = [name, { key: 'x', name: 'X', kind: 'reference', target: 'nada' }]
    expect((await ana.call('POST', '/api/collections', { name: 'Mal', fields })).body).toMatchObject({
      code: 'REFERENCE_TO_NOTHING',
      params: { name: 'X' },
    })
    const moved = [name, { key: 'autor', name: 'Autor', kind: 'reference', target: posts }]
    expect(
      (await ana.call('PATCH', `/api/collections/${posts}`, { fields: moved, version: 2 })).body,
    ).toMatchObject({ code: 'FIELD_KIND_FIXED' })
  })

  it('are told by name, filtered by, and by each of several that was chosen', async () => {
    const { id: luis } = await addItem(ana, people, { nombre: 'Luis' }, 'published')
    const { id: eva } = await addItem(ana, people, { nombre: 'Eva' }, 'published')
    await addItem(ana, posts, { nombre: 'A', autor: luis, temas: 'Casa; Luz' })
    await addItem(ana, posts, { nombre: 'B', autor: eva, temas: ['Luz'] })
    await addItem(ana, posts, { nombre: 'C', autor: luis })
    expect(await titles(posts, `field=autor&value=${luis}`)).toEqual(['A', 'C'])
    expect(await titles(posts, `field=autor&operator=not&value=${luis}`)).toEqual(['B'])
    expect(await titles(posts, 'field=temas&value=Luz')).toEqual(['A', 'B'])
    expect(await titles(posts, 'field=temas&operator=not&value=Luz')).toEqual(['C'])
    expect(await titles(posts, 'field=temas&operator=empty')).toEqual(['C'])
    expect(await titles(posts, 'search=casa')).toEqual(['A'])
    const found = bodyOf(await ana.call('GET', `/api/collections/${posts}/items?field=autor&value=${eva}`))
    expect(found).toMatchObject({ items: [{ values: { autor: eva }, pointsTo: { [eva]: 'Eva' } }] })
    expect((await ana.call('GET', `/api/collections/${posts}/items?sort=temas`)).status).toBe(422)
    const { text } = await ana.call('GET', `/api/exports/collections/${posts}`)
    expect(text).toMatch(/A[,;]Luis[,;]"Casa; Luz"/)
  })

  it('come in from a table by name, by address and by id, and go out by name', async () => {
    const { id: zoe } = await addItem(ana, people, { nombre: 'Zoé Gil' }, 'published')
    const csv = `Nombre;Autor\nT1;Zoé Gil\nT2;zoe-gil\nT3;${zoe}\nT4;Nadie\n`
    const said = bodyOf(await ana.call('POST', `/api/collections/${posts}/import`, { csv }))
    expect(said).toMatchObject({ added: 3, refused: [{ line: 5, field: 'autor', fault: 'NOT_AN_ITEM' }] })
    expect(await titles(posts, `field=autor&value=${zoe}`)).toEqual(['T1', 'T2', 'T3'])
  })

  it('are told before what they point to is removed, and stay or are emptied by choice', async () => {
    const { id: rosa } = await addItem(ana, people, { nombre: 'Rosa' }, 'published')
    const { id: one } = await addItem(ana, posts, { nombre: 'De Rosa', autor: rosa }, 'published')
    const path = `/api/collections/${people}/items/${rosa}/pointers`
    expect(bodyOf(await ana.call('GET', path))).toEqual({
      count: 1,
      items: [{ collectionId: posts, collection: 'Artículos', id: one, title: 'De Rosa' }],
    })
    await remove(people, rosa)
    const post = `/api/collections/${posts}/items/${one}`
    expect(bodyOf(await ana.call('GET', post))).toMatchObject({ values: { autor: rosa }, pointsTo: {} })
    // What pointed to it before may be saved, with it.
    bodyOf(await change(posts, one, { nombre: 'De Rosa', autor: rosa }, 1))

    const { id: ines } = await addItem(ana, people, { nombre: 'Inés' }, 'published')
    bodyOf(await change(posts, one, { nombre: 'De Inés', autor: ines }, 2))
    await remove(people, ines, 'clear')
    expect(bodyOf(await ana.call('GET', post))).toMatchObject({ values: { autor: null }, version: 4 })
    expect(bodyOf(await ana.call('GET', `${post}/versions`))).toMatchObject({
      items: [{ version: 4, changes: [{ key: 'autor', to: '' }] }, {}, {}, {}],
    })
  })

  it('say on pages what the others say, to a fixed depth in circles, and of drafts nothing', async () => {
    const rich = { text: 'Hola', spans: [{ kind: 'bold', from: 0, to: 4 }] }
    const { id: leo } = await addItem(ana, people, { nombre: 'Leo', ficha: rich }, 'published')
    const { id: borrador } = await addItem(ana, people, { nombre: 'Oculta' })
    const { id: uno } = await addItem(ana, posts, { nombre: 'Uno', autor: leo }, 'published')
    const { id: dos } = await addItem(
      ana,
      posts,
      { nombre: 'Dos', autor: borrador, sigue: [uno] },
      'published',
    )
    bodyOf(await change(posts, uno, { nombre: 'Uno', autor: leo, sigue: [dos] }, 1))
    const say = async (...names: string[]) => {
      const key = JSON.stringify([posts, 'nombre', 'is', 'Uno', '', 'up', 5, names])
      const asked = bodyOf(await ana.call('POST', '/api/collections/shown', { questions: [key, 'nada'] }))
      const [list] = Object.values(lists.parse(asked).lists)
      return list?.items[0]?.values
    }
    expect(await say('item.autor', 'item.autor.ficha', 'item.sigue')).toEqual({
      'item.autor': 'Leo',
      'item.autor.ficha': rich,
      'item.sigue': 'Dos',
    })
    expect(await say('item.sigue.autor', 'item.autor.id')).toEqual({
      'item.sigue.autor': '',
      'item.autor.id': leo,
    })
    expect(await say('item.sigue.sigue.sigue')).toEqual({ 'item.sigue.sigue.sigue': 'Dos' })
    const deep = `item${'.sigue'.repeat(40)}`
    expect(await say(deep)).toEqual({ [deep]: '' })
  })

  it('draw again what is shown through them, and show the items of the one whose page it is', async () => {
    const { id: olga } = await addItem(ana, people, { nombre: 'Olga' }, 'published')
    const { id: pau } = await addItem(ana, people, { nombre: 'Pau' }, 'published')
    await addItem(ana, posts, { nombre: 'De Olga 1', autor: olga }, 'published')
    await addItem(ana, posts, { nombre: 'De Olga 2', autor: olga }, 'published')
    await addItem(ana, posts, { nombre: 'De Pau', autor: pau }, 'published')
    const list = (props: object, text: string) => ({
      version: 1,
      elements: [
        {
          id: 'collection-1',
          type: 'collection',
          props: {
            collection: posts,
            sort: 'nombre',
            ...props,
            children: [{ id: 'text-2', type: 'text', props: { text } }],
          },
        },
      ],
    })
    const { path } = await publishPage(
      ana,
      'Lista',
      list({ field: 'autor', value: olga }, '{{item.nombre}} por {{item.autor}}'),
    )
    expect(await read(path)).toContain('De Olga 1 por Olga')
    bodyOf(await change(people, olga, { nombre: 'Olga Pi' }, 1))
    await vi.waitFor(async () => expect(await read(path)).toContain('De Olga 1 por Olga Pi'), 10_000)

    const sheet = await createPage(
      ana,
      'Persona',
      list({ field: 'autor', value: '{{item.id}}' }, '{{item.nombre}}'),
    )
    bodyOf(
      await ana.call('PUT', `/api/item-templates/${sheet.id}`, { collectionId: people, prefix: 'autores' }),
    )
    bodyOf(await ana.call('POST', `/api/pages/${sheet.id}/publication`))
    const ofPau = await read('/p/autores/pau')
    expect(ofPau).toContain('De Pau')
    expect(ofPau).not.toContain('De Olga 1')

    const others = { field: 'autor', value: '{{item.autor.id}}', except: '{{item.id}}' }
    const sheetOfPost = list(others, 'Más: {{item.nombre}}')
    const signed = { id: 'text-9', type: 'text', props: { text: 'Firma {{item.autor}}' } }
    const post = await createPage(ana, 'Artículo', {
      ...sheetOfPost,
      elements: [...sheetOfPost.elements, signed],
    })
    bodyOf(
      await ana.call('PUT', `/api/item-templates/${post.id}`, { collectionId: posts, prefix: 'articulos' }),
    )
    bodyOf(await ana.call('POST', `/api/pages/${post.id}/publication`))
    const related = await read('/p/articulos/de-olga-1')
    expect(related).toContain('Más: De Olga 2')
    expect(related).not.toContain('Más: De Olga 1')
    expect(related).not.toContain('Más: De Pau')
    expect(related).toContain('Firma Olga Pi')
    bodyOf(await change(people, olga, { nombre: 'Olga Mas' }, 2))
    await vi.waitFor(
      async () => expect(await read('/p/articulos/de-olga-1')).toContain('Firma Olga Mas'),
      10_000,
    )
  })
})
