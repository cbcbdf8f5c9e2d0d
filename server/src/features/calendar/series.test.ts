import {
  calendarEventSchema,
  calendarItemSchema,
  type CalendarEvent,
  type When,
} from '@aurelio/contracts/calendar'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { anHour, createEvent } from '../../testing/calendar.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../testing/work.ts'

const itemsSchema = z.object({ items: z.array(calendarItemSchema) })
/** Mondays at ten in Madrid: the clocks change before the third of them. */
const mondays: Partial<When> = {
  starts: '2026-10-12T10:00',
  ends: '2026-10-12T11:00',
  recurrence: 'FREQ=WEEKLY;COUNT=5',
}

/** When it is, with what it is called then. */
async function times(person: Person) {
  const answer = await person.call('GET', '/api/calendar?from=2026-10-01&to=2026-11-30')
  const { items } = itemsSchema.parse(bodyOf(answer))
  return items
    .flatMap((item) => {
      if (item.kind !== 'event') return []
      const single = item.event.exceptions.find(({ at }) => at === item.at)?.change
      return [`${item.starts.slice(0, 16)} ${(single ?? item.event).title}`]
    })
    .toSorted()
}
const change = async (person: Person, { id }: CalendarEvent, body: object) =>
  calendarEventSchema.parse(bodyOf(await person.call('PATCH', `/api/calendar/events/${id}`, body)))
const omit = async (person: Person, { id }: CalendarEvent, at: string, reach: 'one' | 'following') =>
  person.call('POST', `/api/calendar/events/${id}/omissions`, { at, reach })
const once = (starts: string, ends: string) => ({ ...anHour, starts, ends })

onEachEngine('single times of what repeats', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  it('one is moved and renamed, another left out; all others stay, and it is taken back', async () => {
    const person = await signUp(server.url)
    const event = await createEvent(person, 'Semanal', mondays)
    const before = await times(person)
    const changed = await change(person, event, {
      title: 'Movida',
      when: once('2026-12-27T16:00', '2026-12-27T17:00'),
      occurrence: { at: '2026-10-19T10:00', reach: 'one' },
    })
    bodyOf(await omit(person, event, '2026-11-02T10:00', 'one'))
    expect(await times(person)).toEqual([
      '2026-10-12T08:00 Semanal',
      '2026-10-26T09:00 Semanal',
      '2026-11-09T09:00 Semanal',
    ])
    const winter = bodyOf(await person.call('GET', '/api/calendar?from=2026-12-20&to=2026-12-31'))
    expect(itemsSchema.parse(winter).items).toMatchObject([
      { at: '2026-10-19T10:00', starts: '2026-12-27T15:00:00.000Z' },
    ])
    expect((await omit(person, event, '2026-11-02T10:00', 'one')).status).toBe(404)
    expect((await omit(person, event, '2026-11-03T10:00', 'one')).status).toBe(404)
    expect(changed.exceptions).toHaveLength(1)
    await change(person, event, { exceptions: [] })
    expect(await times(person)).toEqual(before)
  })

  it('one and all after it are an event of their own, which keeps their single times', async () => {
    const person = await signUp(server.url)
    const event = await createEvent(person, 'Semanal', mondays)
    bodyOf(await omit(person, event, '2026-10-12T10:00', 'one'))
    bodyOf(await omit(person, event, '2026-11-02T10:00', 'one'))
    const next = await change(person, event, {
      title: 'Martes',
      when: { ...event.when, starts: '2026-10-27T12:00', ends: '2026-10-27T13:00' },
      occurrence: { at: '2026-10-26T10:00', reach: 'following' },
    })
    expect(next.id).not.toBe(event.id)
    expect(next.when.recurrence).toBe('FREQ=WEEKLY;COUNT=3')
    expect(await times(person)).toEqual([
      '2026-10-19T08:00 Semanal',
      '2026-10-27T11:00 Martes',
      '2026-11-10T11:00 Martes',
    ])
    bodyOf(await omit(person, next, '2026-11-10T12:00', 'following'))
    expect(await times(person)).toEqual(['2026-10-19T08:00 Semanal', '2026-10-27T11:00 Martes'])
  })

  it('all of them carry their single times along; what the rule no longer has is gone', async () => {
    const person = await signUp(server.url)
    const event = await createEvent(person, 'Semanal', mondays)
    bodyOf(await omit(person, event, '2026-10-19T10:00', 'one'))
    bodyOf(await omit(person, event, '2026-11-09T10:00', 'one'))
    const later = { ...event.when, starts: '2026-10-13T12:00', ends: '2026-10-13T13:00' }
    const moved = await change(person, event, { when: later })
    expect(moved.exceptions.map(({ at }) => at)).toEqual(['2026-10-20T12:00', '2026-11-10T12:00'])
    const fewer = await change(person, event, { when: { ...later, recurrence: 'FREQ=WEEKLY;COUNT=3' } })
    expect(fewer.exceptions.map(({ at }) => at)).toEqual(['2026-10-20T12:00'])
    expect((await change(person, event, { when: { ...later, recurrence: null } })).exceptions).toEqual([])
  })

  it('what a colleague changed meanwhile is not overwritten: of one time, of all, and of what is taken back', async () => {
    const berta = await colleagueOf(server, ana, 'member')
    const event = await createEvent(ana, 'Semanal', mondays)
    const path = `/api/calendar/events/${event.id}`
    const occurrence = { at: '2026-10-19T10:00', reach: 'one' }
    const seen = { when: once('2026-10-19T10:00', '2026-10-19T11:00') }
    const by = (ends: string) => ({ occurrence, seen, when: once('2026-10-19T10:00', ends) })
    const first = await change(ana, event, by('2026-10-19T12:00'))
    const late = await berta.call('PATCH', path, by('2026-10-19T13:00'))
    expect(late).toMatchObject({ status: 409, body: { code: 'EVENT_CHANGED', params: { fields: ['when'] } } })
    await change(berta, event, { title: 'Otro nombre', seen: { title: 'Semanal' } })
    expect((await ana.call('PATCH', path, { title: 'Mío', seen: { title: 'Semanal' } })).status).toBe(409)
    bodyOf(await omit(berta, event, '2026-10-26T10:00', 'one'))
    const back = await ana.call('PATCH', path, { exceptions: [], seen: { exceptions: first.exceptions } })
    expect(back).toMatchObject({ status: 409, body: { params: { fields: ['exceptions'] } } })
  })

  it('two at once change two different times, and both stay', async () => {
    const event = await createEvent(ana, 'Diario', { recurrence: 'FREQ=DAILY;COUNT=9' })
    const ats = ['2026-11-21T10:00', '2026-11-22T10:00', '2026-11-23T10:00', '2026-11-24T10:00']
    const answers = await Promise.all(ats.map((at) => omit(ana, event, at, 'one')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const kept = calendarEventSchema.parse(bodyOf(await ana.call('GET', `/api/calendar/events/${event.id}`)))
    expect(kept.exceptions.map(({ at }) => at)).toEqual(ats)
  })

  it('a single time does not repeat by itself', async () => {
    const event = await createEvent(ana, 'Semanal', mondays)
    const repeating = { title: 'X', notes: '', place: '', when: event.when }
    const sent = { exceptions: [{ at: '2026-10-19T10:00', change: repeating }] }
    expect((await ana.call('PATCH', `/api/calendar/events/${event.id}`, sent)).status).toBe(422)
  })
})
