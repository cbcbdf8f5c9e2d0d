import { projectTemplateSchema } from '@aurelio/contracts/project-templates'
import { projectSchema } from '@aurelio/contracts/projects'
import { taskSchema } from '@aurelio/contracts/tasks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer } from '../../testing/test-server.ts'
import { bodyOf, createProject, createTask } from '../../testing/work.ts'

const listSchema = z.object({ items: z.array(projectTemplateSchema) })
const tasksSchema = z.object({ items: z.array(taskSchema) })

onEachEngine('templates of projects', (engine) => {
  let ana: Person
  let other: Person
  beforeAll(async () => {
    const server = await startTestServer(engine)
    ana = await signUp(server.url)
    other = await signUp(server.url)
  })

  const templates = async (person = ana) =>
    listSchema.parse(bodyOf(await person.call('GET', '/api/project-templates'))).items
  const use = async (id: string, name: string, startOn: string) =>
    projectSchema.parse(
      bodyOf(await ana.call('POST', `/api/project-templates/${id}/projects`, { name, startOn })),
    )
  async function tasksOf({ id }: { id: string }) {
    const answer = await ana.call('GET', `/api/tasks?projectId=${id}&limit=100`)
    return new Map(tasksSchema.parse(bodyOf(answer)).items.map((task) => [task.title, task]))
  }

  it('keep tasks by their distance from the first day, with what hangs on them', async () => {
    const project = await createProject(ana, 'Web', { description: 'De prueba', color: 'teal', budget: 600 })
    const inside = { projectId: project.id }
    const first = await createTask(ana, 'Arranque', { ...inside, startOn: '2026-03-30', dueOn: '2026-03-31' })
    const rest = { labels: ['web'], estimate: 90, visibleToClients: true }
    await createTask(ana, 'Diseño', { ...inside, ...rest, dueOn: '2026-04-09' })
    await createTask(ana, 'Actas', { parentId: first.id })
    bodyOf(await ana.call('POST', `/api/tasks/${first.id}/checks`, { text: 'Sala', done: true }))
    bodyOf(await ana.call('PATCH', `/api/tasks/${first.id}`, { done: true }))
    const saved = projectTemplateSchema.parse(
      bodyOf(await ana.call('POST', `/api/projects/${project.id}/template`, { name: 'Base' })),
    )
    expect(saved).toMatchObject({ name: 'Base', tasks: 3, isReady: false })
    expect((await templates())[0]).toEqual(saved)
    expect((await templates(other)).every(({ isReady }) => isReady)).toBe(true)

    const made = await use(saved.id, 'Web de otro', '2027-02-25')
    expect(made).toMatchObject({ name: 'Web de otro', description: 'De prueba', color: 'teal', budget: 600 })
    const tasks = await tasksOf(made)
    expect(tasks.get('Arranque')).toMatchObject({
      startOn: '2027-02-25',
      dueOn: '2027-02-26',
      state: 'todo',
      assignee: null,
      checks: { done: 0, total: 1 },
      subtasks: { total: 1 },
    })
    expect(tasks.get('Diseño')).toMatchObject({ ...rest, startOn: null, dueOn: '2027-03-07' })
    expect(tasks.get('Actas')?.parent?.title).toBe('Arranque')

    const body = { name: 'Ajena', startOn: '2027-01-01' }
    const path = `/api/project-templates/${saved.id}`
    expect((await other.call('POST', `${path}/projects`, body)).status).toBe(404)
    expect((await other.call('DELETE', path)).status).toBe(404)
    bodyOf(await ana.call('DELETE', path))
    expect((await templates()).some(({ id }) => id === saved.id)).toBe(false)
  })

  it('come with the product, and stay', async () => {
    const ready = (await templates()).filter(({ isReady }) => isReady)
    expect(ready.map(({ name }) => name)).toEqual([
      'Web de un cliente',
      'Campaña con página de destino',
      'Mes de redes y contenidos',
    ])
    for (const { id, name, tasks } of ready) {
      const made = await use(id, name, '2027-01-11')
      const days = [...(await tasksOf(made)).values()].flatMap(({ startOn, dueOn }) => [startOn, dueOn])
      expect(days).toHaveLength(2 * tasks)
      expect(days.every((day) => day !== null && day >= '2027-01-11')).toBe(true)
      expect((await ana.call('DELETE', `/api/project-templates/${id}`)).status).toBe(404)
    }
  })
})
