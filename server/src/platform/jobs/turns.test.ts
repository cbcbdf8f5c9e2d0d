import { expect, it } from 'vitest'
import { inTurn, type Waiting } from './turns.ts'

const job = (id: string, share: string | null, age: number): Waiting => ({
  id,
  share,
  runAt: new Date(age * 1000).toISOString(),
  short: 0,
})
const ids = (jobs: readonly Waiting[]) => jobs.map(({ id }) => id).join(' ')

it('takes what nobody waits for by age alone', () => {
  expect(ids(inTurn([job('b', null, 2), job('c', null, 3), job('a', null, 1)], []))).toBe('a b c')
})

it('lets one with a single job go before another’s second', () => {
  const many = [1, 2, 3, 4].map((age) => job(`a${age}`, 'ana', age))
  expect(ids(inTurn([...many, job('b1', 'luis', 9)], []))).toBe('a1 b1 a2 a3 a4')
})

it('begins with who has least under way, then with who was served longest ago', () => {
  const waiting = [job('a1', 'ana', 1), job('b1', 'luis', 2), job('c1', 'eva', 3)]
  const served = [
    { share: 'ana', running: 1, lastStart: '2026-01-01T10:00:00Z' },
    { share: 'luis', running: 0, lastStart: '2026-01-01T09:00:00Z' },
    { share: 'eva', running: 0, lastStart: '2026-01-01T08:00:00Z' },
  ]
  expect(ids(inTurn(waiting, served))).toBe('c1 b1 a1')
})

it('takes thirty jobs of three people in rounds', () => {
  const waiting = ['ana', 'luis', 'eva'].flatMap((share, person) =>
    Array.from({ length: 10 }, (_, index) => job(`${share}-${index}`, share, person * 10 + index)),
  )
  const rounds = inTurn(waiting, []).map(({ share }) => share)
  for (let round = 0; round < 10; round += 1)
    expect(rounds.slice(round * 3, round * 3 + 3)).toEqual(['ana', 'luis', 'eva'])
})
