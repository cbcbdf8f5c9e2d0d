import { expect, it } from 'vitest'
import { journeysTriedAgain, unitsTriedAgain } from './second-tries.mjs'

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})
const spec = (title: string, status: string) => ({ file: 'x.journey.ts', title, tests: [{ status }] })

it('names what was green only the second time', () => {
  const assertionResults = [
    test('a', 'passed'),
    test('b', 'passed', 'Error: once\n    at b.ts:3'),
    test('c', 'failed', 'twice'),
  ]
  expect(unitsTriedAgain({ testResults: [{ assertionResults }] })).toEqual(['b (Error: once)'])
  const suites = [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }]
  expect(journeysTriedAgain({ suites })).toEqual(['x.journey.ts: b'])
})
