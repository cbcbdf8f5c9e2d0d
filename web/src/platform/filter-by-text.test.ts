import { expect, test } from 'vitest'
import { filterByText } from './filter-by-text.ts'

const entries = [
  { name: 'Nuevo Proyecto', description: 'Da de alta un proyecto' },
  { name: 'Tareas', description: 'Lo que queda por hacer', keywords: 'pendientes' },
  { name: 'Nueva Página', description: 'Empieza con una plantilla' },
  { name: 'Proyectos', description: 'Cómo van' },
]
const names = (query: string) => filterByText(entries, query).map(({ name }) => name)

test('nothing typed holds for all, in their order', () => {
  expect(names('  ')).toEqual(['Nuevo Proyecto', 'Tareas', 'Nueva Página', 'Proyectos'])
})

test('accents and case do not count, neither in what is typed nor in what is found', () => {
  expect(names('PAGINA')).toEqual(['Nueva Página'])
  expect(names('páginá')).toEqual(['Nueva Página'])
})

test('name, description and other words are looked at', () => {
  expect(names('plantilla')).toEqual(['Nueva Página'])
  expect(names('pendientes')).toEqual(['Tareas'])
  expect(names('zzz')).toEqual([])
})

test('every word has to be there, in any order', () => {
  expect(names('plantilla nueva')).toEqual(['Nueva Página'])
  expect(names('nueva tarea')).toEqual([])
})

test('what begins with the words comes first', () => {
  expect(names('proyecto')).toEqual(['Proyectos', 'Nuevo Proyecto'])
})
