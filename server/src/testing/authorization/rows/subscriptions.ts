import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  addPeople,
  createLetter,
  createList,
  createSequence,
  runSequence,
  subscribe,
} from '../../subscriptions.ts'
import type { Person } from '../../test-server.ts'
import { bodyOf } from '../../work.ts'
import { open, type Row, staff, withBody } from '../row.ts'
import { sentFile, type Thing } from '../making.ts'

const made = z.object({ id: z.string() })

/** A workspace has room for a hundred lists: where any will do, it is the same one. */
const lists = new WeakMap<Person, Promise<string>>()
function oneList(owner: Person): Promise<string> {
  const known = lists.get(owner) ?? createList(owner)
  lists.set(owner, known)
  return known
}

const list: Thing = async ({ owner }) => ({ id: await createList(owner) })
const person: Thing = async ({ owner }) => ({ id: (await subscribe(owner)).id })
const stepsOf = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      graph: z.object({ nodes: z.array(z.object({ id: z.string(), kind: z.string() })) }),
    }),
  ),
})
const member: Thing = async ({ owner }) => {
  const { id: personId, listId } = await subscribe(owner)
  return { id: listId, personId }
}
const memberExport: Thing = async ({ owner }) => {
  const { id: personId, listId } = await subscribe(owner)
  return { id: listId, listId, personId }
}
const batch: Thing = async ({ owner }) => ({ id: (await subscribe(owner)).batchId })
const personImport: Thing = async (place) =>
  sentFile(
    place,
    `/api/subscription-lists/${await oneList(place.owner)}/imports?name=boletin.csv`,
    'correo\neva@ejemplo.es',
  )
const letter: Thing = async ({ owner }) => {
  const listId = await oneList(owner)
  await addPeople(owner, listId, ['luis@ejemplo.es'])
  return { id: await createLetter(owner, listId) }
}
const sequence: Thing = async ({ owner }) => ({ id: await createSequence(owner, await oneList(owner)) })
const step: Thing = async ({ owner }) => {
  const id = await createSequence(owner, await oneList(owner))
  const { items } = stepsOf.parse(bodyOf(await owner.call('GET', '/api/sequences')))
  const steps = items.find((one) => one.id === id)?.graph.nodes ?? []
  return { id, stepId: steps.find(({ kind }) => kind === 'letter')?.id ?? '' }
}
const running: Thing = async ({ owner }) => ({ id: await runSequence(owner, await oneList(owner)) })
const inside: Thing = async ({ owner }) => {
  const { id: personId, listId } = await subscribe(owner)
  const id = await runSequence(owner, listId)
  bodyOf(await owner.call('POST', `/api/sequences/${id}/people`))
  return { id, personId }
}
const nobody: Thing = async () => ({ token: 'x.y', position: '0' })

const ofNobody = { match: 'all', rules: [{ question: { what: 'won' } }] }
const segment: Thing = async ({ owner }) => {
  const body = { name: `Clientes ${randomUUID()}`, rules: ofNobody }
  return made.parse(bodyOf(await owner.call('POST', '/api/segments', body)))
}

/** Lists, letters, segments and sequences. */
export const subscriptionRows: Record<string, Row> = {
  'GET /api/subscription-lists': staff(200),
  'POST /api/subscription-lists': staff(201, withBody({ name: 'Novedades' })),
  'PATCH /api/subscription-lists/{id}': staff(200, { thing: list, ...withBody({ name: 'Otra' }) }),
  'DELETE /api/subscription-lists/{id}': staff(200, { thing: list }),
  'GET /api/subscribers': staff(200),
  'POST /api/subscription-lists/{id}/people': staff(200, {
    thing: list,
    ...withBody({ people: [{ email: 'luis@ejemplo.es' }], permission: 'Por teléfono', asksToConfirm: false }),
  }),
  'DELETE /api/subscription-lists/{id}/people/{personId}': staff(200, { thing: member }),
  'POST /api/subscription-lists/{id}/people/{personId}/proof': staff(200, { thing: member }),
  'GET /api/exports/subscriptions/{listId}/{personId}': staff(200, { thing: memberExport }),
  'GET /api/subscriber-imports': staff(200),
  'POST /api/subscription-lists/{id}/imports': staff(201, { thing: list, ...withBody('correo') }),
  'GET /api/subscriber-imports/{id}': staff(200, { thing: personImport }),
  'POST /api/subscriber-imports/{id}/start': staff(200, {
    thing: personImport,
    ...withBody({ mapping: ['email'], permission: 'Por teléfono' }),
  }),
  // It has not begun.
  'POST /api/subscriber-imports/{id}/cancel': staff(409, { thing: personImport, ...withBody({}) }),
  'POST /api/subscriber-imports/{id}/undo': staff(409, { thing: personImport, ...withBody({}) }),
  'DELETE /api/subscription-batches/{id}': staff(200, { thing: batch }),
  'DELETE /api/subscribers/{id}': staff(200, { thing: person }),
  'GET /api/segments': staff(200),
  'POST /api/segments': staff(201, {
    body: () => ({ name: `Clientes ${randomUUID()}`, rules: ofNobody }),
  }),
  'PUT /api/segments/{id}': staff(200, { thing: segment, ...withBody({ name: 'Otro', rules: ofNobody }) }),
  'DELETE /api/segments/{id}': staff(200, { thing: segment }),
  'POST /api/segment-counts': staff(200, withBody(ofNobody)),
  'GET /api/letters': staff(200),
  'POST /api/letters': staff(201, withBody({ subject: 'Hola' })),
  'GET /api/letters/{id}': staff(200, { thing: letter }),
  'PUT /api/letters/{id}': staff(200, { thing: letter, ...withBody({ subject: 'Otro' }) }),
  'DELETE /api/letters/{id}': staff(200, { thing: letter }),
  'POST /api/letters/{id}/operations': staff(200, {
    thing: letter,
    ...withBody({ session: 'programa-1', seen: 1, steps: [] }),
  }),
  'GET /api/letters/{id}/check': staff(200, { thing: letter }),
  'GET /api/letters/{id}/drawn': staff(200, { thing: letter }),
  'GET /api/letters/{id}/zones': staff(200, { thing: letter, query: '?at=2030-01-01T09:00&past=now' }),
  'POST /api/letters/{id}/trial': staff(200, { thing: letter }),
  'POST /api/letters/{id}/sending': staff(200, {
    thing: letter,
    ...withBody({ sendAt: '2030-01-01T00:00:00.000Z' }),
  }),
  'POST /api/letters/{id}/pause': staff(200, { thing: letter }),
  'POST /api/letters/{id}/resumption': staff(200, { thing: letter }),
  'POST /api/letters/{id}/stop': staff(200, { thing: letter }),
  'GET /api/letter-sending': staff(200),
  'PUT /api/letter-sending': staff(200, withBody({ perDomainHour: 100, warmsUp: false })),
  'GET /api/sequences': staff(200),
  'POST /api/sequences': staff(201, withBody({ name: 'Bienvenida' })),
  'PUT /api/sequences/{id}': staff(200, {
    thing: sequence,
    ...withBody({
      name: 'Otra',
      listId: null,
      graph: { nodes: [], edges: [] },
      rules: { entry: [], exit: [], again: false },
      baseNumber: 1,
    }),
  }),
  'POST /api/sequences/{id}/state': staff(200, { thing: sequence, ...withBody({ isRunning: true }) }),
  'POST /api/sequences/{id}/people': staff(200, { thing: running }),
  'GET /api/sequences/{id}/letters/{stepId}': staff(200, { thing: step }),
  'GET /api/sequences/{id}/letters/{stepId}/check': staff(200, { thing: step }),
  'POST /api/sequences/{id}/letters/{stepId}/trial': staff(200, { thing: step }),
  'GET /api/sequences/{id}/people': staff(200, { thing: sequence }),
  'POST /api/sequences/{id}/people/{personId}': staff(200, { thing: inside, ...withBody({ stepId: null }) }),
  'DELETE /api/sequences/{id}': staff(200, { thing: sequence }),
  'GET /s/{token}': open(404, { thing: nobody }),
  'POST /s/{token}': open(404, { thing: nobody }),
  'GET /s/{token}/data': open(404, { thing: nobody }),
  'GET /s/{token}/data.json': open(404, { thing: nobody }),
  'POST /s/{token}/data': open(404, { thing: nobody }),
  'GET /m/{token}': open(404, { thing: nobody }),
  'GET /m/{token}/{position}': open(404, { thing: nobody }),
}
