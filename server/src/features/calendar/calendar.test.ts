import { calendarEventSchema, calendarItemSchema } from '@aurelio/contracts/calendar'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { anHour, calendarEvent, createEvent } from '../../testing/calendar.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, createTask, foreignId, walk } from '../../testing/work.ts'

const itemsSchema = z.object({ items: z.array(calendarItemSchema), isCut: z.boolean() })
const eventsSchema = z.object({ items: z.array(calendarEventSchema), nextCursor: z.string().nullable() })
const shown = async (person: Person, from: string, to: string) =>
  itemsSchema.parse(bodyOf(await person.call('GET', `/api/calendar?from=${from}&to=${to}`))).items
const change = async (person: Person, id: string, body: object) =>
  calendarEventSchema.parse(bodyOf(await person.call('PATCH', `/api/calendar/events/${id}`, body)))

onEachEngine('calendar', (engine) => {
  let server: TestServer
  let ana: Person
  let berta: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ;[ana, berta] = await Promise.all([signUp(server.url, 'Ana'), signUp(server.url, 'Berta')])
  })

  it('shows events, tasks by their day and publications by their moment', async () => {
    const person = await signUp(server.url)
    const event = await createEvent(person, 'Reunión', { recurrence: 'FREQ=WEEKLY;COUNT=2' })
    const project = await createProject(person, 'Web', { color: 'rose' })
    const open = await createTask(person, 'Entregar', { dueOn: '2026-11-24', projectId: project.id })
    const done = await createTask(person, 'Hecha', { dueOn: '2026-11-23' })
    await person.call('PATCH', `/api/tasks/${done.id}`, { done: true })
    await createTask(person, 'Sin fecha')
    const page = await createPage(person, 'Oferta')
    const publishAt = '2126-11-25T09:30:00.000Z'
    await server.database.query().updateTable('page').set({ publishAt }).where('id', '=', page.id).execute()

    const items = await shown(person, '2026-11-16', '2026-11-29')
    expect(items.filter(({ kind }) => kind === 'event')).toEqual([
      {
        kind: 'event',
        allDay: false,
        starts: '2026-11-20T09:00:00.000Z',
        ends: '2026-11-20T10:00:00.000Z',
        at: '2026-11-20T10:00',
        event,
      },
      {
        kind: 'event',
        allDay: false,
        starts: '2026-11-27T09:00:00.000Z',
        ends: '2026-11-27T10:00:00.000Z',
        at: '2026-11-27T10:00',
        event,
      },
    ])
    const task = { kind: 'task', allDay: true }
    expect(items.filter(({ kind }) => kind === 'task')).toEqual([
      { ...task, ...on('2026-11-24'), id: open.id, title: 'Entregar', done: false, color: 'rose' },
      { ...task, ...on('2026-11-23'), id: done.id, title: 'Hecha', done: true, color: null },
    ])
    expect(await shown(person, '2126-11-25', '2126-11-25')).toEqual([
      { kind: 'publication', allDay: false, ...on(publishAt), id: page.id, title: 'Oferta' },
    ])
  })

  it('comes back as it was made, and changes only what is named', async () => {
    const made = await createEvent(ana, '  Visita ', {})
    expect(made).toMatchObject({ title: 'Visita', notes: '', place: '', when: anHour })
    const changed = await change(ana, made.id, { place: 'Calle Mayor 1', notes: 'Uno\nDos' })
    expect(changed).toMatchObject({
      title: 'Visita',
      place: 'Calle Mayor 1',
      notes: 'Uno\nDos',
      when: anHour,
    })
    const when = { ...anHour, allDay: true, starts: '2026-12-24', ends: '2026-12-26' }
    expect((await change(ana, made.id, { when })).when).toEqual(when)
    const there = (await shown(ana, '2026-12-26', '2026-12-31')).filter(({ kind }) => kind === 'event')
    expect(there).toMatchObject([{ starts: '2026-12-24', ends: '2026-12-26', allDay: true }])
  })

  it('is removed, and comes back', async () => {
    const { id } = await createEvent(ana, 'Fuera', { starts: '2027-02-01T10:00', ends: '2027-02-01T11:00' })
    const there = async () => (await shown(ana, '2027-02-01', '2027-02-01')).length
    bodyOf(await ana.call('DELETE', `/api/calendar/events/${id}`))
    expect(await there()).toBe(0)
    expect((await ana.call('GET', `/api/calendar/events/${id}`)).status).toBe(404)
    bodyOf(await ana.call('POST', `/api/calendar/events/${id}/restoration`))
    expect(await there()).toBe(1)
  })

  it.each([
    [{ ends: '2026-11-20T09:59' }, 'when.ends', 'ENDS_BEFORE_START'],
    [{ ends: '2028-11-20T11:00' }, 'when.ends', 'LASTS_TOO_LONG'],
    [{ starts: '2026-11-20' }, 'when.starts', 'NOT_A_DATE'],
    [{ starts: '2026-02-30T10:00' }, 'when.starts', 'NOT_A_DATE'],
    [{ ends: '2026-11-20T24:00' }, 'when.ends', 'NOT_A_DATE'],
    [{ zone: 'Marte/Olimpo' }, 'when.zone', 'NOT_A_TIME_ZONE'],
    [{ recurrence: 'FREQ=SECONDLY' }, 'when.recurrence', 'INVALID'],
    [{ recurrence: 'FREQ=DAILY;COUNT=2;COUNT=3' }, 'when.recurrence', 'INVALID'],
    [{ recurrence: 'FREQ=DAILY;UNTIL=20261001' }, 'when', 'INVALID'],
  ])('refuses %j', async (wrong, path, code) => {
    const refusal = { status: 422, body: { code: 'VALIDATION_ERROR', errors: [{ path, code }] } }
    const sent = { title: 'Mal', when: { ...anHour, ...wrong } }
    expect(await ana.call('POST', '/api/calendar/events', sent)).toMatchObject(refusal)
  })

  it('of another workspace is not there, and a client has none', async () => {
    const { id } = await createEvent(ana, 'De Ana')
    const client = await colleagueOf(server, ana, 'client')
    for (const [person, status] of [
      [berta, 404],
      [client, 403],
    ] as const)
      for (const target of [id, foreignId]) {
        expect((await person.call('GET', `/api/calendar/events/${target}`)).status).toBe(status)
        expect((await person.call('PATCH', `/api/calendar/events/${target}`, { title: 'X' })).status).toBe(
          status,
        )
        expect((await person.call('DELETE', `/api/calendar/events/${target}`)).status).toBe(status)
      }
    expect((await client.call('GET', '/api/calendar?from=2026-11-01&to=2026-11-30')).status).toBe(403)
    expect(await shown(berta, '2026-11-01', '2026-11-30')).toEqual([])
  })

  it('lists its events page by page, each once', async () => {
    const person = await signUp(server.url)
    for (const title of ['Uno', 'Dos', 'Tres']) await createEvent(person, title)
    const seen = await walk(async (query) =>
      eventsSchema.parse(bodyOf(await person.call('GET', `/api/calendar/events?limit=2${query}`))),
    )
    expect(seen.map(({ title }) => title)).toEqual(['Tres', 'Dos', 'Uno'])
  })

  it('takes the events of a file once', async () => {
    const person = await signUp(server.url)
    const send = async (events: unknown[]) => person.call('POST', '/api/calendar/imports', { events })
    expect(bodyOf(await send([bring('a@otro'), bring('b@otro'), bring('')]))).toEqual({
      imported: 3,
      known: 0,
    })
    expect(bodyOf(await send([bring('a@otro'), bring('c@otro')]))).toEqual({ imported: 1, known: 1 })
    expect(await shown(person, '2026-11-20', '2026-11-20')).toHaveLength(4)
    expect((await send([bring('d@otro'), { ...bring('e@otro'), title: '' }])).status).toBe(422)
    expect(await shown(person, '2026-11-20', '2026-11-20')).toHaveLength(4)
  })
})

const on = (moment: string) => ({ starts: moment, ends: moment })
const bring = (uid: string) => ({ ...calendarEvent, uid })
