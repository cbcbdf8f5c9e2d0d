import { z } from 'zod'
import { documentWith } from '../../pages.ts'
import { createQuiz } from '../../quizzes.ts'
import { createList, createSequence } from '../../subscriptions.ts'
import { bodyOf } from '../../work.ts'
import { type Row, staff, withBody } from '../row.ts'
import type { Place } from '../making.ts'
import { things } from '../things.ts'

const withId = z.object({ id: z.string() })
const step = { id: 's1', kind: 'gracias', at: null, name: 'Gracias', document: documentWith('Gracias') }
const file = { format: 'aurelio-funnel-1', name: 'Embudo', graph: { nodes: [step], edges: [] } }

async function funnel({ owner }: Place) {
  return withId.parse(bodyOf(await owner.call('POST', '/api/funnels', file)))
}

/** With a step that is about a quiz. */
async function quizStep({ owner }: Place): Promise<Record<string, string>> {
  const asked = { ...file, graph: { nodes: [{ ...step, kind: 'quiz' }], edges: [] } }
  const { id } = withId.parse(bodyOf(await owner.call('POST', '/api/funnels', asked)))
  return { id, step: 's1', quiz: (await createQuiz(owner)).id }
}

/** With letters that follow a form. */
async function letterStep({ owner }: Place): Promise<Record<string, string>> {
  const thing = await createSequence(owner, await createList(owner))
  const nodes = [
    { ...step, kind: 'captura', document: documentWith('Guía', ['email']) },
    { ...step, id: 's2', kind: 'correo', thing },
  ]
  const edges = [{ id: 'e1', from: 's1', port: 'enviar', to: 's2' }]
  const { id } = withId.parse(
    bodyOf(await owner.call('POST', '/api/funnels', { ...file, graph: { nodes, edges } })),
  )
  return { id, step: 's2' }
}

/** Funnels, and the path of a lead. */
async function version(place: Place) {
  const { id } = await funnel(place)
  const path = `/api/funnels/${id}/versions`
  const kept = withId.parse(bodyOf(await place.owner.call('POST', path, { name: 'Antes' })))
  return { id, versionId: kept.id }
}

export const funnelRows: Record<string, Row> = {
  'GET /api/funnels': staff(200),
  'POST /api/funnels': staff(201, withBody(file)),
  'GET /api/funnels/{id}': staff(200, { thing: funnel }),
  'PUT /api/funnels/{id}': staff(200, {
    thing: funnel,
    ...withBody({ name: 'Otro', graph: { nodes: [], edges: [] }, baseVersion: 1 }),
  }),
  'DELETE /api/funnels/{id}': staff(200, { thing: funnel }),
  'POST /api/funnels/{id}/steps': staff(201, { thing: funnel, ...withBody({ step: { ...step, id: 's2' } }) }),
  'POST /api/funnels/{id}/steps/{step}/page': staff(201, {
    thing: quizStep,
    body: ({ quiz }) => ({ thing: quiz, baseVersion: 1 }),
  }),
  'PUT /api/funnels/{id}/steps/{step}/box': staff(200, {
    thing: letterStep,
    ...withBody({ text: 'Quiero recibir correos' }),
  }),
  'DELETE /api/funnels/{id}/steps/{step}/box': staff(200, { thing: letterStep }),
  'POST /api/funnels/{id}/publication': staff(200, { thing: funnel }),
  'GET /api/funnels/{id}/versions': staff(200, { thing: funnel }),
  'POST /api/funnels/{id}/versions': staff(201, { thing: funnel, ...withBody({ name: 'Antes' }) }),
  'POST /api/funnels/{id}/versions/{versionId}/restoration': staff(200, { thing: version }),
  'GET /api/funnels/{id}/file': staff(200, { thing: funnel }),
  'GET /api/funnels/{id}/figures': staff(200, { thing: funnel }),
  'GET /api/leads/{id}/funnel': staff(200, { thing: things.lead }),
}
