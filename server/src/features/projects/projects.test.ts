import { activitySchema } from '@aurelio/contracts/activity'
import { pageSummarySchema } from '@aurelio/contracts/pages'
import { type Project, projectSchema, projectWeekSchema } from '@aurelio/contracts/projects'
import { taskSchema } from '@aurelio/contracts/tasks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, createTask, foreignId, walk } from '../../testing/work.ts'
import { projectRemovalStore } from './store.ts'

const listSchema = z.object({
  items: z.array(projectSchema),
  nextCursor: z.string().nullable(),
  total: z.int(),
})
const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

const list = async (person: Person, query = '') =>
  listSchema.parse(bodyOf(await person.call('GET', `/api/projects${query}`)))
const namesOf = (projects: readonly Project[]) => projects.map(({ name }) => name)
const get = async (person: Person, id: string) =>
  projectSchema.parse(bodyOf(await person.call('GET', `/api/projects/${id}`)))
const kindsOf = async (person: Person, projectId: string) =>
  z
    .object({ items: z.array(activitySchema) })
    .parse(bodyOf(await person.call('GET', `/api/activity?projectId=${projectId}`)))
    .items.map(({ kind }) => kind)
const tasksOf = async (person: Person, projectId: string) =>
  z
    .object({ items: z.array(taskSchema) })
    .parse(bodyOf(await person.call('GET', `/api/tasks?projectId=${projectId}`)))
    .items.map(({ title }) => title)

onEachEngine('projects', (engine) => {
  let server: TestServer
  let ana: Person
  let berta: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ;[ana, berta] = await Promise.all([signUp(server.url, 'Ana'), signUp(server.url, 'Berta')])
  })
  const setRow = (id: string, change: { updatedAt?: string; deletedAt?: string }) =>
    server.database.query().updateTable('project').set(change).where('id', '=', id).execute()

  it('come back as they were created, with what is left out filled in', async () => {
    const made = await createProject(ana, '  Web nueva  ')
    expect(made).toMatchObject({ name: 'Web nueva', description: '', color: 'violet', state: 'active' })
    expect(made).toMatchObject({ tasks: 0, doneTasks: 0, progress: 0 })
    const full = await createProject(ana, 'Otra', { description: 'Dos\nlíneas', color: 'teal' })
    expect(await get(ana, full.id)).toEqual(full)
    expect(full).toMatchObject({ description: 'Dos\nlíneas', color: 'teal' })
  })

  it.each([
    ['10,000 characters', 'x'.repeat(10_000), 'TOO_LONG'],
    ['only spaces', ' \t\n ', 'REQUIRED'],
    ['only invisible characters', '\u200B\u2060\u3164', 'REQUIRED'],
    ['NUL', 'a\0b', 'CONTROL_CHARACTERS'],
    ['a line break', 'a\nb', 'CONTROL_CHARACTERS'],
  ])('are not named with %s', async (_, name, code) => {
    const answer = await ana.call('POST', '/api/projects', { name })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'name', code }] } })
  })

  it.each(['👩‍👩‍👧‍👦 🎉', 'مشروع جديد', '\u202Eal revés', "'; drop table project; --", 'x'.repeat(200)])(
    'may be named %j',
    async (name) => {
      const { id } = await createProject(ana, name)
      expect((await get(ana, id)).name).toBe(name)
    },
  )

  it.each([
    ['description', 'x'.repeat(5001)],
    ['description', 'a\0b'],
    ['color', 'pink'],
    ['state', 'gone'],
  ])('refuse a wrong %s', async (path, value) => {
    const { id } = await createProject(ana, 'Con campos')
    const answer = await ana.call('PATCH', `/api/projects/${id}`, { [path]: value })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  it('derive their progress from their tasks, rounded down', async () => {
    const { id } = await createProject(ana, 'Con tareas')
    const tasks = [await createTask(ana, 'Una', { projectId: id })]
    for (const title of ['Dos', 'Tres']) tasks.push(await createTask(ana, title, { projectId: id }))
    expect(await get(ana, id)).toMatchObject({ tasks: 3, doneTasks: 0, progress: 0 })
    for (const { id: taskId } of tasks.slice(0, 2))
      bodyOf(await ana.call('PATCH', `/api/tasks/${taskId}`, { done: true }))
    expect(await get(ana, id)).toMatchObject({ tasks: 3, doneTasks: 2, progress: 66 })
    const weeks = z
      .object({ items: z.array(projectWeekSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/projects/${id}/weeks?zone=Europe/Madrid`))).items
    expect(weeks).toHaveLength(8)
    expect(weeks.at(-1)).toMatchObject({ added: 3, done: 2 })
    expect(weeks.slice(0, -1).every(({ added, done }) => added + done === 0)).toBe(true)
    bodyOf(await ana.call('DELETE', `/api/tasks/${tasks[2]?.id}`))
    const after = await get(ana, id)
    expect(after).toMatchObject({ tasks: 2, doneTasks: 2, progress: 100 })
    expect((await list(ana, '?limit=1')).items).toEqual([after])
  })

  it('are changed field by field, and only a change is recorded', async () => {
    const { id } = await createProject(ana, 'Antes', { description: 'Igual' })
    const change = (body: object) => ana.call('PATCH', `/api/projects/${id}`, body)
    expect(bodyOf(await change({ name: 'Después' }))).toMatchObject({ name: 'Después', description: 'Igual' })
    const before = await get(ana, id)
    expect(bodyOf(await change({ name: 'Después', state: 'active' }))).toEqual(before)
    await change({ state: 'completed' })
    await change({ state: 'archived' })
    expect(await kindsOf(ana, id)).toEqual([
      'project.archived',
      'project.completed',
      'project.updated',
      'project.created',
    ])
  })

  it('are not overwritten where somebody else changed the same meanwhile', async () => {
    const colleague = await colleagueOf(server, ana, 'member')
    const { id } = await createProject(ana, 'Antes', { description: 'Igual' })
    const change = (person: Person, body: object) => person.call('PATCH', `/api/projects/${id}`, body)
    bodyOf(await change(colleague, { name: 'De otra', deadline: '2030-01-31' }))
    const late = await change(ana, { name: 'Mío', deadline: null, seen: { name: 'Antes', deadline: null } })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'PROJECT_CHANGED', params: { fields: ['name', 'deadline'] } },
    })
    expect(await get(ana, id)).toMatchObject({ name: 'De otra', deadline: '2030-01-31' })
    bodyOf(await change(ana, { description: 'Otra', seen: { description: 'Igual' } }))
    bodyOf(await change(ana, { name: 'Mío', seen: { name: 'De otra' } }))
    const both = ['Uno', 'Dos'].map((name) => change(ana, { name, seen: { name: 'Mío' } }))
    expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ])
  })

  it('are listed by the last change, each once, also where many changed at one moment', async () => {
    const reader = await signUp(server.url)
    for (let number = 0; number < 7; number++) {
      const { id } = await createProject(reader, `P${number}`)
      await setRow(id, {
        updatedAt: number < 5 ? '2026-01-01T00:00:00.000Z' : `2026-01-0${number}T00:00:00.000Z`,
      })
    }
    const seen = await walk((query) => list(reader, `?limit=2${query}`))
    const names = namesOf(seen)
    expect(names.slice(0, 2)).toEqual(['P6', 'P5'])
    expect(names.toSorted()).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'])
    expect((await list(reader, '?limit=2')).total).toBe(7)
  })

  it('are found by name or description, whatever the case and the accents, and `%` means itself', async () => {
    const reader = await signUp(server.url)
    await createProject(reader, 'Diseño de LOGOTIPOS')
    await createProject(reader, 'Otro', { description: 'Con un 100% de ÁNIMO_' })
    const found = async (q: string) => namesOf((await list(reader, `?q=${encodeURIComponent(q)}`)).items)
    expect(await found('diseno de logo')).toEqual(['Diseño de LOGOTIPOS'])
    expect(await found('ánimo')).toEqual(['Otro'])
    expect(await found('ÁNIMO_')).toEqual(['Otro'])
    expect(await found('100%')).toEqual(['Otro'])
    expect(await found('1%o')).toEqual([])
    expect(await found('an_mo')).toEqual([])
    expect(await found('\\')).toEqual([])
    expect((await list(reader, '?q=otro')).total).toBe(1)
    expect((await reader.call('GET', '/api/projects?q=%00')).status).toBe(422)
  })

  it('are listed without the archived ones, unless these are asked for', async () => {
    const reader = await signUp(server.url)
    const { id } = await createProject(reader, 'Archivado')
    await createProject(reader, 'A la vista')
    await reader.call('PATCH', `/api/projects/${id}`, { state: 'archived' })
    expect(namesOf((await list(reader)).items)).toEqual(['A la vista'])
    expect(namesOf((await list(reader, '?state=archived')).items)).toEqual(['Archivado'])
    expect((await list(reader, '?state=paused')).total).toBe(0)
  })

  it('are removed with their tasks, and restored with exactly those', async () => {
    const { id } = await createProject(ana, 'Pasajero')
    const [earlier, task] = [
      await createTask(ana, 'Borrada antes', { projectId: id }),
      await createTask(ana, 'Se va con él', { projectId: id }),
    ]
    bodyOf(await ana.call('DELETE', `/api/tasks/${earlier.id}`))
    expect(bodyOf(await ana.call('DELETE', `/api/projects/${id}`))).toEqual({ id })
    expect(namesOf((await list(ana, '?limit=100')).items)).not.toContain('Pasajero')
    for (const [method, path] of [
      ['GET', `/api/projects/${id}`],
      ['PATCH', `/api/projects/${id}`],
      ['DELETE', `/api/projects/${id}`],
      ['GET', `/api/tasks/${task.id}`],
    ] as const)
      expect((await ana.call(method, path, method === 'PATCH' ? { name: 'X' } : undefined)).status).toBe(404)
    expect(await tasksOf(ana, id)).toEqual([])
    const back = bodyOf(await ana.call('POST', `/api/projects/${id}/restoration`))
    expect(back).toMatchObject({ id, name: 'Pasajero', tasks: 1 })
    expect(await tasksOf(ana, id)).toEqual(['Se va con él'])
    expect((await ana.call('POST', `/api/projects/${id}/restoration`)).status).toBe(404)
    expect((await kindsOf(ana, id)).slice(0, 2)).toEqual(['project.restored', 'project.removed'])
  })

  it('can be restored for thirty days, and are gone for good after that', async () => {
    const [fresh, old] = [await createProject(ana, 'Reciente'), await createProject(ana, 'Antiguo')]
    const task = await createTask(ana, 'De Antiguo', { projectId: old.id })
    for (const { id } of [fresh, old]) bodyOf(await ana.call('DELETE', `/api/projects/${id}`))
    await setRow(fresh.id, { deletedAt: daysAgo(29.9) })
    await setRow(old.id, { deletedAt: daysAgo(30.1) })
    expect((await ana.call('POST', `/api/projects/${old.id}/restoration`)).status).toBe(404)
    const store = projectRemovalStore(server.database)
    const job = purgeJob('test', (before, limit) => store.purge(before, limit))
    await job.run(null, { signal: new AbortController().signal, progress: () => {}, isLast: false })
    const left = await server.database
      .query()
      .selectFrom('project')
      .select('id')
      .where('id', 'in', [fresh.id, old.id])
      .execute()
    expect(left).toEqual([{ id: fresh.id }])
    const orphan = await server.database
      .query()
      .selectFrom('task')
      .select('projectId')
      .where('id', '=', task.id)
      .executeTakeFirst()
    expect(orphan).toEqual({ projectId: null })
    expect((await ana.call('POST', `/api/projects/${fresh.id}/restoration`)).status).toBe(200)
  })

  it('of another workspace are not there, whatever one tries', async () => {
    const { id } = await createProject(ana, 'Privado')
    for (const target of [id, foreignId])
      for (const answer of await Promise.all([
        berta.call('GET', `/api/projects/${target}`),
        berta.call('PATCH', `/api/projects/${target}`, { name: 'Mío' }),
        berta.call('DELETE', `/api/projects/${target}`),
        berta.call('POST', `/api/projects/${target}/restoration`),
      ]))
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    await ana.call('DELETE', `/api/projects/${id}`)
    expect((await berta.call('POST', `/api/projects/${id}/restoration`)).status).toBe(404)
    expect((await list(berta)).total).toBe(0)
    expect(await kindsOf(berta, id)).toEqual([])
  })

  it('are changed by every member but a client, who sees none that is not shared', async () => {
    const owner = await signUp(server.url)
    const { id } = await createProject(owner, 'De todos')
    for (const role of ['admin', 'member'] as const) {
      const colleague = await colleagueOf(server, owner, role)
      const answer = await colleague.call('PATCH', `/api/projects/${id}`, { name: `Por ${role}` })
      expect(answer).toMatchObject({ status: 200, body: { name: `Por ${role}` } })
    }
    const client = await colleagueOf(server, owner, 'client')
    expect((await list(client)).total).toBe(0)
    for (const answer of await Promise.all([
      client.call('POST', '/api/projects', { name: 'Mío' }),
      client.call('PATCH', `/api/projects/${id}`, { name: 'Mío' }),
      client.call('DELETE', `/api/projects/${id}`),
      client.call('POST', `/api/projects/${id}/restoration`),
    ]))
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  it('hold pages, which stay when they are removed', async () => {
    const { id } = await createProject(ana, 'Con páginas')
    const page = await createPage(ana, 'En el proyecto')
    await createPage(ana, 'Suelta')
    const put = (projectId: string | null) => ana.call('PUT', `/api/pages/${page.id}/project`, { projectId })
    const pagesOf = async () =>
      z
        .object({ items: z.array(pageSummarySchema) })
        .parse(bodyOf(await ana.call('GET', `/api/pages?projectId=${id}`)))
        .items.map(({ name }) => name)
    expect(bodyOf(await put(id))).toMatchObject({ name: 'En el proyecto', projectId: id })
    expect(await pagesOf()).toEqual(['En el proyecto'])
    const theirs = await createProject(berta, 'Ajeno')
    for (const projectId of [theirs.id, foreignId])
      expect(await put(projectId)).toMatchObject({
        status: 422,
        body: {
          code: 'VALIDATION_ERROR',
          errors: [
            {
              path: 'projectId',
              code: 'UNKNOWN_PROJECT',
              message: 'Este proyecto no existe o se ha eliminado.',
            },
          ],
        },
      })
    expect((await berta.call('PUT', `/api/pages/${page.id}/project`, { projectId: theirs.id })).status).toBe(
      404,
    )
    bodyOf(await ana.call('DELETE', `/api/projects/${id}`))
    expect(bodyOf(await ana.call('GET', `/api/pages/${page.id}`))).toMatchObject({ projectId: null })
    expect((await put(id)).status).toBe(422)
    bodyOf(await ana.call('POST', `/api/projects/${id}/restoration`))
    expect(bodyOf(await ana.call('GET', `/api/pages/${page.id}`))).toMatchObject({ projectId: id })
    expect(bodyOf(await put(null))).toMatchObject({ projectId: null })
    expect(await pagesOf()).toEqual([])
  })
})
