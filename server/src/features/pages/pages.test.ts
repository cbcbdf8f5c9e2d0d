import { pageSummarySchema, type PageSummary } from '@aurelio/contracts/pages'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage, documentWith, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const listSchema = z.object({ items: z.array(pageSummarySchema), nextCursor: z.string().nullable() })

onEachEngine('pages', (engine) => {
  let server: TestServer
  let ana: Person
  let berta: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    berta = await signUp(server.url, 'Berta')
    // The first look at a session makes the workspace.
    await Promise.all([ana, berta].map((person) => person.call('GET', '/api/session')))
  })

  it('come back as they were created', async () => {
    const document = documentWith('Hola "mundo" <b> ñ \u{1F600}', ['email'])
    const page = await createPage(ana, '  Mi página  ', document)
    expect(page).toMatchObject({ name: 'Mi página', version: 1, publication: null })
    const { body } = await ana.call('GET', `/api/pages/${page.id}`)
    expect(body).toMatchObject({ ...page, document })
  })

  it('are saved version by version, and never over somebody else’s work', async () => {
    const { id } = await createPage(ana, 'Versiones')
    const save = (baseVersion: number, text: string) =>
      ana.call('PUT', `/api/pages/${id}`, { name: 'Versiones', document: documentWith(text), baseVersion })
    expect((await save(1, 'dos')).body).toMatchObject({ version: 2 })
    const conflict = await save(1, 'perdida')
    expect(conflict).toMatchObject({ status: 409, body: { code: 'CONFLICT', params: { version: 2 } } })
    expect((await ana.call('GET', `/api/pages/${id}`)).text).toContain('dos')
    const race = await Promise.all(Array.from({ length: 6 }, (_, index) => save(2, `carrera ${index}`)))
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(race.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  it('are listed by the last change, each once, while others are being added', async () => {
    const reader = await signUp(server.url)
    for (let number = 1; number <= 7; number++) await createPage(reader, `Página ${number}`)
    const seen: PageSummary[] = []
    let cursor: string | null = null
    do {
      const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
      const list = listSchema.parse((await reader.call('GET', `/api/pages?limit=3${query}`)).body)
      seen.push(...list.items)
      cursor = list.nextCursor
      await createPage(reader, 'Entre medias')
    } while (cursor)
    const names = seen.map(({ name }) => name)
    expect(names).toEqual([
      'Página 7',
      'Página 6',
      'Página 5',
      'Página 4',
      'Página 3',
      'Página 2',
      'Página 1',
      'Landing Page - Proyecto Demo',
    ])
    const demo = seen.at(-1)
    expect(Date.now() - Date.parse(demo?.updatedAt ?? '')).toBeGreaterThan(47 * 60 * 60 * 1000)
  })

  it('of another workspace are not there, whatever one tries', async () => {
    const { id } = await publishPage(ana, 'Privada')
    const change = { name: 'X', document: documentWith('x'), baseVersion: 1 }
    const attempts = [
      berta.call('GET', `/api/pages/${id}`),
      berta.call('PUT', `/api/pages/${id}`, change),
      berta.call('POST', `/api/pages/${id}/publication`),
      berta.call('DELETE', `/api/pages/${id}/publication`),
      berta.call('DELETE', `/api/pages/${id}`),
      berta.call('GET', '/api/pages/00000000-0000-4000-8000-000000000000'),
    ]
    for (const answer of await Promise.all(attempts))
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await ana.call('GET', `/api/pages/${id}`)).body).toMatchObject({
      name: 'Privada',
      version: 1,
      publication: { version: 1 },
    })
  })

  it('are neither read nor changed by a client with whom they are not shared', async () => {
    const client = await signUp(server.url)
    const { id } = await createPage(client, 'Del cliente')
    await server.database
      .query()
      .updateTable('member')
      .set({ role: 'client' })
      .where('userId', 'in', (eb) => eb.selectFrom('user').select('id').where('email', '=', client.email))
      .execute()
    expect((await client.call('GET', `/api/pages/${id}`)).status).toBe(404)
    const change = { name: 'X', document: documentWith('x') }
    for (const answer of await Promise.all([
      client.call('POST', '/api/pages', change),
      client.call('PUT', `/api/pages/${id}`, { ...change, baseVersion: 1 }),
      client.call('POST', `/api/pages/${id}/publication`),
      client.call('DELETE', `/api/pages/${id}/publication`),
      client.call('DELETE', `/api/pages/${id}`),
    ]))
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect((await client.call('GET', '/api/leads')).status).toBe(200)
  })

  it('of one name each get an address of their own, even when published at the same moment', async () => {
    const published = await Promise.all(Array.from({ length: 6 }, () => publishPage(ana, 'Oferta única')))
    expect(new Set(published.map(({ path }) => path)).size).toBe(6)
    expect(published.map(({ path }) => path)).toContain('/p/oferta-unica')
  })

  it('keep their address when they are renamed, published again, withdrawn and brought back', async () => {
    const { id, path } = await publishPage(ana, 'Primera dirección', documentWith('uno'))
    const change = { name: 'Otro nombre', document: documentWith('dos'), baseVersion: 1 }
    await ana.call('PUT', `/api/pages/${id}`, change)
    expect(await (await fetch(server.url + path)).text()).toContain('uno')
    const again = pageSummarySchema.parse((await ana.call('POST', `/api/pages/${id}/publication`)).body)
    expect(again.publication).toMatchObject({ url: server.url + path, version: 2 })
    expect(await (await fetch(server.url + path)).text()).toContain('dos')
    expect((await ana.call('DELETE', `/api/pages/${id}/publication`)).body).toMatchObject({
      publication: null,
    })
    expect((await fetch(server.url + path)).status).toBe(404)
    const back = pageSummarySchema.parse((await ana.call('POST', `/api/pages/${id}/publication`)).body)
    expect(back.publication?.url).toBe(server.url + path)
    expect((await fetch(server.url + path)).status).toBe(200)
  })

  it('are gone with what was published of them when they are removed', async () => {
    const { id, path } = await publishPage(ana, 'Efímera')
    expect((await fetch(server.url + path)).status).toBe(200)
    expect((await ana.call('DELETE', `/api/pages/${id}`)).body).toEqual({ id })
    expect((await fetch(server.url + path)).status).toBe(404)
    expect((await ana.call('DELETE', `/api/pages/${id}`)).status).toBe(404)
  })
})
