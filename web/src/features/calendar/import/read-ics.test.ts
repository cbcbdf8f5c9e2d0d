import { expect, test } from 'vitest'
import { readIcs } from './read-ics.ts'

const here = 'Europe/Madrid'
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//otro//ES', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:u@otro',
  'DTSTAMP:20261101T000000Z',
  ...lines,
  'END:VEVENT',
]
const read = (...lines: string[]) => readIcs(file(...lines), here, 'Sin título')

test('a moment in UTC is shown where the person is', () => {
  expect(read(...event('DTSTART:20261120T083000Z', 'DTEND:20261120T093000Z', 'SUMMARY:Uno\\, dos'))).toEqual({
    events: [
      {
        uid: 'u@otro',
        title: 'Uno, dos',
        notes: '',
        place: '',
        when: {
          allDay: false,
          starts: '2026-11-20T09:30',
          ends: '2026-11-20T10:30',
          zone: here,
          recurrence: null,
        },
        exceptions: [],
      },
    ],
    left: 0,
  })
})

test('a named place keeps its clock, and a rule its last day there', () => {
  const [found] = read(
    ...event(
      'DTSTART;TZID=America/New_York:20261120T190000',
      'DTEND;TZID=America/New_York:20261120T200000',
      'RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20261205T000000Z',
      'SUMMARY:Fuera',
    ),
  ).events
  expect(found?.when).toEqual({
    allDay: false,
    starts: '2026-11-20T19:00',
    ends: '2026-11-20T20:00',
    zone: 'America/New_York',
    recurrence: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261204',
  })
})

test('whole days end with the last one, and nothing said of the end is one day', () => {
  expect(read(...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227')).events[0]).toMatchObject({
    title: 'Sin título',
    when: { allDay: true, starts: '2026-12-24', ends: '2026-12-26' },
  })
  expect(read(...event('DTSTART;VALUE=DATE:20261224')).events[0]?.when).toMatchObject({ ends: '2026-12-24' })
})

test('a rule that no calendar of people makes is left out; single times without their series are counted', () => {
  const series = event('DTSTART:20261120T083000Z', 'RRULE:FREQ=SECONDLY')
  const changed = event('RECURRENCE-ID:20261127T083000Z', 'DTSTART:20261127T103000Z')
  const { events, left } = read(...series, ...changed)
  expect(events.map(({ when }) => when.recurrence)).toEqual([null])
  expect(left).toBe(1)
})

test('single times that are left out or told apart are named by the clock of the series', () => {
  const series = event(
    'DTSTART;TZID=America/New_York:20261120T190000',
    'DTEND;TZID=America/New_York:20261120T200000',
    'RRULE:FREQ=WEEKLY',
    'EXDATE;TZID=America/New_York:20261127T190000,20261204T190000',
    'EXDATE:20261212T000000Z',
    'SUMMARY:Semanal',
  )
  const moved = event('RECURRENCE-ID:20261219T000000Z', 'DTSTART:20261220T100000Z', 'SUMMARY:Movida')
  const { events, left } = read(...moved, ...series)
  expect(left).toBe(0)
  expect(events).toHaveLength(1)
  expect(events[0]?.exceptions).toMatchObject([
    { at: '2026-11-27T19:00', change: null },
    { at: '2026-12-04T19:00', change: null },
    { at: '2026-12-11T19:00', change: null },
    { at: '2026-12-18T19:00', change: { title: 'Movida', when: { starts: '2026-12-20T11:00', zone: here } } },
  ])
  const days = event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY', 'EXDATE;VALUE=DATE:20261203')
  expect(read(...days).events[0]?.exceptions).toEqual([{ at: '2026-12-03', change: null }])
})

test('what is no calendar is refused', () => {
  expect(() => readIcs('Nombre;Fecha\nUno;2026', here, '')).toThrow('Invalid parameters')
})
