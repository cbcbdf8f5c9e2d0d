import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem } from '../../../testing/collections.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const answer = z.object({
  written: z.array(
    z.object({
      line: z.int(),
      item: z.object({
        id: z.string(),
        state: z.string(),
        version: z.int(),
        values: z.record(z.string(), z.unknown()),
        pointsTo: z.record(z.string(), z.string()),
      }),
    }),
  ),
  refused: z.array(z.object({ line: z.int(), field: z.string(), fault: z.string() })),
})

onEachEngine('many items at once, as a sheet has them', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const save = async (id: string, lines: readonly object[]) =>
    answer.parse(bodyOf(await ana.call('PATCH', `/api/collections/${id}/items`, { lines })))

  it('are changed in the fields that are named, and added as drafts; what is wrong is told with its line', async () => {
    const { id } = await addCollection(ana, 'Equipo')
    const luis = await addItem(ana, id, { nombre: 'Luis', cargo: 'Diseño', anos: 3 }, 'published')
    const { written, refused } = await save(id, [
      { itemId: luis.id, version: 1, values: { anos: '4,5' } },
      { values: { nombre: 'Marta', desde: '01/02/2026' } },
      { values: { nombre: 'luis' } },
      { values: { nombre: 'Eva', cargo: 'Cocina' } },
      { values: { anos: 2 } },
    ])
    expect(written).toMatchObject([
      { line: 0, item: { state: 'published', version: 2, values: { nombre: 'Luis', anos: 4.5 } } },
      { line: 1, item: { state: 'draft', version: 1, values: { desde: '2026-02-01', visible: true } } },
    ])
    expect(refused).toEqual([
      { line: 2, field: 'nombre', fault: 'NOT_UNIQUE' },
      { line: 3, field: 'cargo', fault: 'NOT_A_CHOICE' },
      { line: 4, field: 'nombre', fault: 'REQUIRED' },
    ])
  })

  it('are not written over what somebody saved since, nor where there is none', async () => {
    const { id } = await addCollection(ana, 'Equipo')
    const luis = await addItem(ana, id, { nombre: 'Luis' })
    await save(id, [{ itemId: luis.id, version: 1, values: { anos: 1 } }])
    expect(
      await save(id, [
        { itemId: luis.id, version: 1, values: { anos: 2 } },
        { itemId: 'nadie', values: { anos: 2 } },
      ]),
    ).toMatchObject({
      written: [],
      refused: [
        { line: 0, field: 'id', fault: 'CHANGED' },
        { line: 1, field: 'id', fault: 'UNKNOWN' },
      ],
    })
  })

  it('point to others by their names, as a person types them', async () => {
    const { id: people } = await addCollection(ana, 'Autores', {
      fields: [{ key: 'nombre', name: 'Nombre', kind: 'text' }],
    })
    const luis = await addItem(ana, people, { nombre: 'Luis Mora' }, 'published')
    const { id } = await addCollection(ana, 'Entradas', {
      fields: [
        { key: 'nombre', name: 'Nombre', kind: 'text' },
        { key: 'autores', name: 'Autores', kind: 'references', target: people },
      ],
    })
    const { written, refused } = await save(id, [
      { values: { nombre: 'Uno', autores: 'Luis Mora' } },
      { values: { nombre: 'Dos', autores: 'Nadie' } },
    ])
    expect(written).toMatchObject([
      { item: { values: { autores: [luis.id] }, pointsTo: { [luis.id]: 'Luis Mora' } } },
    ])
    expect(refused).toEqual([{ line: 1, field: 'autores', fault: 'NOT_AN_ITEM' }])
  })
})
