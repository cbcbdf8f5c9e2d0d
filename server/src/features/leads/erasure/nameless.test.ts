import { expect, it } from 'vitest'
import { nameless } from './nameless.ts'

const person = {
  name: 'Íñigo de la Peña',
  email: 'i.pena+x@ejemplo.es',
  phone: '+34 600 111 222',
  phoneKey: '600111222',
}
const rewrite = nameless([person])

it.each([
  ['Llamar a Íñigo de la Peña', 'Llamar a [datos borrados]'],
  ['llamar a INIGO PENA hoy', 'llamar a [datos borrados] hoy'],
  ['Correo: i.pena+x@ejemplo.es.', 'Correo: [datos borrados].'],
  ['Tel. +34 600-11-12-22', 'Tel. [datos borrados]'],
  ['0034600111222 y 600111222', '[datos borrados] y [datos borrados]'],
  ['Mandar de la oferta a Peñaranda', 'Mandar de la oferta a Peñaranda'],
  ['Pedido 9600111222', 'Pedido 9600111222'],
])('takes whom it is about out of «%s»', (text, told) => expect(rewrite(text)).toBe(told))

it('leaves everything where nobody is named', () => {
  const nobody = nameless([{ name: '', email: '', phone: '', phoneKey: null }])
  expect(nobody('Llamar a Íñigo, 600111222')).toBe('Llamar a Íñigo, 600111222')
})
