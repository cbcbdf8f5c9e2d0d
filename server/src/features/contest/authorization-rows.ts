import { createContest, enterContest, entriesOf, openContest } from '../../testing/contests.ts'
import { open, type Row, staff, withBody } from '../../testing/authorization/row.ts'
import type { Thing } from '../../testing/authorization/making.ts'

const draft: Thing = async ({ owner }) => ({ id: (await createContest(owner)).id })
const published: Thing = async ({ owner }) => {
  const { id, path } = await openContest(owner)
  return { id, address: path.split('/').at(-1) ?? '', token: 'x.y', alias: 'nadie' }
}
const closed: Thing = async ({ server, owner }) => {
  const { id, path } = await openContest(owner, {
    confirms: false,
    beacon: { kind: 'other', text: 'El del dado' },
  })
  await enterContest(server, path, 'luis@ejemplo.es')
  await owner.call('POST', `/api/contests/${id}/closing`)
  return { id }
}
const entered: Thing = async ({ server, owner }) => {
  const { id, path } = await openContest(owner)
  await enterContest(server, path, 'luis@ejemplo.es')
  const [entry] = await entriesOf(owner, id)
  return { id, entryId: entry?.id ?? '' }
}

const day = (number: number) => new Date(Date.UTC(2040, 0, number)).toISOString()
const newContest = { name: 'Cesta', opensAt: day(1), closesAt: day(2), prize: 'Una cesta', winners: 1 }
const entry = new URLSearchParams({ formId: 'participar', name: 'Eva', email: 'eva@ejemplo.es', bases: '1' })

export const authorizationRows: Record<string, Row> = {
  'GET /api/contests': staff(200),
  'POST /api/contests': staff(201, withBody(newContest)),
  'GET /api/contests/{id}': staff(200, { thing: draft }),
  'PATCH /api/contests/{id}': staff(200, { thing: draft, ...withBody({ name: 'Otro' }) }),
  'DELETE /api/contests/{id}': staff(200, { thing: draft }),
  'POST /api/contests/{id}/publication': staff(200, { thing: draft }),
  'POST /api/contests/{id}/closing': staff(200, { thing: published }),
  'POST /api/contests/{id}/draw': staff(200, { thing: closed, ...withBody({ beacon: '48213' }) }),
  'GET /api/contests/{id}/entries': staff(200, { thing: published }),
  'GET /api/contests/{id}/works/{entryId}': staff(404, { thing: entered }),
  'PUT /api/contests/{id}/entries/{entryId}/work': staff(404, {
    thing: entered,
    ...withBody({ isShown: true }),
  }),
  'PUT /api/contests/{id}/entries/{entryId}/mark': staff(409, { thing: entered, ...withBody({ mark: 7 }) }),
  'POST /api/contests/{id}/verdict': staff(409, { thing: published }),
  'GET /c/{address}/obra/{alias}': open(404, { thing: published }),
  'GET /api/contests/{id}/figures': staff(200, { thing: entered }),
  'GET /api/contests/{id}/decisions': staff(200, { thing: entered }),
  'GET /api/exports/contests/{id}/entries.csv': staff(200, { thing: entered }),
  'GET /api/exports/contests/{id}/entries.xlsx': staff(200, { thing: entered }),
  'PUT /api/contests/{id}/entries/{entryId}/apart': staff(200, {
    thing: entered,
    ...withBody({ isApart: true }),
  }),
  'GET /c/{address}': open(200, { thing: published }),
  'POST /c/{address}/leads': open(303, { thing: published, ...withBody(entry) }),
  'GET /c/{address}/bases': open(200, { thing: published }),
  'GET /c/{address}/yo/{token}': open(404, { thing: published }),
  'POST /c/{address}/yo/{token}': open(404, { thing: published }),
  'GET /c/{address}/premio/{token}': open(404, { thing: published }),
  'POST /c/{address}/premio/{token}': open(404, { thing: published }),
}
