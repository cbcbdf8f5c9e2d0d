import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem, peopleFields } from '../../testing/collections.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../testing/work.ts'

const page = z.object({ items: z.array(z.object({ title: z.string() })), nextCursor: z.string().nullable() })

onEachEngine('collections', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  const list = async (id: string, query = '') =>
    page.parse(bodyOf(await ana.call('GET', `/api/collections/${id}/items?${query}`)))
  const titles = async (id: string, query = '') => (await list(id, query)).items.map(({ title }) => title)

  it('hold items that are found, filtered and sorted, page by page', async () => {
    const { id } = await addCollection(ana, 'Equipo')
    await addItem(ana, id, { nombre: 'Ángel', cargo: 'Diseño', anos: -3.5, desde: '2020-01-02' }, 'published')
    await addItem(ana, id, { nombre: 'beatriz', cargo: 'Dirección', anos: 12 })
    await addItem(ana, id, { nombre: 'Carlos', cargo: 'Diseño', anos: 2 })
    expect(await titles(id, 'sort=nombre')).toEqual(['Ángel', 'beatriz', 'Carlos'])
    expect(await titles(id, 'sort=anos')).toEqual(['Ángel', 'Carlos', 'beatriz'])
    expect(await titles(id, 'sort=anos&direction=down')).toEqual(['beatriz', 'Carlos', 'Ángel'])
    expect(await titles(id, 'search=angel')).toEqual(['Ángel'])
    expect(await titles(id, 'state=published')).toEqual(['Ángel'])
    expect((await titles(id, 'field=cargo&value=Diseño')).toSorted()).toEqual(['Carlos', 'Ángel'])
    expect(await titles(id, 'field=anos&operator=more&value=2&sort=anos')).toEqual(['beatriz'])
    expect(await titles(id, 'field=desde&operator=filled')).toEqual(['Ángel'])
    expect(await titles(id, 'field=nombre&operator=has&value=ARL')).toEqual(['Carlos'])
    const first = await list(id, 'sort=nombre&limit=2')
    expect(await titles(id, `sort=nombre&limit=2&cursor=${first.nextCursor}`)).toEqual(['Carlos'])
    expect(bodyOf(await ana.call('GET', `/api/collections/${id}`))).toMatchObject({ items: 3, published: 1 })
  })

  it('ask of items what their fields say', async () => {
    const { id } = await addCollection(ana, 'Estricta')
    const add = async (values: object) => ana.call('POST', `/api/collections/${id}/items`, { values })
    expect((await add({})).body).toMatchObject({
      code: 'ITEM_WRONG',
      params: { field: 'nombre', fault: 'REQUIRED' },
    })
    expect((await add({ nombre: 'A', anos: 'doce' })).body).toMatchObject({
      params: { fault: 'NOT_A_NUMBER' },
    })
    expect((await add({ nombre: 'A', cargo: 'Ventas' })).body).toMatchObject({
      params: { fault: 'NOT_A_CHOICE' },
    })
    expect((await add({ nombre: 'A', desde: '30/02/2026' })).body).toMatchObject({
      params: { fault: 'NOT_A_DATE' },
    })
    expect((await add({ nombre: 'A\u0000' })).body).toMatchObject({ params: { fault: 'INVALID' } })
    expect(bodyOf(await add({ nombre: 'Zoé', desde: '3/2/2026' }))).toMatchObject({
      values: { desde: '2026-02-03', visible: true, anos: null },
      state: 'draft',
      publishedAt: null,
    })
    expect((await add({ nombre: 'zoe' })).body).toMatchObject({ status: 409, code: 'ITEM_NOT_UNIQUE' })
  })

  it('let nobody write over what another has saved', async () => {
    const { id } = await addCollection(ana, 'De dos')
    const { id: itemId } = await addItem(ana, id, { nombre: 'Uno' })
    const path = `/api/collections/${id}/items/${itemId}`
    const saved = await ana.call('PUT', path, { values: { nombre: 'Dos' }, state: 'published', version: 1 })
    expect(bodyOf(saved)).toMatchObject({ title: 'Dos', state: 'published', version: 2 })
    expect((await ana.call('PUT', path, { values: { nombre: 'Tres' }, version: 1 })).body).toMatchObject({
      status: 409,
      code: 'ITEM_CHANGED',
    })
    bodyOf(await ana.call('DELETE', path))
    expect((await ana.call('GET', path)).status).toBe(404)
  })

  it('keep what a field says that goes away, and give it back with the field', async () => {
    const { id } = await addCollection(ana, 'Cambiante')
    await addItem(ana, id, { nombre: 'A', anos: 5 })
    await addItem(ana, id, { nombre: 'B', anos: 5 })
    const change = async (fields: readonly object[], version: number) =>
      ana.call('PATCH', `/api/collections/${id}`, { fields, version })
    bodyOf(
      await change(
        peopleFields.filter(({ key }) => key !== 'anos'),
        1,
      ),
    )
    expect((await ana.call('GET', `/api/collections/${id}/items`)).text).not.toContain('anos')
    expect((await change(peopleFields, 1)).body).toMatchObject({ code: 'COLLECTION_CHANGED' })
    const only = peopleFields.map((field) => (field.key === 'anos' ? { ...field, unique: true } : field))
    expect((await change(only, 2)).body).toMatchObject({ code: 'FIELD_NOT_UNIQUE' })
    const other = peopleFields.map((field) => (field.key === 'desde' ? { ...field, kind: 'text' } : field))
    expect((await change(other, 2)).body).toMatchObject({ code: 'FIELD_KIND_FIXED' })
    bodyOf(await change(peopleFields, 2))
    expect(await titles(id, 'field=anos&value=5&sort=nombre')).toEqual(['A', 'B'])
  })

  it('come out of a CSV and go into one', async () => {
    const { id } = await addCollection(ana, 'De tabla')
    const take = async (csv: string, state = 'draft') =>
      bodyOf(await ana.call('POST', `/api/collections/${id}/import`, { csv, state }))
    const table = 'Nombre;Años;Otra\r\nLuis;1,5;x\r\n=Marta;;y\r\nPepe;muchos;z\r\nluis;2;z\r\n'
    expect(await take(table, 'published')).toEqual({
      added: 2,
      changed: 0,
      ignored: ['Otra'],
      refused: [
        { line: 4, field: 'anos', fault: 'NOT_A_NUMBER' },
        { line: 5, field: 'nombre', fault: 'NOT_UNIQUE' },
      ],
      refusedCount: 2,
    })
    const file = await fetch(`${server.url}/api/exports/collections/${id}?sort=nombre`, {
      headers: { cookie: ana.cookie },
    })
    const text = await file.text()
    expect(text).toContain(";'=Marta;")
    expect(text).toContain(';Luis;;1,5;')
    expect(await take(text.replace('1,5', '7'))).toMatchObject({ added: 0, changed: 2, refusedCount: 0 })
    expect(await titles(id, 'field=anos&value=7')).toEqual(['Luis'])
    expect(await titles(id, 'state=published&sort=nombre')).toEqual(['=Marta', 'Luis'])
    const unread = await ana.call('POST', `/api/collections/${id}/import`, { csv: 'Nada\nx\n' })
    expect(unread.body).toMatchObject({ code: 'TABLE_UNREADABLE' })
  })

  it('are open to clients as far as the team says', async () => {
    const client = await colleagueOf(server, ana, 'client')
    const { id: closed } = await addCollection(ana, 'Cerrada')
    const { id } = await addCollection(ana, 'Abierta', { clients: 'draft' })
    const { id: live } = await addItem(ana, id, { nombre: 'Publicada' }, 'published')
    const seen = z.object({ items: z.array(z.object({ id: z.string() })) })
    expect(seen.parse(bodyOf(await client.call('GET', '/api/collections'))).items).toMatchObject([{ id }])
    expect((await client.call('GET', `/api/collections/${closed}`)).status).toBe(404)
    await addItem(client, id, { nombre: 'Borrador' })
    const path = `/api/collections/${id}/items`
    const refused = { status: 403, code: 'ITEM_FOR_TEAM' }
    expect(
      (await client.call('POST', path, { values: { nombre: 'X' }, state: 'published' })).body,
    ).toMatchObject(refused)
    expect(
      (await client.call('PUT', `${path}/${live}`, { values: { nombre: 'X' }, version: 1 })).body,
    ).toMatchObject(refused)
    expect((await client.call('DELETE', `${path}/${live}`)).body).toMatchObject(refused)
    bodyOf(await ana.call('PATCH', `/api/collections/${id}`, { clients: 'publish', version: 1 }))
    await addItem(client, id, { nombre: 'Suya' }, 'published')
    expect((await client.call('PATCH', `/api/collections/${id}`, { name: 'Mía', version: 2 })).status).toBe(
      403,
    )
  })

  it('are of their workspace alone', async () => {
    const { id } = await addCollection(ana, 'Propia')
    const carla = await signUp(server.url, 'Carla')
    expect((await carla.call('GET', `/api/collections/${id}/items`)).status).toBe(404)
    expect((await carla.call('DELETE', `/api/collections/${id}`)).status).toBe(404)
    bodyOf(await ana.call('DELETE', `/api/collections/${id}`))
    expect((await ana.call('GET', `/api/collections/${id}`)).status).toBe(404)
  })
})
