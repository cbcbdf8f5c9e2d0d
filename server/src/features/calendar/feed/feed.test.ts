import { calendarItemSchema } from '@aurelio/contracts/calendar'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createEvent, feedOf } from '../../../testing/calendar.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, createTask, join, sessionOf } from '../../../testing/work.ts'
import { plusDays } from '../recurrence.ts'

const today = new Date().toISOString().slice(0, 10)
/** Every week of more than a year: the clocks change in between, whenever the test runs. */
const weeks = 60
/** Day `10-12` of next year. */
const on = (day: string) => `${Number(today.slice(0, 4)) + 1}-${day}`

onEachEngine('the calendar for other programs', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { host: new URL(server.url).host, ...headers } })

  it('is read the same by two programs, to the letter and to the minute', async () => {
    const title = `${'Reunión 🧑🏽‍🚀 '.repeat(12)}; con, «comas» \\ y barras`
    const { id } = await createEvent(ana, title, {
      starts: `${today}T10:00`,
      ends: `${today}T11:30`,
      recurrence: `FREQ=WEEKLY;COUNT=${weeks}`,
    })
    bodyOf(await ana.call('PATCH', `/api/calendar/events/${id}`, { notes: 'Uno\nDos', place: 'Sala; 2' }))
    await createEvent(ana, 'Feria', { allDay: true, starts: today, ends: plusDays(today, 2) })
    await createEvent(ana, 'Llamada', { starts: `${today}T23:30`, ends: `${plusDays(today, 1)}T00:30` })
    const { id: due } = await createTask(ana, 'Entregar', { dueOn: today })
    const { id: timed } = await createTask(ana, 'Con hora', { dueOn: today, dueTime: '09:30' })
    await createTask(ana, 'De nadie', { dueOn: today, assigneeId: null })
    const text = await (await open(await feedOf(ana))).text()

    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)

    const byIcal = readWithIcal(text)
    const byNode = readWithNodeIcal(text)
    expect(byIcal).toEqual(byNode)
    expect(byIcal.map(({ uid }) => uid)).toHaveLength(5)
    const meeting = byIcal.find(({ uid }) => uid === `${id}@aurelio`)
    expect(meeting).toMatchObject({ title, notes: 'Uno\nDos', place: 'Sala; 2' })
    expect(byIcal.find(({ title: name }) => name === 'Feria')).toMatchObject({
      starts: today,
      ends: plusDays(today, 3),
    })
    expect(byIcal.find(({ uid }) => uid === `task-${due}@aurelio`)?.title).toBe('☐ Entregar')
    const at = byIcal.find(({ uid }) => uid === `task-${timed}@aurelio`)?.starts ?? ''
    expect(new Date(at).toLocaleString('sv', { timeZone: 'Europe/Madrid' })).toBe(`${today} 09:30:00`)
    const answer = await ana.call('GET', `/api/calendar?from=${today}&to=${plusDays(today, 60)}`)
    expect(JSON.stringify(answer.body)).toContain(meeting?.starts)
  })

  it('repeats at the same hour of its place, as a second program counts it', async () => {
    const person = await signUp(server.url)
    await createEvent(person, 'Semanal', {
      starts: '2026-10-19T10:00',
      ends: '2026-10-19T11:00',
      recurrence: 'FREQ=WEEKLY;UNTIL=20270405',
    })
    const text = await (await open(await feedOf(person))).text()
    expect(text).toContain('UNTIL=20270405T215959Z')
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    if (!event) throw new Error('no event')
    registerZones(text)
    const turns = new ICAL.Event(event).iterator()
    const read: string[] = []
    for (let next = turns.next(); next; next = turns.next()) read.push(next.toJSDate().toISOString())
    expect(read).toHaveLength(25)
    expect(read.slice(0, 3)).toEqual([
      '2026-10-19T08:00:00.000Z',
      '2026-10-26T09:00:00.000Z',
      '2026-11-02T09:00:00.000Z',
    ])
    expect(read.at(-1)).toBe('2027-04-05T08:00:00.000Z')
  })

  it('tells single times that were moved, renamed or left out, as a second program counts them', async () => {
    const person = await signUp(server.url)
    // The clocks change between the second and the fourth of them.
    const series = {
      starts: `${on('10-12')}T10:00`,
      ends: `${on('10-12')}T11:00`,
      recurrence: 'FREQ=WEEKLY;COUNT=5',
    }
    const { id, when } = await createEvent(person, 'Semanal', series)
    const path = `/api/calendar/events/${id}`
    const moved = { ...when, starts: `${on('10-27')}T16:00`, ends: `${on('10-27')}T17:30`, recurrence: null }
    bodyOf(await person.call('POST', `${path}/omissions`, { at: `${on('10-19')}T10:00`, reach: 'one' }))
    const occurrence = { at: `${on('10-26')}T10:00`, reach: 'one' }
    bodyOf(await person.call('PATCH', path, { title: 'Movida', when: moved, occurrence }))
    const whole = { allDay: true, starts: on('10-12'), ends: on('10-12'), recurrence: 'FREQ=DAILY;COUNT=3' }
    const { id: fair } = await createEvent(person, 'Feria', whole)
    const left = { at: on('10-13'), reach: 'one' }
    bodyOf(await person.call('POST', `/api/calendar/events/${fair}/omissions`, left))
    const text = await (await open(await feedOf(person))).text()

    const answer = await person.call('GET', `/api/calendar?from=${on('10-01')}&to=${on('11-20')}`)
    const shown = z.object({ items: z.array(calendarItemSchema) }).parse(answer.body).items
    const expected = shown.flatMap((item) => {
      if (item.kind !== 'event') return []
      const single = item.event.exceptions.find(({ at }) => at === item.at)?.change
      return [`${(single ?? item.event).title} ${item.starts}`]
    })
    expect(expected.map((time) => time.split(' ')[0] ?? '').toSorted()).toEqual([
      'Feria',
      'Feria',
      'Movida',
      'Semanal',
      'Semanal',
      'Semanal',
    ])
    expect(timesByIcal(text)).toEqual(expected.toSorted())
    expect(timesByNodeIcal(text)).toEqual(expected.toSorted())
    expect(readWithIcal(text).filter(({ uid }) => uid === `${id}@aurelio`)).toHaveLength(2)
  })

  it('keeps its names, and counts every change up', async () => {
    const person = await signUp(server.url)
    const { id } = await createEvent(person, 'Antes', { starts: `${today}T10:00`, ends: `${today}T11:00` })
    const past = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
    await server.database.query().updateTable('calendarEvent').set(past).where('id', '=', id).execute()
    const path = await feedOf(person)
    const first = await open(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect((await open(path, { 'if-none-match': etag })).status).toBe(304)
    const [before] = readWithIcal(await first.text())
    bodyOf(await person.call('PATCH', `/api/calendar/events/${id}`, { title: 'Después' }))
    const [after] = readWithIcal(await (await open(path, { 'if-none-match': etag })).text())
    expect(after).toMatchObject({ uid: before?.uid, title: 'Después' })
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence))
  })

  it('has one address, however many ask for the first one at once', async () => {
    for (let people = 0; people < 3; people += 1) {
      const person = await signUp(server.url)
      const addresses = await Promise.all(Array.from({ length: 8 }, () => feedOf(person)))
      expect(new Set(addresses).size).toBe(1)
      expect((await open(addresses[0] ?? '')).status).toBe(200)
    }
  })

  it('stays at its address until that is renewed, and ends with the person’s place in the team', async () => {
    const owner = await signUp(server.url)
    const member = await signUp(server.url)
    await join(member, owner, 'member')
    const path = await feedOf(member)
    expect(path).not.toBe(await feedOf(owner))
    expect(await feedOf(member)).toBe(path)
    expect((await open(path)).status).toBe(200)
    const kept = await server.database.query().selectFrom('calendarFeed').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(path.slice(5, -4))

    bodyOf(await member.call('POST', '/api/calendar/feed'))
    expect((await open(path)).status).toBe(404)
    const renewed = await feedOf(member)
    expect((await open(renewed)).status).toBe(200)
    const { user } = await sessionOf(member)
    bodyOf(await owner.call('POST', `/api/workspace/members/${user.id}/removal`, { successorId: null }))
    expect((await open(renewed)).status).toBe(404)
    for (const nothing of ['/ics/x.ics', `/ics/${'a'.repeat(43)}.ics`, renewed.replace('.ics', '')])
      expect((await open(nothing)).status).toBe(404)
  })
})

/** Every time that a file tells, with what it is called, as ical.js expands it. */
function timesByIcal(text: string): string[] {
  registerZones(text)
  const entries = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((entry) => new ICAL.Event(entry))
  const times = entries
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      for (const other of entries)
        if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other)
      const turns = event.iterator()
      const read: string[] = []
      for (let next = turns.next(); next; next = turns.next()) {
        const { item, startDate } = event.getOccurrenceDetails(next)
        read.push(`${item.summary} ${timeText(startDate)}`)
      }
      return read
    })
  return times.toSorted()
}

/** The same by node-ical. */
function timesByNodeIcal(text: string): string[] {
  const days = { from: new Date(today), to: new Date(plusDays(today, 720)) }
  return Object.values(nodeIcal.sync.parseICS(text))
    .flatMap((entry) => (entry?.type === 'VEVENT' ? nodeIcal.expandRecurringEvent(entry, days) : []))
    .map(
      ({ summary, start, isFullDay }) =>
        `${plain(summary)} ${isFullDay ? dayText(start) : start.toISOString()}`,
    )
    .toSorted()
}

type Read = {
  uid: string
  title: string
  notes: string
  place: string
  starts: string
  ends: string
  sequence: string
}

function readWithIcal(text: string): Read[] {
  registerZones(text)
  const read = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate, endDate, sequence } = new ICAL.Event(component)
    return {
      uid,
      title: summary,
      notes: description ?? '',
      place: location ?? '',
      starts: timeText(startDate),
      ends: timeText(endDate),
      sequence: String(sequence),
    }
  })
  return read.toSorted(byUid)
}

function registerZones(text: string) {
  for (const zone of new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(zone)
}

const timeText = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())

function readWithNodeIcal(text: string): Read[] {
  const read = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT') return []
    const { uid, summary, description, location, start, end, datetype, sequence } = entry
    const written = (moment: Date | undefined) =>
      datetype === 'date' ? dayText(moment ?? new Date(0)) : (moment ?? new Date(0)).toISOString()
    return {
      uid,
      title: plain(summary),
      notes: plain(description),
      place: plain(location),
      starts: written(start),
      ends: written(end),
      sequence: String(sequence),
    }
  })
  return read.toSorted(byUid)
}

/** It knows texts with parameters, of which we write none. */
const plain = (value: unknown) => (typeof value === 'string' ? value : '')

/** It gives days as midnight of the machine. */
function dayText(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}

const byUid = (a: Read, b: Read) => (a.uid < b.uid ? -1 : 1)
