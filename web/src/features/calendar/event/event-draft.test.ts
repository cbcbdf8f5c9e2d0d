import { expect, test } from 'vitest'
import { checked, newDraft, withAllDay, withKind, withStart } from './event-draft.ts'

const zone = 'Europe/Madrid'
const draft = { ...newDraft('2026-11-20'), title: 'Reunión' }

test('an hour at nine, sent with its place', () => {
  expect(checked(draft, zone, null)).toEqual({
    event: {
      title: 'Reunión',
      place: '',
      notes: '',
      when: { allDay: false, starts: '2026-11-20T09:00', ends: '2026-11-20T10:00', zone, recurrence: null },
      about: { kind: 'event' },
    },
  })
})

test('the end goes along with the start, unless that is still being typed', () => {
  expect(withStart(draft, '2026-11-30T23:30')).toMatchObject({ ends: '2026-12-01T00:30' })
  expect(withStart(draft, '')).toMatchObject({ starts: '', ends: draft.ends })
  const days = { ...withAllDay(draft, true), ends: '2026-11-22' }
  expect(withStart(days, '2026-12-31')).toMatchObject({ starts: '2026-12-31', ends: '2027-01-02' })
})

test('whole days and back', () => {
  const days = withAllDay(draft, true)
  expect(days).toMatchObject({ starts: '2026-11-20', ends: '2026-11-20' })
  expect(withAllDay(days, false)).toEqual(draft)
})

test('a campaign and a test last whole days, once, and keep what was typed for another kind', () => {
  const weekly = { ...draft, repeats: 'weekly' as const }
  const trial = withKind(weekly, 'test')
  expect(trial).toMatchObject({ allDay: true, starts: '2026-11-20', ends: '2026-11-20', repeats: 'never' })
  const typed = { ...trial, about: { ...trial.about, compares: 'Titulares' } }
  expect(checked(withKind(typed, 'campaign'), zone, null)).toMatchObject({
    event: { about: { kind: 'campaign', campaign: '' } },
  })
  expect(checked(withKind(withKind(typed, 'campaign'), 'test'), zone, null)).toMatchObject({
    event: { about: { kind: 'test', pageId: null, compares: 'Titulares', result: '' } },
  })
  const long = { ...typed, about: { ...typed.about, result: 'x'.repeat(2001) } }
  expect(checked(long, zone, null)).toEqual({ errors: { result: 'No puede pasar de 2000 caracteres.' } })
})

test('each complaint stands at its field', () => {
  const wrong = { ...draft, title: ' ', starts: '', ends: '2026-11-20T08:00' }
  expect(checked(wrong, zone, null)).toEqual({
    errors: { title: 'Escribe qué es.', starts: 'No es una fecha válida.' },
  })
  expect(checked({ ...draft, ends: '2026-11-20T08:00' }, zone, null)).toEqual({
    errors: { ends: 'Termina antes de empezar.' },
  })
})
