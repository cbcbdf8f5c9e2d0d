import { expect, it } from 'vitest'
import { outcomes, unsteady } from './steadiness.mjs'

const spec = (title: string, message?: string) => ({
  file: 'tasks.journey.ts',
  title,
  ok: message === undefined,
  tests: [{ results: [{ error: message === undefined ? undefined : { message } }] }],
})
const round = (...specs: object[]) => outcomes({ suites: [{ specs, suites: [{ specs: [spec('nested')] }] }] })

it('names what was not green each time, the shakiest first, with its reasons', () => {
  const rounds = [
    round(spec('good'), spec('shaky', '\u001B[31mError: late\u001B[39m\nmore'), spec('bad', 'Error: one')),
    round(spec('good'), spec('shaky'), spec('bad', 'Error: two')),
    round(spec('good'), spec('shaky')),
  ]
  expect(unsteady(rounds)).toEqual([
    { name: 'tasks.journey.ts: bad', reasons: ['Error: one', 'Error: two', 'did not run'] },
    { name: 'tasks.journey.ts: shaky', reasons: ['Error: late'] },
  ])
  expect(rounds[0]?.size).toBe(4)
})
