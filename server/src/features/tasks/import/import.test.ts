import { projectSchema } from '@aurelio/contracts/projects'
import { type TaskImport, taskImportSchema } from '@aurelio/contracts/task-imports'
import { taskSheetSchema } from '@aurelio/contracts/task-sheet'
import { type Task, taskSchema } from '@aurelio/contracts/tasks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, createTask, sessionOf } from '../../../testing/work.ts'
import { asanaCsv, asanaExport, trelloBoard } from './testing/exports.ts'

const tasksSchema = z.object({ items: z.array(taskSchema) })
const projectsSchema = z.object({ items: z.array(projectSchema) })

onEachEngine('tasks out of the files of other products', (engine) => {
  let server: TestServer
  let ana: Person
  let me: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    me = (await sessionOf(ana)).user.name
  })

  const send = (text: string, name: string) =>
    fetch(`${server.url}/api/task-imports?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { cookie: ana.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
      body: text,
    })
  async function upload(text: string, name = 'tareas') {
    const answer = await send(text, name)
    expect(answer.status).toBe(201)
    return taskImportSchema.parse(await answer.json())
  }
  const start = async ({ id, mapping }: TaskImport, rest: object = {}) =>
    taskImportSchema.parse(
      bodyOf(await ana.call('POST', `/api/task-imports/${id}/start`, { mapping, ...rest })),
    )
  const undo = async ({ id }: TaskImport) =>
    taskImportSchema.parse(bodyOf(await ana.call('POST', `/api/task-imports/${id}/undo`, {})))
  const projects = async () =>
    projectsSchema.parse(bodyOf(await ana.call('GET', '/api/projects'))).items.map(({ name }) => name)
  async function tasksOf(name: string) {
    const { items } = projectsSchema.parse(bodyOf(await ana.call('GET', '/api/projects')))
    const id = items.find((project) => project.name === name)?.id ?? ''
    const read = async (done: string) =>
      tasksSchema.parse(bodyOf(await ana.call('GET', `/api/tasks?projectId=${id}${done}`))).items
    return new Map([...(await read('')), ...(await read('&done=true'))].map((task) => [task.title, task]))
  }

  async function blockersOf(task: Task | undefined) {
    const answer = await ana.call('GET', `/api/tasks/${task?.id}/sheet`)
    return taskSheetSchema.parse(bodyOf(answer)).blockedBy.map(({ task: other }) => other.title)
  }

  it('come from a board of Trello, with what hangs on each card, and go again with one call', async () => {
    const taken = await upload(trelloBoard(me), 'tablero.json')
    expect(taken).toMatchObject({ source: 'trello', state: 'ready', columns: [] })
    expect(taken.found).toMatchObject({ tasks: 3, projects: ['Web de Roldán'], checks: 2, comments: 2 })
    expect(taken.found.left).toEqual([
      { kind: 'files', count: 1 },
      { kind: 'archived', count: 2 },
      { kind: 'people', count: 1 },
    ])
    expect(await projects()).not.toContain('Web de Roldán')
    expect(await start(taken)).toMatchObject({ state: 'done', imported: 3 })
    const made = await tasksOf('Web de Roldán')
    expect(made.get('Textos de la portada')).toMatchObject({
      notes: 'Tono cercano',
      startOn: '2026-11-20',
      dueOn: '2026-12-01',
      state: 'doing',
      labels: ['Redacción', 'green'],
      assignee: { name: me },
      checks: { done: 1, total: 2 },
      comments: 2,
    })
    expect(made.get('Logotipo')?.state).toBe('done')
    expect(made.get('Idea')).toMatchObject({ state: 'todo', labels: ['Ideas'], assignee: null })
    const id = made.get('Textos de la portada')?.id ?? ''
    const sheet = taskSheetSchema.parse(bodyOf(await ana.call('GET', `/api/tasks/${id}/sheet`)))
    expect(sheet.comments.map(({ text }) => text)).toEqual([
      'Marta Gil, 2026-11-02: ¿Lo ves?',
      'Marta Gil, 2026-11-03: Listo',
    ])
    expect(sheet.checks.map(({ text }) => text)).toEqual(['Titular', 'Entradilla'])

    expect((await undo(taken)).state).toBe('undone')
    expect(await projects()).not.toContain('Web de Roldán')
    expect((await ana.call('GET', `/api/tasks/${id}`)).status).toBe(404)
    expect((await ana.call('POST', `/api/task-imports/${taken.id}/undo`, {})).status).toBe(409)
  })

  it('come from Asana, with their parts, whatever of its exports it is', async () => {
    const taken = await upload(asanaExport(ana.email), 'proyecto.json')
    expect(taken).toMatchObject({ source: 'asana' })
    expect(taken.found).toMatchObject({
      links: 1,
      people: [
        { name: 'Otro nombre', member: me },
        { name: 'Nadie de aquí', member: null },
      ],
      left: [{ kind: 'people', count: 1 }],
    })
    await start(taken)
    const made = await tasksOf('Lanzamiento')
    expect(made.get('Anuncios')).toMatchObject({
      startOn: '2026-12-10',
      dueOn: '2026-12-24',
      labels: ['pago'],
      state: 'review',
    })
    expect(made.get('Vídeo')?.parent?.title).toBe('Anuncios')
    // A part of a part hangs on the whole: there is one floor.
    expect(made.get('Guion')).toMatchObject({ parent: { title: 'Anuncios' }, state: 'done' })
    expect(made.get('Lema')?.assignee).toMatchObject({ name: me })
    expect(await blockersOf(made.get('Lema'))).toEqual(['Anuncios'])
    expect(await blockersOf(made.get('Anuncios'))).toEqual([])
    await undo(taken)

    const table = await upload(asanaCsv(ana.email), 'Lanzamiento.csv')
    expect(table.source).toBe('csv')
    expect(table.mapping.filter((target) => target !== 'skip')).toEqual([
      'doneAt',
      'title',
      'state',
      'person',
      'email',
      'startOn',
      'dueOn',
      'labels',
      'notes',
      'project',
      'parent',
      'blockedBy',
    ])
    await start(table)
    const rows = await tasksOf('Lanzamiento')
    expect(rows.get('Anuncios')).toMatchObject({
      startOn: '2026-12-10',
      dueOn: '2026-12-24',
      notes: 'Con, comas\ny líneas',
    })
    expect(rows.get('Vídeo')).toMatchObject({ state: 'done', parent: { title: 'Anuncios' } })
    expect(rows.get('Lema, y más')?.assignee).toMatchObject({ name: me })
    expect(await blockersOf(rows.get('Lema, y más'))).toEqual(['Anuncios'])
    expect(await blockersOf(rows.get('Prensa'))).toEqual(['Lema, y más'])
    expect((await blockersOf(rows.get('Feria'))).toSorted()).toEqual(['Anuncios', 'Prensa'])
  })

  it('come from a table into one project, which stays with what others put into it', async () => {
    const taken = await upload('Tarea;Fecha límite;Prioridad\nLlamar;3/2/2027;Alta\n;;\nVolver;30/2/2027;')
    expect(taken.mapping).toEqual(['title', 'dueOn', 'priority'])
    expect(await start(taken)).toMatchObject({ imported: 2 })
    const { items } = tasksSchema.parse(bodyOf(await ana.call('GET', '/api/tasks?q=Llamar')))
    expect(items[0]).toMatchObject({ dueOn: '2027-02-03', priority: 'high', project: null })

    const again = await upload('Tarea,Proyecto\nFolleto,Feria')
    await start(again)
    const project = (await tasksOf('Feria')).get('Folleto')?.project
    await createTask(ana, 'Mía', { projectId: project?.id })
    await undo(again)
    expect([...(await tasksOf('Feria')).keys()]).toEqual(['Mía'])
    const into = await upload('Tarea\nCartel')
    await start(into, { projectId: project?.id })
    expect((await tasksOf('Feria')).has('Cartel')).toBe(true)
  })

  it('are refused kindly where there is nothing to read', async () => {
    for (const text of ['', '{"a": 1}', '\0\0', '{"data": "x"}'])
      expect((await send(text, 'x')).status, text).toBe(422)
    const taken = await upload('Nombre\nAlgo')
    const path = `/api/task-imports/${taken.id}/start`
    expect((await ana.call('POST', path, { mapping: ['skip'] })).body).toMatchObject({
      code: 'NOTHING_TO_IMPORT',
    })
    const other = await signUp(server.url)
    expect((await other.call('POST', path, { mapping: ['title'] })).status).toBe(404)
  })
})
