import {
  type AnalyticsPeriod,
  analyticsPointSchema,
  pageFiguresSchema,
  personFiguresSchema,
  tooManyOverdue,
} from '@aurelio/contracts/analytics'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { things } from '../../testing/authorization/things.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage, documentWith, publishPage, sendForm } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createTask, sessionOf, walk } from '../../testing/work.ts'
import { spansOf } from './spans.ts'

const figures = z.object({
  leads: z.int(),
  wonLeads: z.int(),
  wonCents: z.int(),
  completedTasks: z.int(),
  publications: z.int(),
})
const summarySchema = z.object({
  start: z.string(),
  end: z.string(),
  figures,
  before: figures,
  advice: z.array(z.object({ kind: z.string(), count: z.int() })),
})
const seriesSchema = z.object({ points: z.array(analyticsPointSchema) })
const listSchema = z.object({ items: z.array(z.unknown()), nextCursor: z.string().nullable() })
const dayMs = 24 * 60 * 60 * 1000
const summaryOf = async (person: Person, period: string) =>
  summarySchema.parse(bodyOf(await person.call('GET', `/api/analytics?period=${period}&zone=Europe/Madrid`)))

/** Every row of the year, one at a time. */
const rowsOf = (person: Person, list: string) =>
  walk(async (query) =>
    listSchema.parse(bodyOf(await person.call('GET', `/api/analytics/${list}?period=year&limit=1${query}`))),
  )

onBothEngines('figures of the workspace', (engine) => {
  let server: TestServer
  let ana: Person
  let luis: Person
  let busy: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    luis = await colleagueOf(server, ana, 'member')
    const { id, path } = await publishPage(ana, 'Portada', documentWith('x', ['name', 'email']))
    busy = id
    await publishPage(ana, 'Callada', documentWith('x'))
    await createPage(ana, 'Sin publicar')
    for (const name of ['Uno', 'Dos', 'Tres'])
      await sendForm(server.url, path, { name, email: `${name.toLowerCase()}@ejemplo.es` })
    const listed = bodyOf(await ana.call('GET', `/api/leads?pageId=${id}`))
    const [lead] = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(listed).items
    const { user } = await sessionOf(luis)
    const won = { baseVersion: 1, state: 'won', valueCents: 120_050, assigneeId: user.id }
    bodyOf(await ana.call('PATCH', `/api/leads/${lead?.id}`, won))
    const done = await createTask(luis, 'Hecha')
    bodyOf(await luis.call('PATCH', `/api/tasks/${done.id}`, { done: true }))
    await createTask(luis, 'Atrasada', { dueOn: '2020-01-01' })
  }, 120_000)

  it('are drawn point by point, and the points add up to them', async () => {
    for (const [period, length] of [
      ['today', 24],
      ['week', 7],
      ['month', 30],
      ['year', 12],
    ] as const) {
      const { points } = seriesSchema.parse(
        bodyOf(await ana.call('GET', `/api/analytics/series?period=${period}&zone=Europe/Madrid`)),
      )
      const summary = await summaryOf(ana, period)
      const sum = (name: keyof (typeof points)[number]) =>
        points.reduce((total, point) => total + Number(point[name]), 0)
      expect(points).toHaveLength(length)
      expect(new Set(points.map(({ at }) => at)).size).toBe(length)
      expect([sum('leads'), sum('completedTasks'), sum('leadsBefore')]).toEqual([
        summary.figures.leads,
        summary.figures.completedTasks,
        summary.before.leads,
      ])
    }
  })

  it('counts what came in, what was won and what was done', async () => {
    const { figures: now, before } = await summaryOf(ana, 'week')
    expect(now).toEqual({ leads: 3, wonLeads: 1, wonCents: 120_050, completedTasks: 1, publications: 2 })
    expect(before).toEqual({ leads: 0, wonLeads: 0, wonCents: 0, completedTasks: 0, publications: 0 })
  })

  it('says who needs help, what nobody does and which downloads failed, to whom it concerns', async () => {
    const eva = await signUp(server.url, 'Eva')
    const { user } = await sessionOf(eva)
    const kinds = async () => (await summaryOf(eva, 'month')).advice
    const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10)
    await createTask(eva, 'De nadie', { dueOn: tomorrow, assigneeId: null })
    for (let late = 0; late < tooManyOverdue; late += 1)
      await createTask(eva, 'Tarde', { dueOn: '2020-01-01', assigneeId: user.id })
    await things.video({ server, owner: eva, person: eva })
    await server.database
      .query()
      .updateTable('videoTask')
      .set({ state: 'failed' })
      .where('userId', '=', user.id)
      .execute()
    expect(await kinds()).toEqual([
      { kind: 'overdue-tasks', count: tooManyOverdue },
      { kind: 'unassigned-tasks', count: 1 },
      { kind: 'busy-people', count: 1 },
      { kind: 'failed-downloads', count: 1 },
    ])
  })

  it('says what to do next, and only what is pressing', async () => {
    const kinds = async () => (await summaryOf(ana, 'month')).advice
    expect(await kinds()).toEqual([{ kind: 'overdue-tasks', count: 1 }])
    // As they are when nobody has looked for months. Sixty days reach back into the earlier month when the clocks
    // changed between.
    const long = new Date(Date.now() - 70 * dayMs).toISOString()
    const query = server.database.query()
    await query.updateTable('lead').set({ createdAt: long }).where('pageId', '=', busy).execute()
    await query.updateTable('publication').set({ publishedAt: long }).execute()
    const { name } = z.object({ name: z.string() }).parse(bodyOf(await ana.call('GET', `/api/pages/${busy}`)))
    const change = { name, document: documentWith('Otro texto'), baseVersion: 1 }
    bodyOf(await ana.call('PUT', `/api/pages/${busy}`, change))
    expect(await kinds()).toEqual([
      { kind: 'waiting-leads', count: 2 },
      { kind: 'overdue-tasks', count: 1 },
      { kind: 'unpublished-changes', count: 1 },
      { kind: 'quiet-pages', count: 2 },
    ])
    const { figures: month, before } = await summaryOf(ana, 'month')
    expect([month.leads, before.leads]).toEqual([0, 0])
    expect((await summaryOf(ana, 'year')).figures.leads).toBe(3)
  })

  it('lists pages and people a page at a time, the most active first', async () => {
    const pages = z.array(pageFiguresSchema).parse(await rowsOf(ana, 'pages'))
    expect(pages.map(({ name, leads, wonLeads }) => [name, leads, wonLeads])).toEqual([
      ['Portada', 3, 1],
      ['Callada', 0, 0],
    ])
    const people = z.array(personFiguresSchema).parse(await rowsOf(ana, 'people'))
    expect(people).toMatchObject([
      { name: 'Con member', completedTasks: 1, pendingTasks: 1, overdueTasks: 1, openLeads: 0, wonLeads: 1 },
      { name: 'Ana', completedTasks: 0, pendingTasks: 0 },
    ])
  })

  it('comes as files for a spreadsheet', async () => {
    const pages = await ana.call('GET', '/api/exports/analytics-pages.csv?period=year')
    expect(pages.headers.get('content-type')).toContain('text/csv')
    expect(pages.text).toContain('Portada;Sí;3;1\r\n')
    const people = await ana.call('GET', '/api/exports/analytics-people.csv?period=year')
    expect(people.text).toContain('Con member;1;1;1;0;1\r\n')
    expect((await ana.call('GET', '/api/exports/analytics-pages.csv?period=siglo')).status).toBe(400)
  })

  it('tells nothing of another workspace, and nothing to a client', async () => {
    const stranger = await signUp(server.url)
    expect((await summaryOf(stranger, 'year')).figures.leads).toBe(0)
    const client = await colleagueOf(server, ana, 'client')
    for (const path of ['analytics', 'analytics/pages', 'analytics/people', 'exports/analytics-pages.csv'])
      expect((await client.call('GET', `/api/${path}`)).status).toBe(403)
  })
})

it('every period ends with the day it is, and the one before is as long', () => {
  const now = new Date('2026-03-29T10:00:00Z')
  const madrid = (period: AnalyticsPeriod) => spansOf(period, now, 'Europe/Madrid')
  // The clocks went forward that night.
  expect(madrid('today')).toEqual({
    span: { start: '2026-03-28T23:00:00.000Z', end: '2026-03-29T22:00:00.000Z' },
    before: { start: '2026-03-27T23:00:00.000Z', end: '2026-03-28T23:00:00.000Z' },
    from: '2026-03-29',
    to: '2026-03-29',
    today: '2026-03-29',
  })
  expect(madrid('week')).toMatchObject({ from: '2026-03-23', to: '2026-03-29' })
  expect(madrid('week').span.start).toBe('2026-03-22T23:00:00.000Z')
  expect(madrid('month').before.start).toBe('2026-01-28T23:00:00.000Z')
  expect(madrid('year')).toMatchObject({
    span: { start: '2025-03-31T22:00:00.000Z' },
    before: { start: '2024-03-31T22:00:00.000Z' },
  })
})
