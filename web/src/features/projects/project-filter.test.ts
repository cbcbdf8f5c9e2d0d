import { expect, test } from 'vitest'
import { readProjectFilter } from './project-filter.ts'

function read(address: string) {
  return readProjectFilter(new URLSearchParams(address))
}

test('state and words come from the address', () => {
  expect(read('state=paused&q=%20logo%20&person=ana-1')).toEqual({
    state: 'paused',
    q: 'logo',
    memberId: 'ana-1',
  })
  expect(read('')).toEqual({ state: null, q: '', memberId: null })
})

test('what is no state is not filtered by', () => {
  for (const state of ['', 'borrado', 'toString', 'ACTIVE']) expect(read(`state=${state}`).state).toBeNull()
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200)
})
