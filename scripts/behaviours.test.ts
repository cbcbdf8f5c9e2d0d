import { gzipSync } from 'node:zlib'
import * as carried from '../page/src/behaviours/built.ts'
import * as proving from '../proofs/src/browser/built.ts'
import { expect, it } from 'vitest'
import { behaviourFolders, builtBehaviours } from './built-behaviours.mjs'

/** Bytes that each may be, as it is sent (gzip). A page pays for it at every visit: raise one only with a reason. */
const budgets: Record<string, number> = {
  countdown: 275,
  'form-work': 590,
  player: 1200,
  'quiz-step': 1000,
  visit: 600,
  'check-here': 4000,
}

const built = (await Promise.all(behaviourFolders.map(builtBehaviours))).flat()

it('pages carry what the behaviours are now: npm run behaviours', () => {
  expect([...Object.values(carried), ...Object.values(proving)]).toEqual(
    built.map(({ text, hash, bytes }) => ({ text, hash, bytes })),
  )
})

it.each(built)('$name stays within its budget and stands by itself', ({ name, text }) => {
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budgets[name] ?? 0)
  expect(text).not.toMatch(/<\/script|<!--|\b(?:import|require)\b/i)
})
