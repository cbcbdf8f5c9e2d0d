import { expect, test } from 'vitest'
import { isSignedOut, returnPath } from './return-path.ts'

test('goes back to where the guard stopped', () => {
  expect(returnPath({ from: '/dashboard/profile?tab=security' })).toBe('/dashboard/profile?tab=security')
})

test.each([
  null,
  undefined,
  'x',
  {},
  { from: 7 },
  { from: '' },
  { from: 'https://evil.example' },
  { from: '//evil.example' },
  { from: '/\\evil' },
])('%j leads to the dashboard', (state) => {
  expect(returnPath(state)).toBe('/dashboard')
})

test('knows a sign-out', () => {
  expect(isSignedOut({ signedOut: true })).toBe(true)
  expect(isSignedOut({ from: '/dashboard' })).toBe(false)
})
