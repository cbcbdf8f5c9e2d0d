import { type Chart, chartSchema, overviewSchema } from '@aurelio/contracts/home'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, createTask, sessionOf } from '../../testing/work.ts'

const dayMs = 24 * 60 * 60 * 1000
const overview = async (person: Person) => overviewSchema.parse(bodyOf(await person.call('GET', '/api/home')))
const chart = async (person: Person, query = '') =>
  chartSchema.parse(bodyOf(await person.call('GET', `/api/home/chart${query}`)))
const sum = ({ points }: Chart, figure: 'completedTasks' | 'leads' | 'activity') =>
  points.reduce((total, point) => total + point[figure], 0)

/** So many days from today: `2026-11-28`. */
function dayFromNow(later: number): string {
  return new Date(Date.now() + later * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

onBothEngines('home', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const rowsOf = async (workspaceId: string) => {
    const counts = ['project', 'task', 'activity'] as const
    return Promise.all(
      counts.map(async (table) => {
        const { total } = await server.database
          .query()
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .where('workspaceId', '=', workspaceId)
          .executeTakeFirstOrThrow()
        return total
      }),
    )
  }

  it('is empty for a new account, every bucket of the chart included', async () => {
    expect(await overview(ana)).toEqual({
      activeProjects: 0,
      pendingTasks: 0,
      completedTasks: 0,
      publishedPages: 0,
      recentLeads: 0,
      visits: { visits: 0, conversions: 0, rate: null, interval: null },
      hasSample: false,
      steps: { project: false, task: false, page: false, lead: false },
      projects: [],
      activity: [],
    })
    for (const [period, length] of [
      ['week', 7],
      ['month', 30],
      ['year', 12],
    ] as const) {
      const empty = await chart(ana, `?period=${period}&zone=Europe/Madrid`)
      expect(empty.points).toHaveLength(length)
      expect(sum(empty, 'activity')).toBe(0)
    }
    for (const query of ['period=day', 'zone=Europe/Madird', `zone=${'x'.repeat(101)}`, 'zone='])
      expect((await ana.call('GET', `/api/home/chart?${query}`)).status).toBe(422)
  })

  it('counts what there is, without what is removed, archived, withdrawn or spam', async () => {
    const person = await signUp(server.url)
    const [active, paused, gone] = [
      await createProject(person, 'Activo'),
      await createProject(person, 'En pausa'),
      await createProject(person, 'Fuera'),
    ]
    await person.call('PATCH', `/api/projects/${paused.id}`, { state: 'paused' })
    await createTask(person, 'Se va', { projectId: gone.id })
    await person.call('DELETE', `/api/projects/${gone.id}`)
    const done = await createTask(person, 'Hecha', { projectId: active.id })
    await createTask(person, 'Por hacer')
    await person.call('PATCH', `/api/tasks/${done.id}`, { done: true })
    const { path } = await publishPage(person, 'Publicada', documentWith('x', ['name', 'email']))
    const withdrawn = await publishPage(person, 'Retirada')
    await person.call('DELETE', `/api/pages/${withdrawn.id}/publication`)
    const values = { formId, name: 'Luis', email: 'luis@ejemplo.es' }
    for (const extra of [{}, {}, { website: 'https://spam.example' }])
      await fetch(`${server.url}${path}/leads`, {
        method: 'POST',
        body: new URLSearchParams({ ...values, ...extra }),
        redirect: 'manual',
      })
    const { projects, activity, ...figures } = await overview(person)
    expect(figures).toEqual({
      activeProjects: 1,
      pendingTasks: 1,
      completedTasks: 1,
      publishedPages: 1,
      recentLeads: 2,
      visits: expect.objectContaining({ visits: 0 }),
      hasSample: false,
      steps: { project: true, task: true, page: true, lead: true },
    })
    expect(projects.map(({ name }) => name)).toEqual(['Activo', 'En pausa'])
    expect(activity).toHaveLength(8)
    expect(activity[0]).toMatchObject({ kind: 'lead.received', actor: null, subject: { name: 'Publicada' } })
    const week = await chart(person)
    expect(week.points.at(-1)).toMatchObject({ completedTasks: 1, leads: 2 })
    expect([sum(week, 'completedTasks'), sum(week, 'leads')]).toEqual([1, 2])
  })

  it('draws a task on the day it was done where the person is', async () => {
    const person = await signUp(server.url)
    const { id } = await createTask(person, 'De madrugada')
    await person.call('PATCH', `/api/tasks/${id}`, { done: true })
    const day = new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10)
    // In Kiritimati, fourteen hours ahead, this is noon of the same day; in Honolulu it is still the day before.
    await server.database
      .query()
      .updateTable('task')
      .set({ doneAt: `${day}T02:00:00.000Z` })
      .where('id', '=', id)
      .execute()
    const drawnOn = async (zone: string) =>
      (await chart(person, `?zone=${zone}`)).points.find(({ completedTasks }) => completedTasks > 0)?.from
    const before = new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)
    expect(await drawnOn('UTC')).toBe(day)
    expect(await drawnOn('Pacific/Kiritimati')).toBe(day)
    expect(await drawnOn('Pacific/Honolulu')).toBe(before)
  })

  it('loads the sample content once, also when asked twice at the same moment', async () => {
    const person = await signUp(server.url)
    const { workspace } = await sessionOf(person)
    const load = () => person.call('POST', '/api/home/sample', { zone: 'Europe/Madrid' })
    for (const answer of await Promise.all([load(), load(), load()]))
      expect(answer).toMatchObject({ status: 200, body: { hasSample: true } })
    const loaded = await rowsOf(workspace.id)
    expect(loaded.slice(0, 2)).toEqual([12, 32])
    bodyOf(await person.call('POST', '/api/home/sample'))
    expect(await rowsOf(workspace.id)).toEqual(loaded)
    expect(await overview(person)).toMatchObject({
      activeProjects: 12,
      pendingTasks: 8,
      completedTasks: 24,
      hasSample: true,
      // Nobody has done any of it.
      steps: { project: false, task: false, page: false, lead: false },
    })
    await createTask(person, 'La primera')
    expect((await overview(person)).steps).toEqual({ project: false, task: true, page: false, lead: false })
    for (const period of ['week', 'month', 'year'])
      expect(sum(await chart(person, `?period=${period}`), 'activity')).toBeGreaterThan(5)
  })

  it('removes exactly the sample content: changed rows too, and nothing that the person made', async () => {
    const person = await signUp(server.url)
    const { workspace } = await sessionOf(person)
    const own = await createProject(person, 'Propio')
    bodyOf(await person.call('POST', '/api/home/sample'))
    const sampleProject = (await overview(person)).projects.find(({ name }) => name !== 'Propio')
    const mine = await createTask(person, 'Mía en un ejemplo', { projectId: sampleProject?.id })
    await person.call('PATCH', `/api/projects/${sampleProject?.id}`, { name: 'Cambiado' })
    await person.call('DELETE', `/api/projects/${sampleProject?.id}`)
    await person.call('POST', `/api/projects/${sampleProject?.id}/restoration`)
    expect(bodyOf(await person.call('DELETE', '/api/home/sample'))).toEqual({ hasSample: false })
    // Left: the own project and task, and that they were made.
    expect(await rowsOf(workspace.id)).toEqual([1, 1, 2])
    expect(bodyOf(await person.call('GET', `/api/tasks/${mine.id}`))).toMatchObject({ project: null })
    expect(bodyOf(await person.call('GET', `/api/projects/${own.id}`))).toMatchObject({ name: 'Propio' })
    bodyOf(await person.call('DELETE', '/api/home/sample'))
    bodyOf(await person.call('POST', '/api/home/sample'))
    expect(await overview(person)).toMatchObject({ activeProjects: 13, hasSample: true })
  })

  it('reaches the core of the product, and leaves nothing of it behind', async () => {
    const person = await signUp(server.url)
    const { workspace } = await sessionOf(person)
    const rows = async () => {
      const counted: Record<string, number> = {}
      for (const table of ['page', 'publication', 'lead', 'calendarEvent', 'review', 'taskLabel'] as const) {
        const found = server.database.query().selectFrom(table).select('workspaceId')
        counted[table] = (await found.where('workspaceId', '=', workspace.id).execute()).length
      }
      const clients = server.database.query().selectFrom('member').select('id').where('role', '=', 'client')
      counted['client'] = (await clients.where('organizationId', '=', workspace.id).execute()).length
      return counted
    }
    const before = await rows()
    bodyOf(await person.call('POST', '/api/home/sample', { zone: 'Europe/Madrid' }))
    expect(await overview(person)).toMatchObject({ publishedPages: 3, recentLeads: 12 })
    for (const [state, count] of Object.entries({ new: 4, contacted: 3, won: 3, lost: 2, spam: 1 })) {
      const leads = bodyOf(await person.call('GET', `/api/leads?state=${state}`))
      expect(leads).toMatchObject({ total: count })
    }
    const asked = z
      .object({ items: z.array(z.object({ id: z.string(), state: z.string() })) })
      .parse(bodyOf(await person.call('GET', '/api/reviews')))
    expect(asked.items).toMatchObject([{ state: 'waiting' }])
    const told = JSON.stringify(bodyOf(await person.call('GET', `/api/reviews/${asked.items[0]?.id}`)))
    expect(told).toContain('¿Podemos pedir también el horario')
    // Nobody meets on a weekend: today's is on the Monday after it.
    const items = bodyOf(await person.call('GET', `/api/calendar?from=${dayFromNow(0)}&to=${dayFromNow(3)}`))
    expect(JSON.stringify(items)).toContain('Revisión de la portada')
    expect(bodyOf(await person.call('GET', '/api/task-labels'))).toMatchObject({
      items: expect.arrayContaining(['Urgente', 'Espera al cliente']),
    })
    // Nobody signs in with the client's account, and no mail goes to it.
    const account = server.database.query().selectFrom('user').select('banned')
    const { banned } = await account.where('id', '=', `${workspace.id}-client`).executeTakeFirstOrThrow()
    expect(Boolean(banned)).toBe(true)
    expect(await rows()).toMatchObject({ client: 1, review: 1, lead: 13, publication: 3 })
    bodyOf(await person.call('DELETE', '/api/home/sample'))
    expect(await rows()).toEqual(before)
    expect(await overview(person)).toMatchObject({ publishedPages: 0, recentLeads: 0, activity: [] })
    bodyOf(await person.call('POST', '/api/home/sample', {}))
    expect(await overview(person)).toMatchObject({ publishedPages: 3, hasSample: true })
  })

  it('counts nothing for a client, who neither loads nor removes sample content', async () => {
    const client = await colleagueOf(server, ana, 'client')
    for (const [method, path] of [
      ['GET', '/api/home'],
      ['POST', '/api/home/sample'],
      ['DELETE', '/api/home/sample'],
    ] as const)
      expect(await client.call(method, path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })
})
