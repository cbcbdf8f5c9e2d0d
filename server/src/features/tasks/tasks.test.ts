import { activitySchema } from '@aurelio/contracts/activity'
import { projectSchema } from '@aurelio/contracts/projects'
import { type Task, taskSchema } from '@aurelio/contracts/tasks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  bodyOf,
  colleagueOf,
  createProject,
  createTask,
  foreignId,
  sessionOf,
  walk,
} from '../../testing/work.ts'
import { taskRemovalStore } from './store.ts'

const listSchema = z.object({ items: z.array(taskSchema), nextCursor: z.string().nullable(), total: z.int() })
const list = async (person: Person, query = '') =>
  listSchema.parse(bodyOf(await person.call('GET', `/api/tasks${query}`)))
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
const titlesOf = (tasks: readonly Task[]) => tasks.map(({ title }) => title)
const change = async (person: Person, id: string, body: object) =>
  taskSchema.parse(bodyOf(await person.call('PATCH', `/api/tasks/${id}`, body)))
const happened = async (person: Person) =>
  z
    .object({ items: z.array(activitySchema) })
    .parse(bodyOf(await person.call('GET', '/api/activity')))
    .items.map(({ kind, subject }) => `${kind} ${subject.name}`)

onEachEngine('tasks', (engine) => {
  let server: TestServer
  let ana: Person
  let berta: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ;[ana, berta] = await Promise.all([signUp(server.url, 'Ana'), signUp(server.url, 'Berta')])
  })
  const setRows = (
    ids: readonly string[],
    values: { createdAt?: string; doneAt?: string; deletedAt?: string },
  ) => server.database.query().updateTable('task').set(values).where('id', 'in', ids).execute()

  it('are their maker’s unless told otherwise, and come back as they were created', async () => {
    const { user } = await sessionOf(ana)
    const project = await createProject(ana, 'Con tareas', { color: 'rose' })
    const made = await createTask(ana, '  Llamar  ', {
      notes: 'Uno\nDos',
      priority: 'high',
      dueOn: '2024-02-29',
      projectId: project.id,
    })
    expect(made).toMatchObject({ title: 'Llamar', notes: 'Uno\nDos', priority: 'high', dueOn: '2024-02-29' })
    expect(made).toMatchObject({
      project: { id: project.id, name: 'Con tareas', color: 'rose' },
      assignee: { id: user.id, name: 'Ana' },
      doneAt: null,
    })
    expect(bodyOf(await ana.call('GET', `/api/tasks/${made.id}`))).toEqual(made)
    expect(await createTask(ana, 'De nadie', { assigneeId: null })).toMatchObject({
      assignee: null,
      project: null,
      dueOn: null,
      priority: 'medium',
    })
  })

  it.each([
    ['title', 'x'.repeat(10_000), 'TOO_LONG'],
    ['title', '   ', 'REQUIRED'],
    ['title', '\u200B', 'REQUIRED'],
    ['title', 'a\u0007b', 'CONTROL_CHARACTERS'],
    ['notes', 'x'.repeat(5001), 'TOO_LONG'],
    ['notes', 'a\0b', 'CONTROL_CHARACTERS'],
    ['dueOn', '2026-02-30', 'NOT_A_DATE'],
    ['dueOn', '2025-02-29', 'NOT_A_DATE'],
    ['dueOn', '2026-13-01', 'NOT_A_DATE'],
    ['dueOn', '26-01-01', 'NOT_A_DATE'],
    ['dueOn', 'mañana', 'NOT_A_DATE'],
    ['dueOn', '2026-11-20T10:00:00Z', 'NOT_A_DATE'],
    ['dueOn', '1899-12-31', 'NOT_A_DATE'],
    ['dueOn', '3000-01-01', 'NOT_A_DATE'],
    ['projectId', foreignId, 'UNKNOWN_PROJECT'],
    ['assigneeId', foreignId, 'UNKNOWN_PERSON'],
  ])('refuse a wrong %s: %j', async (path, value, code) => {
    const refusal = { status: 422, body: { code: 'VALIDATION_ERROR', errors: [{ path, code }] } }
    expect(await ana.call('POST', '/api/tasks', { title: 'Buena', [path]: value })).toMatchObject(refusal)
    const { id } = await createTask(ana, 'Buena')
    expect(await ana.call('PATCH', `/api/tasks/${id}`, { [path]: value })).toMatchObject(refusal)
  })

  it.each(['🧑🏽‍🚀', 'مهمة', '‮revés', "Robert'); drop table task; --", 'x'.repeat(300)])(
    'may be called %j',
    async (title) => {
      expect((await createTask(ana, title)).title).toBe(title)
    },
  )

  it('refuse projects and people of another workspace, and a removed project', async () => {
    const [theirs, gone] = [await createProject(berta, 'Ajeno'), await createProject(ana, 'Eliminado')]
    bodyOf(await ana.call('DELETE', `/api/projects/${gone.id}`))
    const { user } = await sessionOf(berta)
    const { id } = await createTask(ana, 'Mía')
    for (const body of [{ projectId: theirs.id }, { projectId: gone.id }, { assigneeId: user.id }]) {
      expect((await ana.call('POST', '/api/tasks', { title: 'X', ...body })).status).toBe(422)
      expect((await ana.call('PATCH', `/api/tasks/${id}`, body)).status).toBe(422)
    }
    expect(bodyOf(await ana.call('GET', `/api/tasks/${id}`))).toMatchObject({ project: null })
  })

  it('are listed by day, those without one last, then by creation; page by page, each once', async () => {
    const reader = await signUp(server.url)
    const days = [null, '2026-03-02', '2026-03-01', null, '2026-03-01', '2026-03-01', '2026-03-02', null]
    const ids: string[] = []
    for (const [number, dueOn] of days.entries())
      ids.push((await createTask(reader, `T${number}`, { dueOn })).id)
    const inOrder = ['T2', 'T4', 'T5', 'T1', 'T6', 'T0', 'T3', 'T7']
    expect(titlesOf(await walk((query) => list(reader, `?limit=3${query}`)))).toEqual(inOrder)
    await setRows(ids, { createdAt: '2026-01-01T00:00:00.000Z' })
    const equal = titlesOf(await walk((query) => list(reader, `?limit=1${query}`)))
    expect(equal.toSorted()).toEqual(inOrder.toSorted())
    expect(equal.slice(0, 3).toSorted()).toEqual(['T2', 'T4', 'T5'])
    expect(equal.slice(5).toSorted()).toEqual(['T0', 'T3', 'T7'])
    expect((await list(reader, '?limit=1')).total).toBe(8)
  })

  it('that are done are listed by when, the last first; page by page, each once', async () => {
    const reader = await signUp(server.url)
    const ids: string[] = []
    for (const title of ['D0', 'D1', 'D2', 'D3', 'D4']) {
      const { id } = await createTask(reader, title)
      await change(reader, id, { done: true })
      ids.push(id)
    }
    expect(titlesOf((await list(reader, '?done=true')).items)).toEqual(['D4', 'D3', 'D2', 'D1', 'D0'])
    await setRows(ids.slice(1), { doneAt: '2026-01-01T00:00:00.000Z' })
    const seen = titlesOf(await walk((query) => list(reader, `?done=true&limit=2${query}`)))
    expect(seen[0]).toBe('D0')
    expect(seen.toSorted()).toEqual(['D0', 'D1', 'D2', 'D3', 'D4'])
    expect((await list(reader)).total).toBe(0)
  })

  it('are filtered by person, day, project and words, all at once too', async () => {
    const owner = await signUp(server.url)
    const colleague = await colleagueOf(server, owner, 'member')
    const { id: projectId } = await createProject(owner, 'Filtros')
    const { user } = await sessionOf(colleague)
    await createTask(owner, 'Revisar LOGO', { dueOn: '2026-01-01', projectId })
    await createTask(owner, 'Revisar año', { dueOn: '2026-01-02', assigneeId: user.id })
    await createTask(owner, '50 % de descuento_', { assigneeId: null })
    const found = async (person: Person, query: string) => {
      const { items, total } = await list(person, query)
      expect(total).toBe(items.length)
      return titlesOf(items)
    }
    expect(await found(owner, '?mine=true')).toEqual(['Revisar LOGO'])
    expect(await found(colleague, '?mine=true')).toEqual(['Revisar año'])
    expect(await found(owner, '?dueBefore=2026-01-02')).toEqual(['Revisar LOGO'])
    expect(await found(owner, '?dueBefore=2026-01-03')).toEqual(['Revisar LOGO', 'Revisar año'])
    expect(await found(owner, `?projectId=${projectId}`)).toEqual(['Revisar LOGO'])
    expect(await found(owner, '?q=REVISAR%20ANO')).toEqual(['Revisar año'])
    expect(await found(owner, '?q=%25')).toEqual(['50 % de descuento_'])
    expect(await found(owner, '?q=o_')).toEqual(['50 % de descuento_'])
    expect(await found(owner, `?mine=true&dueBefore=2026-02-01&projectId=${projectId}&q=logo`)).toEqual([
      'Revisar LOGO',
    ])
    for (const query of [
      'done=perhaps',
      'mine=2',
      'dueBefore=2026-02-30',
      'limit=101',
      'q=%00',
      'cursor=W10',
    ])
      expect((await owner.call('GET', `/api/tasks?${query}`)).status).toBe(422)
    const { nextCursor } = await list(owner, '?limit=1')
    const other = await owner.call(
      'GET',
      `/api/tasks?done=true&cursor=${encodeURIComponent(nextCursor ?? '')}`,
    )
    expect(other).toMatchObject({ status: 422, body: { code: 'BAD_CURSOR' } })
  })

  it('are done once, and again only after they were reopened', async () => {
    const reader = await signUp(server.url)
    const { id } = await createTask(reader, 'Tarea')
    const { doneAt } = await change(reader, id, { done: true })
    expect(doneAt).not.toBeNull()
    expect((await change(reader, id, { done: true, priority: 'low' })).doneAt).toBe(doneAt)
    expect((await change(reader, id, { done: false })).doneAt).toBeNull()
    const same = await change(reader, id, { done: false })
    expect(await change(reader, id, {})).toEqual(same)
    expect(await happened(reader)).toEqual([
      'task.reopened Tarea',
      'task.completed Tarea',
      'task.created Tarea',
    ])
  })

  it('stand on the board by how far they are, in the order that people gave them', async () => {
    const owner = await signUp(server.url)
    const column = async (state: string) =>
      titlesOf(await walk((query) => list(owner, `?state=${state}&limit=2${query}`)))
    const [one, two, three] = [
      await createTask(owner, 'Uno'),
      await createTask(owner, 'Dos'),
      await createTask(owner, 'Tres'),
    ]
    expect(one.state).toBe('todo')
    expect(await column('todo')).toEqual(['Uno', 'Dos', 'Tres'])
    await change(owner, three.id, { beforeId: one.id })
    expect(await column('todo')).toEqual(['Tres', 'Uno', 'Dos'])
    await change(owner, three.id, { beforeId: two.id })
    expect(await column('todo')).toEqual(['Uno', 'Tres', 'Dos'])
    await change(owner, one.id, { beforeId: null })
    expect(await column('todo')).toEqual(['Tres', 'Dos', 'Uno'])

    expect((await change(owner, two.id, { state: 'doing' })).state).toBe('doing')
    expect((await change(owner, one.id, { state: 'doing', beforeId: two.id })).state).toBe('doing')
    expect(await column('doing')).toEqual(['Uno', 'Dos'])
    expect((await list(owner, '?state=doing')).total).toBe(2)
    const done = await change(owner, one.id, { state: 'done' })
    expect([done.state, done.doneAt === null]).toEqual(['done', false])
    expect(await column('done')).toEqual(['Uno'])
    // Open again it is as far as it was, behind the others.
    expect((await change(owner, one.id, { done: false })).state).toBe('doing')
    expect(await column('doing')).toEqual(['Dos', 'Uno'])
    // One that is elsewhere is no place.
    await change(owner, three.id, { state: 'review', beforeId: two.id })
    expect(await column('review')).toEqual(['Tres'])
    expect((await owner.call('PATCH', `/api/tasks/${one.id}`, { beforeId: foreignId })).status).toBe(422)
  })

  it('are found between two days', async () => {
    const owner = await signUp(server.url)
    for (const dueOn of ['2026-03-01', '2026-03-02', '2026-03-31', '2026-04-01', null])
      await createTask(owner, dueOn ?? 'Sin fecha', { dueOn })
    const { items, total } = await list(owner, '?dueFrom=2026-03-02&dueBefore=2026-04-01')
    expect([titlesOf(items), total]).toEqual([['2026-03-02', '2026-03-31'], 2])
    expect((await list(owner, '?dueFrom=2026-03-31')).total).toBe(2)
  })

  it('move between projects, which count anew and stand as changed', async () => {
    const [from, to] = [await createProject(ana, 'De aquí'), await createProject(ana, 'Allí')]
    const task = await createTask(ana, 'Viajera', { projectId: from.id })
    expect((await change(ana, task.id, { projectId: to.id })).project?.name).toBe('Allí')
    const [left, gained] = await Promise.all(
      [from, to].map(async ({ id }) =>
        projectSchema.parse(bodyOf(await ana.call('GET', `/api/projects/${id}`))),
      ),
    )
    expect([left?.tasks, gained?.tasks]).toEqual([0, 1])
    expect((gained?.updatedAt ?? '') > to.updatedAt && (left?.updatedAt ?? '') > from.updatedAt).toBe(true)
    expect((await change(ana, task.id, { projectId: null })).project).toBeNull()
    const swaps = Array.from({ length: 12 }, (_, number) =>
      change(ana, task.id, { projectId: number % 2 === 0 ? from.id : to.id }),
    )
    expect(await Promise.all(swaps)).toHaveLength(12)
  })

  it('are removed and restored, also while their project is away', async () => {
    const project = await createProject(ana, 'Se irá')
    const task = await createTask(ana, 'Vuelve sola', { projectId: project.id })
    expect(bodyOf(await ana.call('DELETE', `/api/tasks/${task.id}`))).toEqual({ id: task.id })
    expect((await ana.call('GET', `/api/tasks/${task.id}`)).status).toBe(404)
    expect((await ana.call('DELETE', `/api/tasks/${task.id}`)).status).toBe(404)
    const restore = () => ana.call('POST', `/api/tasks/${task.id}/restoration`)
    expect(bodyOf(await restore())).toMatchObject({ project: { id: project.id } })
    expect((await restore()).status).toBe(404)
    bodyOf(await ana.call('DELETE', `/api/projects/${project.id}`))
    expect(bodyOf(await restore())).toMatchObject({ title: 'Vuelve sola', project: null })
    bodyOf(await ana.call('POST', `/api/projects/${project.id}/restoration`))
    expect(bodyOf(await ana.call('GET', `/api/tasks/${task.id}`))).toMatchObject({
      project: { id: project.id },
    })
  })

  it('can be restored for thirty days, and are gone for good after that', async () => {
    const ids: string[] = []
    for (const title of ['Reciente', 'Antigua']) ids.push((await createTask(ana, title)).id)
    const [fresh = '', old = ''] = ids
    for (const id of ids) bodyOf(await ana.call('DELETE', `/api/tasks/${id}`))
    await setRows([fresh], { deletedAt: ago(29.9) })
    await setRows([old], { deletedAt: ago(30.1) })
    expect((await ana.call('POST', `/api/tasks/${old}/restoration`)).status).toBe(404)
    const store = taskRemovalStore(server.database)
    const job = purgeJob('test', (before) => store.purge(before, 1))
    await job.run(null, { signal: new AbortController().signal, progress: () => {}, isLast: false })
    const left = await server.database
      .query()
      .selectFrom('task')
      .select('id')
      .where('id', 'in', ids)
      .execute()
    expect(left).toEqual([{ id: fresh }])
    expect((await ana.call('POST', `/api/tasks/${fresh}/restoration`)).status).toBe(200)
  })

  it('of another workspace are not there, whatever one tries', async () => {
    const { id } = await createTask(ana, 'Privada')
    for (const target of [id, foreignId])
      for (const answer of await Promise.all([
        berta.call('GET', `/api/tasks/${target}`),
        berta.call('PATCH', `/api/tasks/${target}`, { done: true }),
        berta.call('DELETE', `/api/tasks/${target}`),
        berta.call('POST', `/api/tasks/${target}/restoration`),
      ]))
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await list(berta)).total).toBe(0)
    const theirs = await createProject(ana, 'Suyo')
    await createTask(ana, 'En suyo', { projectId: theirs.id })
    expect((await list(berta, `?projectId=${theirs.id}`)).total).toBe(0)
  })

  it('are changed by every member but a client, who reads', async () => {
    const owner = await signUp(server.url)
    const { id } = await createTask(owner, 'De todos')
    for (const role of ['admin', 'member'] as const) {
      const colleague = await colleagueOf(server, owner, role)
      expect((await change(colleague, id, { title: `Por ${role}` })).title).toBe(`Por ${role}`)
    }
    const client = await colleagueOf(server, owner, 'client')
    expect((await list(client)).total).toBe(0)
    for (const answer of await Promise.all([
      client.call('POST', '/api/tasks', { title: 'Mía' }),
      client.call('PATCH', `/api/tasks/${id}`, { done: true }),
      client.call('DELETE', `/api/tasks/${id}`),
      client.call('POST', `/api/tasks/${id}/restoration`),
    ]))
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })
})
