import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { add__Name__ } from '../../testing/__kebab__.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../testing/work.ts'

const page = z.object({ items: z.array(z.object({ name: z.string() })), nextCursor: z.string().nullable() })
const list = async (person: Person, query = '') =>
  page.parse(bodyOf(await person.call('GET', `/api/__kebab__${query}`)))
const names = async (person: Person) => (await list(person)).items.map(({ name }) => name)

onEachEngine('__kebab__', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  it('are kept for the workspace alone, listed page by page, and removed', async () => {
    expect(await names(ana)).toEqual([])
    const { id } = await add__Name__(ana, 'Una')
    await add__Name__(ana, 'Otra')
    expect((await names(ana)).toSorted()).toEqual(['Otra', 'Una'])
    const first = await list(ana, '?limit=1')
    const second = await list(ana, `?limit=1&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items]).toHaveLength(2)
    expect(second.nextCursor).toBeNull()

    const carla = await signUp(server.url, 'Carla')
    expect(await names(carla)).toEqual([])
    expect((await carla.call('DELETE', `/api/__kebab__/${id}`)).status).toBe(404)
    bodyOf(await ana.call('DELETE', `/api/__kebab__/${id}`))
    expect(await names(ana)).toEqual(['Otra'])
  })

  it('are refused to clients, and without a name', async () => {
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('GET', '/api/__kebab__')).status).toBe(403)
    expect((await ana.call('POST', '/api/__kebab__', { name: ' ' })).status).toBe(422)
  })
})
