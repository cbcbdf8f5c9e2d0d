import { calendarItemSchema } from '@aurelio/contracts/calendar'
import { taskImportSchema } from '@aurelio/contracts/task-imports'
import { type Task, taskSchema } from '@aurelio/contracts/tasks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, createProject, createTask, walk } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(taskSchema), nextCursor: z.string().nullable() })
const day = '2026-11-24'
const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title)

onEachEngine('the hour of a task', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const list = async (query: string) =>
    listSchema.parse(bodyOf(await ana.call('GET', `/api/tasks?${query.replace(/^\?/, '')}`)))
  const change = (id: string, body: object) => ana.call('PATCH', `/api/tasks/${id}`, body)

  it('puts those of a day in order, after what is of the whole day, page by page', async () => {
    const { id: projectId } = await createProject(ana, 'Con horas')
    for (const [title, dueOn, dueTime] of [
      ['tarde', day, '17:30'],
      ['mañana', day, '09:00'],
      ['sin fecha', null, null],
      ['día siguiente', '2026-11-25', '00:00'],
      ['todo el día', day, null],
    ] as const)
      await createTask(ana, title, { dueOn, dueTime, projectId })
    const all = ['todo el día', 'mañana', 'tarde', 'día siguiente', 'sin fecha']
    const paged = await walk((query) => list(`projectId=${projectId}&limit=2&${query.replace(/^\?/, '')}`))
    expect(titles(paged)).toEqual(all)
    expect(titles((await list(`projectId=${projectId}&dueBefore=2026-11-25`)).items)).toEqual(all.slice(0, 3))
    expect(titles((await list(`projectId=${projectId}&dueFrom=2026-11-25`)).items)).toEqual(all.slice(3, 4))
  })

  it('stays on another day, goes with the day, and is nothing without one', async () => {
    const { id } = await createTask(ana, 'Llamar', { dueOn: day, dueTime: '09:00' })
    expect(bodyOf(await change(id, { dueOn: '2026-12-01' }))).toMatchObject({ dueTime: '09:00' })
    expect(bodyOf(await change(id, { dueOn: null }))).toMatchObject({ dueOn: null, dueTime: null })
    expect((await change(id, { dueTime: '10:00' })).body).toMatchObject({
      errors: [{ path: 'dueTime', code: 'NEEDS_DAY' }],
    })
    for (const wrong of [
      { dueTime: '10:00' },
      { dueOn: day, dueTime: '24:00' },
      { dueOn: day, dueTime: '9' },
    ])
      expect((await ana.call('POST', '/api/tasks', { title: 'Mal', ...wrong })).status).toBe(422)
    bodyOf(await change(id, { dueOn: day, dueTime: '11:00' }))
    const late = await change(id, { dueTime: '12:00', seen: { dueTime: '10:00' } })
    expect([late.status, late.body]).toMatchObject([409, { params: { fields: ['dueTime'] } }])
  })

  it('goes on with what repeats, and stands in the calendar by the clock on the wall', async () => {
    const repeats = { every: 1, unit: 'week' }
    const { id } = await createTask(ana, 'Cada semana', { dueOn: '2126-11-20', dueTime: '08:15', repeats })
    bodyOf(await change(id, { done: true }))
    const answer = bodyOf(await ana.call('GET', '/api/calendar?from=2126-11-20&to=2126-11-27'))
    const { items } = z.object({ items: z.array(calendarItemSchema) }).parse(answer)
    expect(items.map(({ allDay, starts, ends }) => ({ allDay, starts, ends }))).toEqual([
      { allDay: false, starts: '2126-11-27T08:15', ends: '2126-11-27T08:15' },
      { allDay: false, starts: '2126-11-20T08:15', ends: '2126-11-20T08:15' },
    ])
  })

  it('comes with a file: as it is written, and of a moment as it is where the person is', async () => {
    const table = `Tarea,Vence\nCon hora,2026-12-01 9:30\nSin hora,01/12/2026\nMomento,2026-12-01T23:30:00.000Z\n`
    const sent = await fetch(`${server.url}/api/task-imports?name=tareas.csv`, {
      method: 'POST',
      headers: { cookie: ana.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
      body: table,
    })
    const { id, mapping } = taskImportSchema.parse(await sent.json())
    const { id: projectId } = await createProject(ana, 'De un archivo')
    const body = { mapping, projectId, zone: 'Europe/Madrid' }
    bodyOf(await ana.call('POST', `/api/task-imports/${id}/start`, body))
    const { items } = await list(`projectId=${projectId}`)
    expect(items.map(({ title, dueOn, dueTime }) => [title, dueOn, dueTime])).toEqual([
      ['Sin hora', '2026-12-01', null],
      ['Con hora', '2026-12-01', '09:30'],
      ['Momento', '2026-12-02', '00:30'],
    ])
  })
})
