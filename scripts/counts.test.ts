import { describe, expect, it } from 'vitest'
import { fromExitCode, fromPlaywright, fromVitest, summary, total } from './counts.mjs'

const vitest = {
  numPassedTests: 10,
  numFailedTests: 2,
  numPendingTests: 3,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ],
}

describe('counts', () => {
  it('counts a test file that could not be loaded as a failure', () => {
    expect(fromVitest(vitest, 1)).toEqual({ passed: 10, failed: 3, skipped: 4 })
  })

  it('never reports a failed run as passed', () => {
    const clean = { ...vitest, numFailedTests: 0, testResults: [] }
    expect(fromVitest(clean, 0)).toEqual({ passed: 10, failed: 0, skipped: 4 })
    expect(fromVitest(clean, 1)).toEqual({ passed: 10, failed: 1, skipped: 4 })
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
    expect(fromPlaywright({ stats }, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })

  it('takes a journey that passed when a setting had it repeated', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 }
    expect(fromPlaywright({ stats }, 1)).toEqual({ passed: 7, failed: 1, skipped: 1 })
  })

  it('adds up and says it in one line', () => {
    const sum = total([fromExitCode(0), fromExitCode(3), { passed: 4, failed: 0, skipped: 2 }])
    expect(summary(sum)).toBe('5 passed, 1 failed, 2 skipped')
    expect(summary(fromExitCode(0))).toBe('1 passed, 0 failed')
  })
})
