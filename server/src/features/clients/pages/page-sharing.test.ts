import { reviewSchema } from '@aurelio/contracts/reviews'
import { searchResultSchema } from '@aurelio/contracts/search'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { table } from '../../../testing/authorization/table.ts'
import { things } from '../../../testing/authorization/things.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { createPage, documentWith, publishPage, sendForm } from '../../../testing/pages.ts'
import { createSite } from '../../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, sessionOf } from '../../../testing/work.ts'

const itemsSchema = z.object({ items: z.array(z.object({ id: z.string() })), total: z.int().optional() })
const idsOf = async (person: Person, path: string) =>
  itemsSchema.parse(bodyOf(await person.call('GET', path))).items.map(({ id }) => id)

/**
 * What clients read of pages, by the table of all routes: what hangs on a project alone is not among it, nor collections,
 * which say themselves what clients do in them.
 */
const ofProjects: readonly unknown[] = [things.project, things.task, things.workFile]
const readings = Object.entries(table).filter(
  ([route, { roles, thing }]) =>
    route.startsWith('GET ') &&
    roles[3] === 404 &&
    !ofProjects.includes(thing) &&
    !route.includes('/collections/'),
)

function pathOf(route: string, ids: Record<string, string>): string {
  return route.replace('GET ', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
}

onEachEngine('sites and single pages that are shared with clients', (engine) => {
  let server: TestServer
  let owner: Person
  let client: Person
  let clients: string[]
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUp(server.url, 'Agencia')
    client = await colleagueOf(server, owner, 'client')
    clients = [(await sessionOf(client)).user.id]
  })
  const share = (thing: string, id: string, change: object) =>
    owner.call('PUT', `/api/${thing}/${id}/share`, { clients, level: 'approve', leads: false, ...change })
  const defaultSite = async () => (await idsOf(owner, '/api/sites'))[0] ?? ''

  /** The page that was made last. */
  const lastPage = async () => (await idsOf(owner, '/api/pages?limit=1'))[0] ?? ''

  it.each([
    ['sites', defaultSite],
    ['pages', lastPage],
  ])(
    'a client with a grant among %s reads what hangs on it, and one without reads none of it',
    async (kind, find) => {
      expect(readings.length).toBeGreaterThan(5)
      const without = await colleagueOf(server, owner, 'client')
      const elsewhere = await createPage(owner, 'De otro cliente')
      const { user } = await sessionOf(without)
      bodyOf(await share('pages', elsewhere.id, { clients: [user.id], leads: true }))
      for (const [route, row] of readings) {
        const ids = (await row.thing?.({ server, owner, person: owner })) ?? {}
        const path = pathOf(route, ids) + (row.query ?? '')
        expect((await client.call('GET', path)).status, `${route} before`).toBe(404)
        const shared = await find()
        bodyOf(await share(kind, shared, { leads: true }))
        expect((await client.call('GET', path)).status, route).toBe(row.roles[0])
        expect((await without.call('GET', path)).status, `${route} with a grant on another page`).toBe(404)
        bodyOf(await share(kind, shared, { clients: [] }))
        expect((await client.call('GET', path)).status, `${route} after`).toBe(404)
      }
    },
  )

  it('are all of a site, those that come later too, and no other, in every list', async () => {
    const { id: siteId } = await createSite(owner, 'Tienda')
    const first = await createPage(owner, 'En la tienda')
    const other = await createPage(owner, 'En otro sitio')
    bodyOf(await owner.call('PUT', `/api/pages/${first.id}/site`, { siteId }))
    bodyOf(await share('sites', siteId, {}))
    expect(await idsOf(client, '/api/pages')).toEqual([first.id])
    const document = documentWith('Después')
    const later = await owner.call('POST', '/api/pages', { name: 'En la tienda también', document, siteId })
    const { id: laterId } = z.object({ id: z.string() }).parse(bodyOf(later))
    expect((await idsOf(client, '/api/overview/pages')).toSorted()).toEqual([first.id, laterId].toSorted())
    const found = searchResultSchema.parse(bodyOf(await client.call('GET', '/api/search?q=en')))
    expect(found.pages.map(({ id }) => id).toSorted()).toEqual([first.id, laterId].toSorted())
    const happened = JSON.stringify(bodyOf(await client.call('GET', '/api/activity')))
    expect(happened).toContain('En la tienda también')
    expect(happened).not.toContain('En otro sitio')
    for (const path of [`/api/pages/${other.id}`, `/api/pages/${other.id}/share`, `/api/sites/${siteId}`])
      expect((await client.call('GET', path)).status, path).not.toBe(200)
    // It leaves the site, and their sight.
    bodyOf(await owner.call('PUT', `/api/pages/${first.id}/site`, { siteId: await defaultSite() }))
    expect(await idsOf(client, '/api/pages')).toEqual([laterId])
    bodyOf(await owner.call('DELETE', `/api/sites/${siteId}`))
    expect(await idsOf(client, '/api/pages')).toEqual([])
  })

  it('is one page with what may be done with it; its leads where that is chosen', async () => {
    const { id, path } = await publishPage(owner, 'Sola', documentWith('Sola', ['name', 'email']))
    await sendForm(server.url, path, { name: 'Luis', email: 'luis@ejemplo.es' })
    bodyOf(await share('pages', id, { level: 'comment' }))
    expect(await idsOf(client, '/api/pages')).toEqual([id])
    expect(await idsOf(client, '/api/leads')).toEqual([])
    const asked = bodyOf(await owner.call('POST', `/api/pages/${id}/reviews`, { note: '' }))
    const { id: reviewId } = z.object({ id: z.string() }).parse(asked)
    const mayNow = async () =>
      reviewSchema.parse(bodyOf(await client.call('GET', `/api/reviews/${reviewId}`))).can
    expect(await mayNow()).toMatchObject({ comment: true, decide: false, note: false })
    expect(JSON.stringify(bodyOf(await client.call('GET', '/api/notifications')))).toContain(
      'review.requested',
    )

    // The most of what several grants allow.
    const { id: projectId } = await createProject(owner, 'De la sola')
    bodyOf(await owner.call('PUT', `/api/pages/${id}/project`, { projectId }))
    bodyOf(await share('projects', projectId, { level: 'approve' }))
    expect(await mayNow()).toMatchObject({ decide: true })
    expect(await idsOf(client, '/api/pages')).toEqual([id])
    bodyOf(await share('projects', projectId, { clients: [] }))

    bodyOf(await share('pages', id, { level: 'view', leads: true }))
    expect(await mayNow()).toMatchObject({ comment: false, decide: false })
    expect(await idsOf(client, '/api/leads')).toHaveLength(1)
    bodyOf(await share('pages', id, { clients: [] }))
    expect((await client.call('GET', `/api/pages/${id}`)).status).toBe(404)
    expect(await idsOf(client, '/api/leads')).toEqual([])
  })

  it('is told to them, kept in the record, and nothing that outsiders can do', async () => {
    const { id } = await createPage(owner, 'Para contar')
    bodyOf(await share('pages', id, {}))
    bodyOf(await share('pages', id, { level: 'view' }))
    const told = z
      .object({
        items: z.array(
          z.object({ kind: z.string(), count: z.int(), subject: z.object({ name: z.string() }).nullable() }),
        ),
      })
      .parse(bodyOf(await client.call('GET', '/api/notifications')))
    const about = told.items.filter(
      ({ kind, subject }) => kind === 'page.shared' && subject?.name === 'Para contar',
    )
    expect(about).toEqual([{ kind: 'page.shared', count: 1, subject: { name: 'Para contar' } }])
    const record = JSON.stringify(bodyOf(await owner.call('GET', '/api/workspace/audit')))
    expect(record).toContain('page-shared')
    const stranger = await signUp(server.url)
    expect((await stranger.call('GET', `/api/pages/${id}/share`)).status).toBe(404)
    const [outsider] = [(await sessionOf(stranger)).user.id]
    expect(await share('pages', id, { clients: [outsider] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'clients', code: 'UNKNOWN_PERSON' }] },
    })
    await server.database.query().deleteFrom('member').where('userId', 'in', clients).execute()
    const left = await server.database
      .query()
      .selectFrom('pageGrant')
      .select('id')
      .where('userId', 'in', clients)
      .execute()
    expect(left).toEqual([])
  })
})
