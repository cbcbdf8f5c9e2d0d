import { expect, test } from 'vitest'
import { readQuickWords } from './quick-words.ts'

/** A Sunday. */
const today = '2026-11-22'

test.each([
  [
    'Llamar mañana 9:00 !alta #Roldán',
    { title: 'Llamar', dueOn: '2026-11-23', dueTime: '09:00', priority: 'high', project: 'Roldán' },
  ],
  ['Enviar el presupuesto hoy', { title: 'Enviar el presupuesto', dueOn: '2026-11-22' }],
  ['Revisar textos pasado mañana', { title: 'Revisar textos', dueOn: '2026-11-24' }],
  ['#Web Fotos lunes !BAJA', { title: 'Fotos', dueOn: '2026-11-23', priority: 'low', project: 'Web' }],
  ['Llamar hoy a las 17:30', { title: 'Llamar', dueOn: '2026-11-22', dueTime: '17:30' }],
  ['Llamar a las 9 lunes', { title: 'Llamar', dueOn: '2026-11-23', dueTime: '09:00' }],
  ['Comida mañana a la 1 pm', { title: 'Comida', dueOn: '2026-11-23', dueTime: '13:00' }],
  ['Llamar lunes 9h', { title: 'Llamar', dueOn: '2026-11-23', dueTime: '09:00' }],
  ['Comprar 12 sillas mañana', { title: 'Comprar 12 sillas', dueOn: '2026-11-23' }],
  ['Poner vídeo de las 9:30 mañana', { title: 'Poner vídeo de las', dueOn: '2026-11-23', dueTime: '09:30' }],
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
  'Programa de las 21:00',
  'Llamar a las 25:00',
  '!alta',
  '¡Ojo! !ya',
  'Entregar 30/02/2026',
])('%s stays what it is', (line) => {
  expect(readQuickWords(line, today, '')).toEqual({ title: line })
})

test('an hour is of the day that was chosen too', () => {
  expect(readQuickWords('Llamar a las 9', today, '2026-12-01')).toEqual({ title: 'Llamar', dueTime: '09:00' })
})

test('a day that was chosen is the day, whatever the line says', () => {
  expect(readQuickWords('Para hoy !alta', today, '2026-12-01')).toEqual({
    title: 'Para hoy',
    priority: 'high',
  })
})
