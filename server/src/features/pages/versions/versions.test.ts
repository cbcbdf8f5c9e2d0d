import { versionSchema } from '@aurelio/contracts/versions'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { createPage, documentWith, publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { keepVersion } from './keep-version.ts'
import { readVersion } from './read-version.ts'

const listed = z.object({ items: z.array(versionSchema), nextCursor: z.string().nullable() })

onEachEngine('versions', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const list = async (id: string, query = '') =>
    listed.parse((await ana.call('GET', `/api/pages/${id}/versions${query}`)).body)
  const save = (id: string, baseVersion: number, text: string) =>
    ana.call('PUT', `/api/pages/${id}`, { name: 'Página', document: documentWith(text), baseVersion })
  const keep = (id: string, name?: string) => ana.call('POST', `/api/pages/${id}/versions`, { name })

  it('are kept by hand and by publishing, not by the saving in between, and each state once', async () => {
    const { id } = await createPage(ana, 'Página', documentWith('uno'))
    expect((await list(id)).items).toEqual([])
    await keep(id)
    await keep(id)
    await save(id, 1, 'dos')
    await save(id, 2, 'tres')
    await keep(id, 'La buena')
    await ana.call('POST', `/api/pages/${id}/publication`)
    const { items } = await list(id)
    expect(items).toMatchObject([
      { number: 2, kind: 'saved', name: 'La buena', isLive: true, author: { name: 'Ana' } },
      { number: 1, kind: 'saved', name: null, isLive: false },
    ])
    const first = await ana.call('GET', `/api/pages/${id}/versions/${items[1]?.id}`)
    expect(first.body).toMatchObject({ document: documentWith('uno') })
  })

  it('are gone back to without losing anything', async () => {
    const { id } = await createPage(ana, 'Página', documentWith('primera'))
    const { id: first } = versionSchema.parse((await keep(id)).body)
    await save(id, 1, 'sin guardar a mano')
    const restored = await ana.call('POST', `/api/pages/${id}/versions/${first}/restoration`)
    expect(restored).toMatchObject({ status: 200, body: { version: 3, document: documentWith('primera') } })
    const { items } = await list(id)
    expect(items.map(({ number, kind }) => [number, kind])).toEqual([
      [3, 'restored'],
      [2, 'saved'],
      [1, 'saved'],
    ])
    const lost = await ana.call('GET', `/api/pages/${id}/versions/${items[1]?.id}`)
    expect(lost.body).toMatchObject({ document: documentWith('sin guardar a mano') })
  })

  it('of another page or workspace are not there', async () => {
    const { id } = await publishPage(ana, 'Con versión')
    const [version] = (await list(id)).items
    const { id: other } = await createPage(ana, 'Otra')
    const berta = await signUp(server.url, 'Berta')
    const path = `/versions/${version?.id}`
    for (const answer of await Promise.all([
      ana.call('GET', `/api/pages/${other}${path}`),
      ana.call('POST', `/api/pages/${other}${path}/restoration`),
      berta.call('GET', `/api/pages/${id}${path}`),
      berta.call('GET', `/api/pages/${id}/versions`),
      berta.call('POST', `/api/pages/${id}/versions`, {}),
      berta.call('POST', `/api/pages/${id}${path}/restoration`),
    ]))
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('are small and quick to list and to read when there are 2,000 of a page', async () => {
    const { id } = await createPage(ana, 'Larga')
    const row = await server.database
      .query()
      .selectFrom('page')
      .select('workspaceId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const about = { ...row, pageId: id, kind: 'saved', authorId: null } as const
    await server.database.inTransaction(async () => {
      for (let at = 0; at < 2000; at++) await keepVersion(server.database, { ...about, document: textOf(at) })
    })
    const kept = await server.database
      .query()
      .selectFrom('version')
      .select('content')
      .where('pageId', '=', id)
      .execute()
    expect(kept).toHaveLength(2000)
    const bytes = kept.reduce((sum, { content }) => sum + content.length, 0)
    expect(bytes).toBeLessThan((2000 * textOf(0).length) / 20)
    const page = await list(id, '?limit=100')
    expect(page.items[0]?.number).toBe(2000)
    const oldest = await server.database
      .query()
      .selectFrom('version')
      .select('id')
      .where('pageId', '=', id)
      .where('number', '=', 37)
      .executeTakeFirstOrThrow()
    expect(await readVersion(server.database, id, oldest.id)).toBe(textOf(36))
  })
})

/** A long page, of which one paragraph is new each time. */
const textOf = (at: number) =>
  JSON.stringify({
    version: 1,
    elements: Array.from({ length: 100 }, (_, index) => ({
      id: `text-${index}`,
      type: 'text',
      name: '',
      props: { text: index === at % 100 ? `Cambio ${at}` : `Párrafo ${index * 7919} de la página larga` },
    })),
  })
