import { z } from 'zod'
import type { NamedId } from '../../testing/authorization/named-ids.ts'
import { subscribe } from '../../testing/subscriptions.ts'
import type { Person } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const made = z.object({ id: z.string() })

const list = async (owner: Person) =>
  made.parse(bodyOf(await owner.call('POST', '/api/subscription-lists', { name: 'Con ids' }))).id
const listWithPerson = async (owner: Person) => {
  const id = await list(owner)
  const people = [{ email: 'luis@ejemplo.es' }]
  bodyOf(
    await owner.call('POST', `/api/subscription-lists/${id}/people`, { people, permission: 'Lo pidió.' }),
  )
  return id
}
const subscriber = async (owner: Person) => (await subscribe(owner)).id
const letter = async (owner: Person) => made.parse(bodyOf(await owner.call('POST', '/api/letters', {}))).id
const segment = async (owner: Person) =>
  made.parse(
    bodyOf(
      await owner.call('POST', '/api/segments', {
        name: 'Con ids',
        rules: { match: 'all', rules: [{ question: { what: 'won' } }] },
      }),
    ),
  ).id
const sequence = async (owner: Person) =>
  made.parse(bodyOf(await owner.call('POST', '/api/sequences', { name: 'Con ids' }))).id

const emptySequence = {
  name: 'Bienvenida',
  graph: { nodes: [], edges: [] },
  rules: { entry: [], exit: [], again: false },
  baseNumber: 1,
}

/** What letters, sequences and questions about people name. */
export const namedIds: Record<string, NamedId> = {
  'GET /subscribers listId': { thing: listWithPerson },
  'GET /letters/{id}/drawn personId': { thing: subscriber, target: letter, single: true },
  'POST /letters listId': { thing: list },
  'POST /sequences listId': { thing: list, body: { name: 'Bienvenida' } },
  'PUT /letters/{id} listId': { thing: list, target: letter },
  'PUT /letters/{id} segmentId': { thing: segment, target: letter },
  'PUT /sequences/{id} listId': { thing: list, target: sequence, body: emptySequence },
}
