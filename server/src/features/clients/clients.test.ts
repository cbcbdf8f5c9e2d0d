import { shareSchema } from '@aurelio/contracts/clients'
import { searchResultSchema } from '@aurelio/contracts/search'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage, documentWith, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, createTask, foreignId, sessionOf } from '../../testing/work.ts'

const itemsSchema = z.object({
  items: z.array(z.object({ id: z.string() })),
  total: z.int().optional(),
})

const idOf = async (person: Person) => (await sessionOf(person)).user.id
const choiceSchema = z.object({ clients: z.array(z.string()), level: z.string(), leads: z.boolean() })
type Share = Partial<z.infer<typeof choiceSchema>>
const setShare = (person: Person, projectId: string, share: Share) =>
  person.call('PUT', `/api/projects/${projectId}/share`, {
    clients: [],
    level: 'approve',
    leads: false,
    ...share,
  })
const put = (owner: Person, pageId: string, projectId: string) =>
  owner.call('PUT', `/api/pages/${pageId}/project`, { projectId })

/** A page in a project, published, with a lead. */
async function pageWithLead(owner: Person, url: string, projectId: string, name: string) {
  const { id, path } = await publishPage(owner, name, documentWith(name, ['name', 'email']))
  bodyOf(await put(owner, id, projectId))
  const body = new URLSearchParams({ name: 'Luis', email: 'luis@ejemplo.es' })
  const sent = await fetch(`${url}${path}/leads`, { method: 'POST', redirect: 'manual', body })
  expect(sent.status).toBe(303)
  return id
}

/** Two projects alike, with a task for the client, one that is not, and a page with a lead; the first one is shared. */
async function agency(server: TestServer) {
  const owner = await signUp(server.url, 'Agencia')
  const client = await colleagueOf(server, owner, 'client')
  const make = async (name: string) => {
    const { id } = await createProject(owner, `Proyecto ${name}`)
    const shown = await createTask(owner, `Visible ${name}`, { projectId: id, visibleToClients: true })
    const hidden = await createTask(owner, `Interna ${name}`, { projectId: id })
    const page = await pageWithLead(owner, server.url, id, `Página ${name}`)
    return { id, shown: shown.id, hidden: hidden.id, page }
  }
  const [shared, other] = [await make('compartido'), await make('ajeno')]
  await createPage(owner, 'Página suelta')
  const clients = [await idOf(client)]
  bodyOf(await setShare(owner, shared.id, { clients }))
  return { owner, client, clients, shared, other }
}

const list = async (person: Person, path: string) => itemsSchema.parse(bodyOf(await person.call('GET', path)))
const idsOf = async (person: Person, path: string) => (await list(person, path)).items.map(({ id }) => id)

onEachEngine('what is shared with clients', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })

  it('is one project with its visible tasks and its pages, in every list and by every id', async () => {
    const { owner, client, shared, other } = await agency(server)
    expect(await idsOf(client, '/api/projects')).toEqual([shared.id])
    expect(await idsOf(client, '/api/tasks')).toEqual([shared.shown])
    expect(await idsOf(client, '/api/pages')).toEqual([shared.page])
    expect((await list(client, '/api/tasks')).total).toBe(1)
    expect(bodyOf(await client.call('GET', `/api/projects/${shared.id}`))).toMatchObject({ tasks: 1 })
    expect(bodyOf(await owner.call('GET', `/api/projects/${shared.id}`))).toMatchObject({ tasks: 2 })
    for (const [path, status] of [
      [`/api/projects/${shared.id}`, 200],
      [`/api/tasks/${shared.shown}`, 200],
      [`/api/pages/${shared.page}`, 200],
      [`/api/tasks/${shared.hidden}`, 404],
      [`/api/projects/${other.id}`, 404],
      [`/api/tasks/${other.shown}`, 404],
      [`/api/pages/${other.page}`, 404],
    ] as const)
      expect((await client.call('GET', path)).status, path).toBe(status)
    for (const path of [`/api/tasks?projectId=${other.id}`, `/api/pages?projectId=${other.id}`])
      expect(await idsOf(client, path)).toEqual([])
  })

  it('is all that a search and what happened tell of', async () => {
    const { client, shared } = await agency(server)
    const found = searchResultSchema.parse(bodyOf(await client.call('GET', '/api/search?q=a')))
    expect(found.projects.map(({ id }) => id)).toEqual([shared.id])
    expect(found.tasks.map(({ id }) => id)).toEqual([shared.shown])
    expect(found.pages.map(({ id }) => id)).toEqual([shared.page])
    const happened = JSON.stringify(bodyOf(await client.call('GET', '/api/activity?limit=100')))
    expect(happened).toContain('Visible compartido')
    expect(happened).not.toMatch(/ajeno|Interna|suelta|lead\.received/)
    for (const path of ['/api/home', '/api/workspace/members', '/api/pictures'])
      expect((await client.call('GET', path)).status, path).toBe(403)
  })

  it('holds the leads of its pages where that is chosen', async () => {
    const { owner, client, clients, shared } = await agency(server)
    expect(await list(client, '/api/leads')).toMatchObject({ items: [], total: 0 })
    bodyOf(await setShare(owner, shared.id, { clients, leads: true }))
    expect((await list(client, '/api/leads')).total).toBe(1)
    expect((await list(owner, '/api/leads')).total).toBe(2)
    const happened = JSON.stringify(bodyOf(await client.call('GET', '/api/activity?limit=100')))
    expect(happened).toContain('lead.received')
  })

  it('ends with the sharing, with the project and with the membership', async () => {
    const { owner, client, clients, shared, other } = await agency(server)
    bodyOf(await setShare(owner, shared.id, { clients: [] }))
    expect(await idsOf(client, '/api/projects')).toEqual([])
    expect(await idsOf(client, '/api/pages')).toEqual([])
    bodyOf(await setShare(owner, other.id, { clients }))
    bodyOf(await owner.call('DELETE', `/api/projects/${other.id}`))
    expect(await idsOf(client, '/api/projects')).toEqual([])
    expect(await idsOf(client, '/api/pages')).toEqual([])
    bodyOf(await owner.call('POST', `/api/projects/${other.id}/restoration`))
    expect(await idsOf(client, '/api/projects')).toEqual([other.id])
    await server.database.query().deleteFrom('member').where('userId', 'in', clients).execute()
    const left = await server.database
      .query()
      .selectFrom('grant')
      .select('userId')
      .where('userId', 'in', clients)
      .execute()
    expect(left).toEqual([])
  })

  it('is chosen among the clients of the workspace, by its team', async () => {
    const { owner, client, clients, shared } = await agency(server)
    const member = await colleagueOf(server, owner, 'member')
    const share = shareSchema.parse(bodyOf(await member.call('GET', `/api/projects/${shared.id}/share`)))
    expect(share).toEqual({
      clients: [{ id: clients[0], name: 'Con client', shared: true }],
      level: 'approve',
      leads: false,
    })
    const stranger = await signUp(server.url)
    for (const id of [await idOf(member), await idOf(stranger), foreignId])
      expect(await setShare(owner, shared.id, { clients: [id] })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'clients', code: 'UNKNOWN_PERSON' }] },
      })
    expect((await setShare(client, shared.id, { clients })).status).toBe(403)
    expect((await setShare(stranger, shared.id, { clients: [] })).status).toBe(404)
    expect(await idsOf(client, '/api/projects')).toEqual([shared.id])
  })

  it('is told to whom it is shared with, once', async () => {
    const { owner, client, clients, shared } = await agency(server)
    bodyOf(await setShare(owner, shared.id, { clients, level: 'view' }))
    const told = z
      .object({ items: z.array(z.object({ kind: z.string(), count: z.int() })) })
      .parse(bodyOf(await client.call('GET', '/api/notifications')))
    expect(told.items.filter(({ kind }) => kind === 'project.shared')).toEqual([
      { kind: 'project.shared', count: 1 },
    ])
  })
})
