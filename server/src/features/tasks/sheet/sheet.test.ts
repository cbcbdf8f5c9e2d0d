import { notificationSchema } from '@aurelio/contracts/notifications'
import { checkSchema, taskCommentSchema, taskSheetSchema } from '@aurelio/contracts/task-sheet'
import { type Task, taskSchema } from '@aurelio/contracts/tasks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, createTask, sessionOf } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(taskSchema), total: z.int() })
const list = async (person: Person, query: string) =>
  listSchema.parse(bodyOf(await person.call('GET', `/api/tasks?${query}`)))
const get = async (person: Person, id: string) =>
  taskSchema.parse(bodyOf(await person.call('GET', `/api/tasks/${id}`)))
const change = async (person: Person, id: string, body: object) =>
  taskSchema.parse(bodyOf(await person.call('PATCH', `/api/tasks/${id}`, body)))
const sheetOf = async (person: Person, id: string) =>
  taskSheetSchema.parse(bodyOf(await person.call('GET', `/api/tasks/${id}/sheet`)))
const hang = async (person: Person, id: string, what: string, body: object) =>
  bodyOf(await person.call('POST', `/api/tasks/${id}/${what}`, body))
const titlesOf = (tasks: readonly Task[]) => tasks.map(({ title }) => title)
const told = async (person: Person) =>
  z
    .object({ items: z.array(notificationSchema) })
    .parse(bodyOf(await person.call('GET', '/api/notifications')))
    .items.map(({ kind, subject }) => `${kind} ${subject?.name ?? ''}`)
    .filter((text) => text.startsWith('task.'))

onEachEngine('the sheet of a task', (engine) => {
  let server: TestServer
  let ana: Person
  let berta: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana Ruiz')
    berta = await colleagueOf(server, ana, 'member')
  })

  it('has a checklist in an order of its own, counted in every list', async () => {
    const { id } = await createTask(ana, 'Con lista')
    const lines: string[] = []
    for (const text of ['Uno', 'Dos', 'Tres'])
      lines.push(checkSchema.parse(await hang(ana, id, 'checks', { text })).id)
    bodyOf(await berta.call('PATCH', `/api/task-checks/${lines[2]}`, { done: true, beforeId: lines[0] }))
    bodyOf(await ana.call('DELETE', `/api/task-checks/${lines[1]}`))
    const { checks } = await sheetOf(ana, id)
    expect(checks.map(({ text, done }) => [text, done])).toEqual([
      ['Tres', true],
      ['Uno', false],
    ])
    expect((await get(berta, id)).checks).toEqual({ done: 1, total: 2 })
  })

  it('has lines that two people do not overwrite in silence', async () => {
    const { id } = await createTask(ana, 'Con una línea')
    const line = checkSchema.parse(await hang(ana, id, 'checks', { text: 'Uno' })).id
    const put = (person: Person, body: object) => person.call('PATCH', `/api/task-checks/${line}`, body)
    const seen = { text: 'Uno' }
    bodyOf(await put(berta, { text: 'De Berta', seen }))
    expect(await put(ana, { text: 'De Ana', seen })).toMatchObject({
      status: 409,
      body: { code: 'TASK_CHANGED' },
    })
    // The same text, and ticking, are no clash.
    bodyOf(await put(ana, { text: 'De Berta', seen }))
    bodyOf(await put(ana, { done: true }))
    bodyOf(await put(ana, { text: 'De Ana', seen: { text: 'De Berta' } }))
    expect((await sheetOf(ana, id)).checks).toMatchObject([{ text: 'De Ana', done: true }])
  })

  it('has parts in the same project, one step deep', async () => {
    const project = await createProject(ana, 'Web')
    const whole = await createTask(ana, 'Entera', { projectId: project.id, visibleToClients: true })
    const part = await createTask(ana, 'Parte', { parentId: whole.id })
    expect(part).toMatchObject({ parent: { id: whole.id, title: 'Entera' }, project: { id: project.id } })
    expect(part.visibleToClients).toBe(true)
    await change(ana, part.id, { done: true })
    expect((await get(ana, whole.id)).subtasks).toEqual({ done: 1, total: 1 })
    expect(titlesOf((await sheetOf(ana, whole.id)).subtasks)).toEqual(['Parte'])
    for (const [id, parentId] of [
      [whole.id, part.id],
      [whole.id, whole.id],
    ])
      expect((await ana.call('PATCH', `/api/tasks/${id}`, { parentId })).body).toMatchObject({
        errors: [{ path: 'parentId', code: 'NESTED_TASK' }],
      })
    bodyOf(await ana.call('DELETE', `/api/tasks/${whole.id}`))
    expect((await get(ana, part.id)).parent).toBeNull()
    bodyOf(await ana.call('POST', `/api/tasks/${whole.id}/restoration`))
    expect((await get(ana, part.id)).parent).toMatchObject({ title: 'Entera' })
  })

  it('waits for others, never in a circle, and tells when it need not any more', async () => {
    const { user } = await sessionOf(berta)
    const [first, second, third] = [
      await createTask(ana, 'Fotos'),
      await createTask(ana, 'Maqueta', { assigneeId: user.id }),
      await createTask(ana, 'Revisión'),
    ]
    await hang(ana, second.id, 'blockers', { blockerId: first.id })
    await hang(ana, third.id, 'blockers', { blockerId: second.id })
    expect(await get(ana, second.id)).toMatchObject({ isBlocked: true, waitsFor: [first.id] })
    for (const [id, blockerId] of [
      [first.id, third.id],
      [first.id, first.id],
    ])
      expect(await ana.call('POST', `/api/tasks/${id}/blockers`, { blockerId })).toMatchObject({
        status: 422,
        body: { code: 'TASK_CYCLE' },
      })
    const { blockedBy, blocks } = await sheetOf(ana, second.id)
    expect([blockedBy, blocks].map((links) => links.map(({ task }) => task.title))).toEqual([
      ['Fotos'],
      ['Revisión'],
    ])
    await change(ana, first.id, { done: true })
    expect((await get(ana, second.id)).isBlocked).toBe(false)
    expect(await told(berta)).toEqual(['task.unblocked Maqueta'])
  })

  it('is made anew where it repeats, with what hangs on it; undone at once, the new one goes', async () => {
    const made = await createTask(ana, 'Informe', {
      dueOn: '2999-01-31',
      repeats: { every: 1, unit: 'month' },
      labels: ['mensual'],
      estimate: 90,
    })
    await hang(ana, made.id, 'checks', { text: 'Cifras', done: true })
    const pending = async () => (await list(ana, 'q=Informe')).items
    await change(ana, made.id, { done: true })
    const [next] = await pending()
    expect(next).toMatchObject({
      dueOn: '2999-02-28',
      labels: ['mensual'],
      estimate: 90,
      checks: { done: 0, total: 1 },
      repeats: { every: 1, unit: 'month' },
    })
    await change(ana, made.id, { done: false })
    expect((await pending()).map(({ id }) => id)).toEqual([made.id])
    await change(ana, made.id, { done: true })
    const [again] = await pending()
    await change(ana, again?.id ?? '', { done: true })
    expect((await pending()).map(({ dueOn }) => dueOn)).toEqual(['2999-03-31'])
  })

  it('is said things about: whom they call is told, and only their author changes them', async () => {
    const { user } = await sessionOf(berta)
    const { id } = await createTask(ana, 'Hablada')
    const said = taskCommentSchema.parse(
      await hang(ana, id, 'comments', { text: `¿Lo ves, @${user.name}? ana@ejemplo.es` }),
    )
    expect(said).toMatchObject({ mentions: [{ id: user.id, name: user.name }], forClients: false })
    expect(await told(berta)).toContain('task.mentioned Hablada')
    expect((await berta.call('PATCH', `/api/task-comments/${said.id}`, { text: 'No' })).status).toBe(404)
    await hang(berta, id, 'comments', { text: 'Sí' })
    expect(await told(ana)).toContain('task.commented Hablada')
    bodyOf(await ana.call('PATCH', `/api/task-comments/${said.id}`, { text: 'Da igual' }))
    bodyOf(await ana.call('DELETE', `/api/task-comments/${said.id}`))
    expect((await sheetOf(ana, id)).comments.map(({ text }) => text)).toEqual(['Sí'])
    expect((await get(ana, id)).comments).toBe(1)
    bodyOf(await ana.call('POST', `/api/task-comments/${said.id}/restoration`, {}))
    const { comments } = await sheetOf(berta, id)
    expect(comments.map(({ text, mine }) => [text, mine])).toEqual([
      ['Da igual', false],
      ['Sí', true],
    ])
    expect(comments[0]?.editedAt).not.toBeNull()
  })

  it('shows a client what is meant for them, and nothing of the team’s own', async () => {
    const client = await colleagueOf(server, ana, 'client')
    const { user } = await sessionOf(client)
    const project = await createProject(ana, 'Compartido')
    const share = { clients: [user.id], level: 'view', leads: false }
    bodyOf(await ana.call('PUT', `/api/projects/${project.id}/share`, share))
    const inside = { projectId: project.id, labels: ['difícil'], estimate: 30 }
    const seen = await createTask(ana, 'Visible', { ...inside, visibleToClients: true })
    const hidden = await createTask(ana, 'Interna', inside)
    await createTask(ana, 'Parte interna', { parentId: seen.id, visibleToClients: false })
    await hang(ana, seen.id, 'blockers', { blockerId: hidden.id })
    await hang(ana, seen.id, 'comments', { text: 'Entre nosotros' })
    await hang(ana, seen.id, 'comments', { text: 'Para ti', forClients: true })
    expect(await get(client, seen.id)).toMatchObject({
      labels: [],
      estimate: null,
      isBlocked: false,
      comments: 1,
      subtasks: { total: 0 },
    })
    const sheet = await sheetOf(client, seen.id)
    expect(sheet).toMatchObject({ subtasks: [], blockedBy: [], comments: [{ text: 'Para ti' }] })
    expect(bodyOf(await client.call('GET', '/api/task-labels'))).toEqual({ items: [] })
    expect((await client.call('GET', `/api/tasks/${hidden.id}/sheet`)).status).toBe(404)

    const say = (id: string) => client.call('POST', `/api/tasks/${id}/comments`, { text: '¿Cómo va?' })
    expect(sheet.mayComment).toBe(false)
    expect((await say(seen.id)).status).toBe(403)
    bodyOf(await ana.call('PUT', `/api/projects/${project.id}/share`, { ...share, level: 'comment' }))
    expect((await say(hidden.id)).status).toBe(404)
    const said = taskCommentSchema.parse(bodyOf(await say(seen.id)))
    expect(said).toMatchObject({ forClients: true, byClient: true, mine: true })
    const read = await sheetOf(ana, seen.id)
    expect(read.comments.map(({ byClient }) => byClient)).toEqual([false, false, true])
    const path = `/api/task-comments/${said.id}`
    expect((await ana.call('PATCH', path, { text: 'Bien' })).status).toBe(404)
    expect(bodyOf(await client.call('PATCH', path, { text: '¿Y bien?' }))).toMatchObject({ text: '¿Y bien?' })
  })

  it('is not overwritten where somebody else changed the same meanwhile', async () => {
    const task = await createTask(ana, 'Cartel', { notes: 'A3', labels: ['mensual'] })
    const path = `/api/tasks/${task.id}`
    await change(berta, task.id, { title: 'Cartel de verano', priority: 'high' })
    const seen = { title: 'Cartel', notes: 'A3', labels: ['mensual'] }
    const late = await ana.call('PATCH', path, { title: 'Cartel de otoño', notes: 'A2', seen })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'TASK_CHANGED', params: { fields: ['title'] } })
    expect((await get(ana, task.id)).notes).toBe('A3')
    await change(ana, task.id, { notes: 'A2', seen: { notes: 'A3' } })
    await change(ana, task.id, { title: 'Cartel de otoño', seen: { title: 'Cartel de verano' } })
    expect(await get(ana, task.id)).toMatchObject({ title: 'Cartel de otoño', notes: 'A2', priority: 'high' })
    // Two who wanted the same have nothing to settle.
    await change(berta, task.id, { title: 'Cartel de otoño', seen: { title: 'Cartel' } })
  })

  it('stops a change of many where one of them is not as it was seen, and none is changed', async () => {
    const [one, other] = [await createTask(ana, 'Una'), await createTask(ana, 'Otra')]
    await change(berta, other.id, { priority: 'high' })
    const seen = { priority: 'medium' }
    const items = [one, other].map(({ id }) => ({ id, priority: 'low', seen }))
    const late = await ana.call('POST', '/api/tasks/changes', { items })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'TASK_CHANGED', params: { fields: ['priority'] } },
    })
    expect((await get(ana, one.id)).priority).toBe('medium')
    const fresh = [items[0], { ...items[1], seen: { priority: 'high' } }]
    expect((await ana.call('POST', '/api/tasks/changes', { items: fresh })).status).toBe(200)
    expect((await get(ana, other.id)).priority).toBe('low')
  })

  it('is found by its labels, its priority and whom it is for', async () => {
    const { user } = await sessionOf(berta)
    await createTask(ana, 'Roja', { labels: ['web', 'web', 'urgente'], priority: 'high' })
    await createTask(ana, 'De Berta', { labels: ['web'], assigneeId: user.id, priority: 'low' })
    expect(titlesOf((await list(ana, 'label=web')).items)).toEqual(['Roja', 'De Berta'])
    expect(titlesOf((await list(ana, 'label=web&priority=high')).items)).toEqual(['Roja'])
    expect(titlesOf((await list(ana, `label=web&assigneeId=${user.id}`)).items)).toEqual(['De Berta'])
    expect((await list(ana, 'label=web&priority=high')).total).toBe(1)
    expect(bodyOf(await ana.call('GET', '/api/task-labels'))).toMatchObject({
      items: ['difícil', 'mensual', 'urgente', 'web'],
    })
  })

  it('many change at once, all or none, and go and come back together', async () => {
    const ids = [await createTask(ana, 'Lote 1'), await createTask(ana, 'Lote 2')].map(({ id }) => id)
    const items = ids.map((id) => ({ id, priority: 'high', labels: ['lote'] }))
    bodyOf(await ana.call('POST', '/api/tasks/changes', { items }))
    expect((await list(ana, 'label=lote&priority=high')).total).toBe(2)
    const withForeign = [...items, { id: 'no-hay', priority: 'low' }].map((item) => ({ ...item, done: true }))
    expect((await ana.call('POST', '/api/tasks/changes', { items: withForeign })).status).toBe(404)
    expect((await list(ana, 'label=lote')).total).toBe(2)
    bodyOf(await ana.call('POST', '/api/tasks/removals', { ids }))
    expect((await list(ana, 'label=lote')).total).toBe(0)
    bodyOf(await ana.call('POST', '/api/tasks/restorations', { ids }))
    expect((await list(ana, 'label=lote')).total).toBe(2)
  })
})
