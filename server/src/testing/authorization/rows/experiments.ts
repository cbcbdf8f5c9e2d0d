import { z } from 'zod'
import { staff, withBody, type Row } from '../row.ts'
import type { Place } from '../making.ts'
import { things } from '../things.ts'
import { documentWith, publishPage } from '../../pages.ts'
import { bodyOf } from '../../work.ts'

const withId = z.object({ id: z.string() })
const plan = { name: 'Titular', effect: 50, dailyVisitors: 5000 }

async function livePage({ owner }: Place) {
  return { id: (await publishPage(owner, 'Con prueba', documentWith('x', ['email']))).id }
}

async function running(place: Place) {
  const { id } = await livePage(place)
  return withId.parse(bodyOf(await place.owner.call('POST', `/api/pages/${id}/experiment`, plan)))
}

async function stopped(place: Place) {
  const { id } = await running(place)
  bodyOf(await place.owner.call('POST', `/api/experiments/${id}/stop`))
  return { id }
}

async function variant(place: Place) {
  const { owner } = place
  const { id } = await livePage(place)
  bodyOf(await owner.call('POST', `/api/pages/${id}/variants`))
  return { id, letter: 'B' }
}

async function idea({ owner }: Place) {
  const { id: pageId } = await publishPage(owner, 'Con idea', documentWith('x', ['email']))
  const body = { pageId, text: 'Otro titular', effect: 20 }
  return withId.parse(bodyOf(await owner.call('POST', '/api/experiment-ideas', body)))
}

export const experimentRows: Record<string, Row> = {
  'GET /api/experiments': staff(200),
  'GET /api/pages/{id}/experiment': staff(200, { thing: things.page }),
  'GET /api/pages/{id}/experiment/plan': staff(200, {
    thing: things.page,
    query: '?effect=20&dailyVisitors=1000',
  }),
  'POST /api/pages/{id}/experiment': staff(201, { thing: livePage, ...withBody(plan) }),
  'POST /api/experiments/{id}/stop': staff(200, { thing: running }),
  'POST /api/experiments/{id}/application': staff(200, { thing: stopped, ...withBody({ letter: 'B' }) }),
  'POST /api/experiments/{id}/proof': staff(200, { thing: stopped }),
  'PUT /api/experiments/{id}/lesson': staff(200, { thing: stopped, ...withBody({ lesson: 'Nada' }) }),
  'GET /api/experiment-ideas': staff(200),
  'POST /api/experiment-ideas': staff(201, {
    thing: things.page,
    isInBody: true,
    body: ({ id }) => ({ pageId: id, text: 'Otro titular', effect: 20 }),
  }),
  'DELETE /api/experiment-ideas/{id}': staff(200, { thing: idea }),
  'POST /api/pages/{id}/variants': staff(201, { thing: things.page }),
  'POST /api/pages/{id}/variants/sharing': staff(200, {
    thing: variant,
    ...withBody({ from: 'A', elementId: 'heading-1700000000001' }),
  }),
  'GET /api/pages/{id}/variants/{letter}': staff(200, { thing: variant }),
  'PUT /api/pages/{id}/variants/{letter}': staff(200, {
    thing: variant,
    ...withBody({ document: documentWith('y'), baseVersion: 1 }),
  }),
  'DELETE /api/pages/{id}/variants/{letter}': staff(200, { thing: variant }),
}
