import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { fieldErrors, isGone } from './field-errors.ts'
import { problemToError } from './problem.ts'

test('each refused field with its first message', () => {
  const error = problemToError({
    code: 'BAD_REQUEST',
    status: 422,
    detail: 'Revisa los campos.',
    errors: [
      { path: 'name', message: 'Escribe un nombre.' },
      { path: 'name', message: 'Otra cosa.' },
      { path: 'color', message: 'No es un color.' },
      'broken',
    ],
  })
  expect([...fieldErrors(error)]).toEqual([
    ['name', 'Escribe un nombre.'],
    ['color', 'No es un color.'],
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
