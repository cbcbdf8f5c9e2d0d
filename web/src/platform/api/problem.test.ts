import { expect, test } from 'vitest'
import { asJson, problemToError } from './problem.ts'

const problem = {
  type: 'about:blank',
  title: 'Conflicto',
  status: 409,
  detail: 'Ha cambiado.',
  code: 'CONFLICT',
}

test('a problem becomes an error with its code, its text and what the code takes', () => {
  const error = problemToError({ ...problem, params: { version: 3 } })
  expect(error).toMatchObject({
    code: 'CONFLICT',
    status: 409,
    message: 'Ha cambiado.',
    data: { version: 3 },
  })
})

test('refused fields are the data', () => {
  const errors = [{ path: 'name', code: 'REQUIRED', message: 'Falta este dato.' }]
  expect(problemToError({ ...problem, status: 422, errors })?.data).toEqual({ errors })
  expect(problemToError(problem)?.data).toBeUndefined()
})

test.each([null, 'Bad gateway', {}, { code: 'X', status: '500', detail: 'x' }])(
  '%j is no problem body',
  (body) => {
    expect(problemToError(body)).toBeNull()
  },
)

test('only a problem answer is re-labelled', async () => {
  const refused = asJson(
    Response.json(problem, {
      status: 409,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    }),
  )
  expect(refused.status).toBe(409)
  expect(refused.headers.get('content-type')).toBe('application/json')
  expect(await refused.json()).toEqual(problem)
  const file = new Response('x', { headers: { 'content-type': 'text/csv' } })
  expect(asJson(file)).toBe(file)
})
