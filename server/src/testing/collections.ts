import { z } from 'zod'
import type { ItemPagesOf } from '../features/delivery/item-pages.ts'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

const made = z.object({ id: z.string() })

/** What a team has of each of its people. */
export const peopleFields = [
  { key: 'nombre', name: 'Nombre', kind: 'text', required: true, unique: true },
  { key: 'cargo', name: 'Cargo', kind: 'choice', options: ['Dirección', 'Diseño'] },
  { key: 'anos', name: 'Años', kind: 'number' },
  { key: 'desde', name: 'Desde', kind: 'date' },
  { key: 'visible', name: 'Visible', kind: 'boolean', initial: 'sí' },
]

/** Makes one, as the person does. */
export async function addCollection(person: Person, name: string, more: object = {}) {
  return made.parse(
    bodyOf(await person.call('POST', '/api/collections', { name, fields: peopleFields, ...more })),
  )
}

/** Adds an item, as the person does. */
export async function addItem(person: Person, id: string, values: object, state = 'draft') {
  return made.parse(bodyOf(await person.call('POST', `/api/collections/${id}/items`, { values, state })))
}

/** What a process is told of pages of items that has none. */
export const noItemPages: ItemPagesOf = {
  at: async () => [],
  all: async () => [],
  ofPage: async () => null,
  on: async () => null,
  feed: async () => null,
  addresses: async () => [],
  reached: async (ids) => ids,
  stamp: async () => '',
  shown: async () => new Map(),
  asked: async () => null,
}
