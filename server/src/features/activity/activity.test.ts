import { activitySchema } from '@aurelio/contracts/activity'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, createProject, createTask, sessionOf, walk } from '../../testing/work.ts'

const listSchema = z.object({ items: z.array(activitySchema), nextCursor: z.string().nullable() })
const list = async (person: Person, query = '') =>
  listSchema.parse(bodyOf(await person.call('GET', `/api/activity${query}`)))

onEachEngine('activity', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })

  it('tells what happened, by whom, to what, and in which project', async () => {
    const ana = await signUp(server.url, 'Ana')
    const { user } = await sessionOf(ana)
    const project = await createProject(ana, 'Campaña')
    const page = await publishPage(ana, 'Captación', documentWith('x', ['name', 'email']))
    bodyOf(await ana.call('PUT', `/api/pages/${page.id}/project`, { projectId: project.id }))
    const body = new URLSearchParams({ formId, name: 'Luis', email: 'luis@ejemplo.es' })
    await fetch(`${server.url}${page.path}/leads`, { method: 'POST', body, redirect: 'manual' })
    bodyOf(await ana.call('DELETE', `/api/pages/${page.id}/publication`))
    bodyOf(await ana.call('DELETE', `/api/pages/${page.id}/publication`))
    bodyOf(await ana.call('DELETE', `/api/pages/${page.id}`))
    const task = await createTask(ana, 'Antes', { projectId: project.id })
    bodyOf(await ana.call('PATCH', `/api/tasks/${task.id}`, { title: 'Después' }))
    const { items } = await list(ana)
    const by = (projectId: string | null) => ({ actor: { id: user.id, name: 'Ana' }, projectId })
    expect(items).toMatchObject([
      { kind: 'task.created', subject: { id: task.id, name: 'Antes' }, ...by(project.id) },
      { kind: 'page.removed', subject: { id: page.id, name: 'Captación' }, ...by(project.id) },
      { kind: 'page.unpublished', ...by(project.id) },
      { kind: 'lead.received', actor: null, subject: { name: 'Captación' }, projectId: project.id },
      { kind: 'page.published', ...by(null) },
      { kind: 'page.created', ...by(null) },
      { kind: 'project.created', subject: { id: project.id, name: 'Campaña' }, ...by(project.id) },
    ])
    const ofProject = (await list(ana, `?projectId=${project.id}`)).items.map(({ kind }) => kind)
    expect(ofProject).not.toContain('page.created')
    expect(ofProject).toHaveLength(5)
    bodyOf(await ana.call('DELETE', `/api/projects/${project.id}`))
    expect((await list(ana)).items[0]).toMatchObject({ kind: 'project.removed', projectId: null })
  })

  it('is listed page by page, each thing once, also where much happened at one moment', async () => {
    const ana = await signUp(server.url)
    const { workspace } = await sessionOf(ana)
    for (let number = 0; number < 5; number++) await createTask(ana, `T${number}`)
    await server.database
      .query()
      .updateTable('activity')
      .set({ at: '2026-01-01T00:00:00.000Z' })
      .where('workspaceId', '=', workspace.id)
      .execute()
    const seen = await walk((query) => list(ana, `?limit=2${query}`))
    expect(seen.map(({ subject }) => subject.name).toSorted()).toEqual(['T0', 'T1', 'T2', 'T3', 'T4'])
  })

  it('says nothing of a robot’s lead, of a refused change, or of another workspace', async () => {
    const [ana, berta] = await Promise.all([signUp(server.url), signUp(server.url)])
    const page = await publishPage(ana, 'Con robots', documentWith('x', ['name', 'email']))
    const body = new URLSearchParams({
      formId,
      name: 'R',
      email: 'r@ejemplo.es',
      website: 'https://spam.example',
    })
    await fetch(`${server.url}${page.path}/leads`, { method: 'POST', body, redirect: 'manual' })
    await ana.call('PATCH', `/api/tasks/none`, { done: true })
    await ana.call('POST', '/api/tasks', { title: 'X', projectId: 'none' })
    expect((await list(ana)).items.map(({ kind }) => kind)).toEqual(['page.published', 'page.created'])
    expect((await list(berta)).items).toEqual([])
  })
})
