import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem } from '../../../../testing/collections.ts'
import { onEachEngine } from '../../../../testing/engines.ts'
import { publishPage } from '../../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../../testing/work.ts'
import { afterMoment, notPlanned, settledMoments } from './plan.ts'

const patience = { timeout: 15_000, interval: 50 }
const itemSchema = z.object({
  id: z.string(),
  state: z.string(),
  publishedAt: z.string().nullable(),
  publishAt: z.string().nullable(),
  withdrawAt: z.string().nullable(),
  version: z.int(),
})
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

onEachEngine('the moments of items', (engine) => {
  let server: TestServer
  let ana: Person
  let id: string
  let items: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    ;({ id } = await addCollection(ana, 'Ofertas', { clients: 'draft' }))
    items = `/api/collections/${id}/items`
  })
  const item = async (itemId: string) => itemSchema.parse(bodyOf(await ana.call('GET', `${items}/${itemId}`)))
  const add = async (nombre: string, more: object) =>
    itemSchema.parse(bodyOf(await ana.call('POST', items, { values: { nombre }, ...more })))

  it('publish and withdraw it by themselves, and pages follow', async () => {
    const card = { id: 'text-2', type: 'text', name: 'Nombre', props: { text: '[{{item.nombre}}]' } }
    const elements = [
      {
        id: 'collection-1',
        type: 'collection',
        name: 'Colección',
        props: { collection: id, children: [card] },
      },
    ]
    const { path } = await publishPage(ana, 'Ofertas de hoy', { version: 1, elements })
    const shown = async () => (await (await fetch(server.url + path)).text()).includes('[Solo hoy]')
    const { id: itemId, ...planned } = await add('Solo hoy', {
      publishAt: inMs(1500),
      withdrawAt: inMs(5000),
    })
    expect(planned).toMatchObject({ state: 'draft', publishedAt: null, version: 1 })
    expect(await shown()).toBe(false)
    await expect.poll(shown, patience).toBe(true)
    expect(await item(itemId)).toMatchObject({ state: 'published', publishAt: null, version: 2 })
    await expect.poll(shown, patience).toBe(false)
    expect(await item(itemId)).toMatchObject({
      state: 'draft',
      publishedAt: null,
      publishAt: null,
      withdrawAt: null,
      version: 3,
    })
  })

  it('stay with what is saved later, and a moment that was changed is none', async () => {
    const publishAt = inMs(1200)
    const { id: itemId } = await add('Cambiada', { publishAt })
    const path = `${items}/${itemId}`
    const later = inMs(60_000)
    bodyOf(await ana.call('PUT', path, { values: { nombre: 'Cambiada' }, version: 1 }))
    expect(await item(itemId)).toMatchObject({ publishAt, version: 2 })
    bodyOf(await ana.call('PUT', path, { values: { nombre: 'Cambiada' }, publishAt: later, version: 2 }))
    await add('Mojón', { publishAt: inMs(1200) })
    await expect
      .poll(async () => (await ana.call('GET', `${items}?search=mojon&state=published`)).text, patience)
      .toContain('Mojón')
    expect(await item(itemId)).toMatchObject({ state: 'draft', publishAt: later, version: 3 })
    bodyOf(await ana.call('PUT', path, { values: { nombre: 'Cambiada' }, state: 'published', version: 3 }))
    expect(await item(itemId)).toMatchObject({ state: 'published', publishAt: null })
  })

  it('lie ahead, and in their order', async () => {
    const values = { nombre: 'X' }
    const ask = async (more: object) => (await ana.call('POST', items, { values, ...more })).body
    expect(await ask({ publishAt: inMs(-1000) })).toMatchObject({ status: 422, code: 'MOMENT_IS_PAST' })
    expect(await ask({ publishAt: inMs(9000), withdrawAt: inMs(8000) })).toMatchObject({
      status: 422,
      code: 'WITHDRAWAL_TOO_EARLY',
    })
    expect(await ask({ publishAt: 'mañana' })).toMatchObject({ status: 422 })
    // What is no draft to be published has nothing to be withdrawn.
    expect(await ask({ withdrawAt: inMs(9000) })).toMatchObject({ state: 'draft', withdrawAt: null })
  })

  it('are the team’s where clients write drafts', async () => {
    const client = await colleagueOf(server, ana, 'client')
    const refused = { status: 403, code: 'ITEM_FOR_TEAM' }
    const values = { nombre: 'De cliente' }
    expect((await client.call('POST', items, { values, publishAt: inMs(9000) })).body).toMatchObject(refused)
    const { id: planned } = await add('Programada', { publishAt: inMs(60_000) })
    const path = `${items}/${planned}`
    expect((await client.call('PUT', path, { values, version: 1 })).body).toMatchObject(refused)
    expect((await client.call('DELETE', path)).body).toMatchObject(refused)
    const csv = `id;Nombre\n${planned};Otra\n`
    expect((await client.call('POST', `/api/collections/${id}/import`, { csv })).body).toMatchObject(refused)
    await addItem(client, id, values)
  })
})

describe('an item after its moment', () => {
  const draft = { ...notPlanned, state: 'draft', publishedAt: null } as const
  const [first, second, now] = [
    '2026-01-01T00:00:00.000Z',
    '2026-01-02T00:00:00.000Z',
    '2026-02-01T00:00:00.000Z',
  ]

  it('is published, and still to be withdrawn', () => {
    const planned = { ...draft, publishAt: first, withdrawAt: second, plannedBy: 'ana' }
    expect(afterMoment(planned, first, now)).toEqual({
      ...planned,
      state: 'published',
      publishedAt: now,
      publishAt: null,
    })
  })

  it('is withdrawn for good where both come late and in the wrong order', () => {
    const planned = { ...draft, publishAt: first, withdrawAt: second, plannedBy: 'ana' }
    expect(afterMoment(planned, second, now)).toEqual(draft)
    expect(afterMoment(draft, first, now)).toBeNull()
  })

  it('is as it was where somebody published it before', () => {
    const published = { ...draft, state: 'published', publishedAt: first } as const
    expect(afterMoment(published, second, now)).toBeNull()
  })

  it('keeps who planned it as long as the plan is the same', () => {
    const planned = { ...draft, publishAt: '2026-03-01T00:00:00.000Z', plannedBy: 'ana' }
    expect(settledMoments(planned, { state: 'draft' }, { at: now, actorId: 'luis' }).plannedBy).toBe('ana')
    const moved = { state: 'draft', publishAt: '2026-04-01T00:00:00Z' } as const
    expect(settledMoments(planned, moved, { at: now, actorId: 'luis' })).toMatchObject({
      publishAt: '2026-04-01T00:00:00.000Z',
      plannedBy: 'luis',
    })
  })
})
