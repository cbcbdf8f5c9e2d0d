import * as contract from '@aurelio/contracts/projects'
import { expect, test } from 'vitest'
import { isProjectState, projectColors, projectStates } from './project-words.ts'

test('every state and colour of the contract can be chosen, in its order', () => {
  expect(projectStates).toEqual(contract.projectStates)
  expect(projectColors).toEqual(contract.projectColors)
})

test('what every object has is no state', () => {
  expect(isProjectState('toString')).toBe(false)
})
