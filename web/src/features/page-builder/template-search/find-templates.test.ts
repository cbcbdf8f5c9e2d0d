import { expect, test } from 'vitest'
import { countCategories, findTemplates } from './find-templates.ts'

const templates = [
  {
    id: 'w',
    name: 'Webinar en directo',
    description: 'Inscripción con cuenta atrás',
    category: 'webinar',
    tags: ['evento'],
  },
  {
    id: 'l',
    name: 'Agencia local',
    description: 'Servicios y contacto',
    category: 'landing',
    tags: ['Negocio', 'página'],
  },
  { id: 'm', name: 'Producto', description: 'Una sola oferta', category: 'landing', tags: [] },
]
const find = (category: string | null, words: string) =>
  findTemplates(templates, category, words).map(({ id }) => id)

test('finds by name, description or tags, in any case and with or without accents', () => {
  expect(find(null, 'WEBINAR')).toEqual(['w'])
  expect(find(null, 'inscripcion')).toEqual(['w'])
  expect(find(null, 'negocio')).toEqual(['l'])
  expect(find(null, 'Pagina')).toEqual(['l'])
})

test('words and category both hold', () => {
  expect(find('landing', '')).toEqual(['l', 'm'])
  expect(find('landing', 'webinar')).toEqual([])
  expect(find(null, '  ')).toEqual(['w', 'l', 'm'])
})

test('categories are counted in the order they come', () => {
  expect(countCategories(templates)).toEqual([
    { category: 'webinar', count: 1 },
    { category: 'landing', count: 2 },
  ])
  expect(countCategories([])).toEqual([])
})
