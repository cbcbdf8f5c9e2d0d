import { expect, test } from 'vitest'
import { readPeople } from './read-people.ts'

test('each line is a person, in any of the ways in which addresses are written', () => {
  const { people, unread } = readPeople(
    'Ana@Ejemplo.es\n\n"Ruiz, Eva" <eva@ejemplo.es>\r\nluis@ejemplo.es; Luis Pérez\nMar, mar@ejemplo.es\n',
  )
  expect(unread).toEqual([])
  expect(people).toEqual([
    { email: 'ana@ejemplo.es', name: '' },
    { email: 'eva@ejemplo.es', name: 'Ruiz, Eva' },
    { email: 'luis@ejemplo.es', name: 'Luis Pérez' },
    { email: 'mar@ejemplo.es', name: 'Mar' },
  ])
})

test('a time zone may stand behind a person, and one that is none is told', () => {
  const { people, unread } = readPeople(
    'ana@ejemplo.es, Ana, America/Lima\nEva <eva@ejemplo.es>, Europe/Madrid\nluz@ejemplo.es;Asia/Tokyo\nmar@ejemplo.es, Mar, Europa/Marte',
  )
  expect(people).toEqual([
    { email: 'ana@ejemplo.es', name: 'Ana', zone: 'America/Lima' },
    { email: 'eva@ejemplo.es', name: 'Eva', zone: 'Europe/Madrid' },
    { email: 'luz@ejemplo.es', name: '', zone: 'Asia/Tokyo' },
  ])
  expect(unread).toEqual(['mar@ejemplo.es, Mar, Europa/Marte'])
})

test('an address counts once, and what is none is told', () => {
  const { people, unread } = readPeople('ana@ejemplo.es\nANA@ejemplo.es\nana arroba ejemplo\nana@@ejemplo')
  expect(people).toHaveLength(1)
  expect(unread).toEqual(['ana arroba ejemplo', 'ana@@ejemplo'])
})
