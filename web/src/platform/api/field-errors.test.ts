import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { fieldErrors, isGone } from './field-errors.ts'
import { problemToError } from './problem.ts'

test('each refused field with what is wrong first, where this version knows the code', () => {
  const error = problemToError({
    code: 'BAD_REQUEST',
    status: 422,
    detail: 'Revisa los campos.',
    errors: [
      { path: 'name', code: 'TOO_LONG', params: { max: 200 }, message: 'La longitud máxima es 200.' },
      { path: 'name', code: 'CONTROL_CHARACTERS', message: 'Otra cosa.' },
      { path: 'color', code: 'INVALID', message: 'No es válido.' },
      { path: 'state', code: 'OF_A_LATER_VERSION', message: 'Quién sabe.' },
      'broken',
    ],
  })
  expect([...fieldErrors(error)]).toMatchObject([
    ['name', { code: 'TOO_LONG', params: { max: 200 } }],
    ['color', { code: 'INVALID' }],
  ])
})

test('other failures refuse no field', () => {
  expect(fieldErrors(new TypeError('Failed to fetch')).size).toBe(0)
  expect(fieldErrors(new ORPCError('NOT_FOUND', { status: 404 })).size).toBe(0)
})

test('only a 404 means gone', () => {
  expect(isGone(new ORPCError('NOT_FOUND', { status: 404 }))).toBe(true)
  expect(isGone(new ORPCError('FORBIDDEN', { status: 403 }))).toBe(false)
  expect(isGone(new TypeError('Failed to fetch'))).toBe(false)
})
