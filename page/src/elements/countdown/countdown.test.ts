import { expect, test } from 'vitest'
import { countdown } from '../../behaviours/built.ts'
import { renderPublication } from '../../render/render-publication.ts'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { instantOf, momentText, parseMoment } from './moment.ts'

test.each([
  ['2027-12-31 23:59', '2027-12-31T23:59'],
  [' 2027-06-01T08:05 ', '2027-06-01T08:05'],
  ['2027-06-01', '2027-06-01T23:59'],
  ['2028-02-29', '2028-02-29T23:59'],
])('%j is a moment', (text, moment) => {
  expect(parseMoment(text)).toBe(moment)
})

test.each(['', 'mañana', '2027-02-30', '2027-13-01', '2027-01-01 24:00', '31/12/2027', '2027-1-1', null, 5])(
  '%j is none',
  (text) => {
    expect(parseMoment(text)).toBeUndefined()
  },
)

test.each([
  ['2027-01-15T12:00', 'Europe/Madrid', '2027-01-15T11:00:00.000Z'],
  ['2027-07-15T12:00', 'Europe/Madrid', '2027-07-15T10:00:00.000Z'],
  ['2027-07-15T12:00', 'Atlantic/Canary', '2027-07-15T11:00:00.000Z'],
  ['2027-07-15T12:00', 'America/Mexico_City', '2027-07-15T18:00:00.000Z'],
  ['2027-07-15T12:00', 'UTC', '2027-07-15T12:00:00.000Z'],
  // The morning after the clocks went forward and back.
  ['2027-03-28T03:30', 'Europe/Madrid', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31T03:30', 'Europe/Madrid', '2027-10-31T02:30:00.000Z'],
] as const)('%s by the clocks of %s is %s', (moment, zone, instant) => {
  expect(instantOf(moment, zone)).toBe(instant)
})

test('the date reads in Spanish on every machine', () => {
  expect(momentText('2027-03-05T09:00')).toBe('5 de marzo de 2027, 09:00')
})

test('the date is there without a script; a wrong one falls back', () => {
  const html = htmlOf(element('countdown-1', { date: '2027-03-05 09:00', label: 'Hasta el' }))
  expect(html).toContain(
    'Hasta el <time dateTime="2027-03-05T08:00:00.000Z">5 de marzo de 2027, 09:00</time>',
  )
  expect(html).toContain('data-countdown="2027-03-05T08:00:00.000Z"')
  expect(html.match(/data-countdown-figure=""/g)).toHaveLength(4)
  expect(htmlOf(element('countdown-1', { date: '"><script>' }))).toContain('31 de diciembre de 2027')
})

test('only a page with a countdown carries its script, and once', () => {
  const twice = documentOf(element('countdown-1'), element('countdown-2'))
  const { html, manifest } = renderPublication(twice, { title: '' })
  expect(html.split(`<script>${countdown.text}</script>`)).toHaveLength(2)
  expect(manifest.scripts).toHaveLength(1)
  expect(renderPublication(documentOf(element('text-1')), { title: '' }).html).not.toContain('<script')
})
