import { expect, it } from 'vitest'
import { inStages } from './in-stages.mjs'

it('runs so many at once, a stage after the other, and goes on after a failure', async () => {
  const story: string[] = []
  const lines: string[] = []
  let under = 0
  let most = 0
  const gate = (name: string, failed = 0) => ({
    name,
    check: async () => {
      most = Math.max(most, (under += 1))
      await new Promise(setImmediate)
      under -= 1
      story.push(name)
      return {
        counts: { passed: 1, failed, skipped: 0 },
        output: `said by ${name}`,
        triedAgain: [`shaky in ${name}`],
      }
    },
  })
  const broken = { name: 'broken', check: () => Promise.reject(new Error('said by nobody')) }
  const counts = await inStages(
    [
      { atOnce: 2, gates: [gate('a'), gate('b', 1), gate('c')] },
      { atOnce: 1, gates: [gate('d'), broken, gate('e')] },
    ],
    'node',
    (line) => lines.push(line),
  )
  expect(most).toBe(2)
  expect(story).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(counts).toHaveLength(6)
  expect(lines.filter((line) => line.includes('said by'))).toEqual([
    '\nsaid by b\n',
    '\nError: said by nobody\n',
  ])
  expect(lines.filter((line) => line.includes('shaky in'))).toHaveLength(5)
  expect(lines.filter((line) => /^(ok|FAILED)/.test(line))).toHaveLength(6)
})
