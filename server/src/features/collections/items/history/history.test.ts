import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem, peopleFields } from '../../../../testing/collections.ts'
import { onEachEngine } from '../../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../../testing/work.ts'

const versionsSchema = z.object({
  items: z.array(
    z.object({
      version: z.int(),
      writtenBy: z.string().nullable(),
      state: z.string(),
      stateBefore: z.string().nullable(),
      changes: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
})

onEachEngine('the versions of an item', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const versionsAt = async (path: string, person = ana) =>
    versionsSchema.parse(bodyOf(await person.call('GET', `${path}/versions`))).items
  async function oneItem(name: string, more: object = {}) {
    const { id } = await addCollection(ana, name, more)
    const { id: itemId } = await addItem(ana, id, { nombre: 'Luis', anos: 5 })
    return { id, path: `/api/collections/${id}/items/${itemId}`, itemId }
  }

  it('tell what was changed, by whom, in words, and are gone back to', async () => {
    const { id, path, itemId } = await oneItem('Con historia', { clients: 'publish' })
    const client = await colleagueOf(server, ana, 'client')
    bodyOf(
      await client.call('PUT', path, {
        values: { nombre: 'Luisa', anos: '5,5', desde: '1/2/2026', visible: true },
        state: 'published',
        version: 1,
      }),
    )
    const csv = `id;Nombre\n${itemId};Lucía\n`
    bodyOf(await ana.call('POST', `/api/collections/${id}/import`, { csv }))
    const [now, second, first] = await versionsAt(path)
    expect(now).toMatchObject({ version: 3, writtenBy: 'Ana', stateBefore: 'published' })
    expect(now?.changes).toEqual([{ name: 'Nombre', from: 'Luisa', to: 'Lucía' }])
    expect(second).toMatchObject({ version: 2, state: 'published', stateBefore: 'draft' })
    expect(second?.writtenBy).not.toBe('Ana')
    expect(second?.changes).toEqual([
      { name: 'Nombre', from: 'Luis', to: 'Luisa' },
      { name: 'Años', from: '5', to: '5.5' },
      { name: 'Desde', from: '', to: '2026-02-01' },
    ])
    expect(first).toMatchObject({ version: 1, writtenBy: 'Ana', stateBefore: null, changes: [] })

    const back = await ana.call('POST', `${path}/restored`, { version: 1, baseVersion: 3 })
    expect(bodyOf(back)).toMatchObject({
      title: 'Luis',
      state: 'published',
      version: 4,
      values: { anos: 5, desde: null },
    })
    expect((await versionsAt(path)).map(({ version }) => version)).toEqual([4, 3, 2, 1])
  })

  it('are not gone back to over what somebody else has saved, nor where that is refused', async () => {
    const { id, path } = await oneItem('Cuidadosa')
    bodyOf(await ana.call('PUT', path, { values: { nombre: 'Marta' }, version: 1 }))
    const restore = async (body: object) => (await ana.call('POST', `${path}/restored`, body)).body
    expect(await restore({ version: 1, baseVersion: 1 })).toMatchObject({ code: 'ITEM_CHANGED' })
    expect(await restore({ version: 9, baseVersion: 2 })).toMatchObject({ status: 404 })
    await addItem(ana, id, { nombre: 'Luis' })
    expect(await restore({ version: 1, baseVersion: 2 })).toMatchObject({ code: 'ITEM_NOT_UNIQUE' })
    // What a refused change would have replaced is not kept twice.
    expect((await versionsAt(path)).map(({ version }) => version)).toEqual([2, 1])
  })

  it('stay where a field goes away, and say it again with the field', async () => {
    const { id, path } = await oneItem('Con campos')
    bodyOf(await ana.call('PUT', path, { values: { nombre: 'Luis', anos: 6, visible: true }, version: 1 }))
    const fields = peopleFields.filter(({ key }) => key !== 'anos')
    bodyOf(await ana.call('PATCH', `/api/collections/${id}`, { fields, version: 1 }))
    expect((await versionsAt(path))[0]?.changes).toEqual([])
    bodyOf(await ana.call('PATCH', `/api/collections/${id}`, { fields: peopleFields, version: 2 }))
    expect((await versionsAt(path))[0]?.changes).toEqual([{ name: 'Años', from: '5', to: '6' }])
  })

  it('are a hundred at most', async () => {
    const { path } = await oneItem('Larga')
    for (let version = 1; version <= 104; version += 1)
      bodyOf(await ana.call('PUT', path, { values: { nombre: `Luis ${version}` }, version }))
    const versions = await versionsAt(path)
    expect(versions).toHaveLength(101)
    expect([versions[0]?.version, versions.at(-1)?.version]).toEqual([105, 5])
    expect(versions.at(-1)?.stateBefore).toBeNull()
  })

  it('are of whoever sees the collection', async () => {
    const { path } = await oneItem('Cerrada')
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('GET', `${path}/versions`)).status).toBe(404)
    const carla = await signUp(server.url, 'Carla')
    expect((await carla.call('POST', `${path}/restored`, { version: 1, baseVersion: 1 })).status).toBe(404)
  })
})
