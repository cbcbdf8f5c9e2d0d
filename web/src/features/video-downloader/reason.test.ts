import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { reasonOf } from './reason.ts'

test('the detail of a problem is the reason', () => {
  const error = new ORPCError('VIDEO_REFUSED', { status: 422, message: 'No video was found.', defined: true })
  expect(reasonOf(error)).toBe('No video was found.')
})

test('a bare detail is found in the body of a foreign answer', () => {
  const error = new ORPCError('BAD_GATEWAY', {
    status: 502,
    data: { status: 502, body: { detail: 'Upstream is gone' } },
  })
  expect(reasonOf(error)).toBe('Upstream is gone')
})

test('without a detail an error occurred, and a dead server is told apart', () => {
  expect(reasonOf(new ORPCError('BAD_GATEWAY', { status: 502, data: { body: '<html>' } }))).toBe(
    'An error occurred',
  )
  expect(reasonOf(null)).toBe('An error occurred')
  expect(reasonOf(new TypeError('Failed to fetch'))).toMatch(/^The server cannot be reached/)
})
