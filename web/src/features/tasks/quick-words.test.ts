import { expect, test } from 'vitest'
import { readQuickWords } from './quick-words.ts'

/** A Sunday. */
const today = '2026-11-22'

test.each([
  [
    'Llamar mañana 9:00 !alta #Roldán',
    { title: 'Llamar 9:00', dueOn: '2026-11-23', priority: 'high', project: 'Roldán' },
  ],
  ['Enviar el presupuesto hoy', { title: 'Enviar el presupuesto', dueOn: '2026-11-22' }],
  ['Revisar textos pasado mañana', { title: 'Revisar textos', dueOn: '2026-11-24' }],
  ['#Web Fotos lunes !BAJA', { title: 'Fotos', dueOn: '2026-11-23', priority: 'low', project: 'Web' }],
  ['Reunión domingo', { title: 'Reunión', dueOn: '2026-11-29' }],
  ['Entregar 05/12/2026', { title: 'Entregar', dueOn: '2026-12-05' }],
])('%s', (line, read) => {
  expect(readQuickWords(line, today, '')).toEqual(read)
})

test.each([
  'Llamar por la mañana',
  'mañana',
  'Preparar el lunes de puertas abiertas',
  'Oferta 3:2',
  '!alta',
  '¡Ojo! !ya',
  'Entregar 30/02/2026',
])('%s stays what it is', (line) => {
  expect(readQuickWords(line, today, '')).toEqual({ title: line })
})

test('a day that was chosen is the day, whatever the line says', () => {
  expect(readQuickWords('Para hoy !alta', today, '2026-12-01')).toEqual({
    title: 'Para hoy',
    priority: 'high',
  })
})
