import { expect, it } from 'vitest'
import { commitmentTo, drawFrom, hashOfList, listOf, sha256OfText } from '../draw/index.ts'
import { judge } from '../experiment/index.ts'
import { checkText, isValid } from './signature.ts'
import type { DrawProof, ProofKind, Proofs } from './shapes.ts'

const entries = [
  { id: 'e1', weight: 1 },
  { id: 'e2', weight: 3 },
  { id: 'e3', weight: 2 },
]

async function drawn(change: Partial<DrawProof> = {}): Promise<DrawProof> {
  const [winner = '', ...reserves] = await drawFrom(entries, {
    seed: 'aurelio-2026',
    beacon: '48213',
    count: 3,
  })
  return {
    name: 'Cesta',
    organiser: 'Estudio',
    closesAt: '2026-12-01T10:00:00.000Z',
    rulesHash: '0',
    rulesAddress: '/c/cesta/bases',
    commitment: await commitmentTo('aurelio-2026'),
    beaconRule: 'ONCE',
    prizes: 1,
    reservesWanted: 2,
    list: listOf(entries),
    listHash: await hashOfList(entries),
    seed: 'aurelio-2026',
    beacon: '48213',
    winners: [winner],
    reserves,
    steps: [],
    ...change,
  }
}

async function outcome<Kind extends ProofKind>(kind: Kind, data: Proofs[Kind]) {
  const findings = await checkText(JSON.stringify({ format: 1, kind, data }))
  return {
    isValid: isValid(findings),
    wrong: findings.filter(({ result }) => result === 'wrong').map(({ check }) => check),
  }
}

it('computes a draw again, and says what of it is wrong', async () => {
  expect(await outcome('draw', await drawn())).toEqual({ isValid: true, wrong: [] })
  const wrongs: [Partial<DrawProof>, string[]][] = [
    [{ seed: 'another' }, ['commitment', 'winners']],
    [{ beacon: '48214' }, ['winners']],
    [{ list: 'e1:1\ne2:30\ne3:2' }, ['list', 'winners']],
    [{ winners: ['e1'] }, ['winners']],
    [{ reserves: ['e2'] }, ['winners']],
    [{ seed: null }, ['winners']],
    [{ list: 'e1:1\ne1:1' }, ['readable']],
    [{ list: 'e1:0' }, ['readable']],
  ]
  for (const [change, wrong] of wrongs)
    expect(await outcome('draw', await drawn(change))).toEqual({ isValid: false, wrong })
})

it('says nothing against a draw that is still to come, and proves one that nobody took part in', async () => {
  const open = { list: null, listHash: null, seed: null, beacon: null, winners: [], reserves: [] }
  expect(await outcome('draw', await drawn(open))).toEqual({ isValid: true, wrong: [] })
  const nobody = { list: '', listHash: await hashOfList([]), winners: [], reserves: [] }
  expect(await outcome('draw', await drawn(nobody))).toEqual({ isValid: true, wrong: [] })
})

it('computes a jury, a test and a consent again', async () => {
  const { name, organiser, closesAt, rulesHash, rulesAddress } = await drawn()
  const jury = {
    name,
    organiser,
    closesAt,
    rulesHash,
    rulesAddress,
    prizes: 1,
    reservesWanted: 1,
    steps: [],
    marks: [
      { id: 'a', given: [3, 4] },
      { id: 'b', given: [5, 5] },
      { id: 'c', given: [4, 3] },
    ],
    winners: ['b'],
    reserves: ['a'],
  }
  expect((await outcome('jury', jury)).isValid).toBe(true)
  expect((await outcome('jury', { ...jury, reserves: ['c'] })).wrong).toEqual(['marks'])
  const arms = [
    { name: 'A', visitors: 5000, conversions: 200, share: 0.5 },
    { name: 'B', visitors: 5000, conversions: 320, share: 0.5 },
  ]
  const test = { name: 'Portada', arms, fullDays: 14, planned: 10_000 }
  const verdict = judge(test)
  expect(verdict.verdict).toBe('winner')
  expect((await outcome('experiment', { ...test, verdict })).isValid).toBe(true)
  expect((await outcome('experiment', { ...test, verdict: { verdict: 'running' } })).wrong).toEqual([
    'verdict',
  ])
  const [a, b] = [
    { name: 'A', visitors: 8000, conversions: 400, share: 0.8 },
    { name: 'B', visitors: 2000, conversions: 180, share: 0.2 },
  ]
  const uneven = { ...test, arms: [a, b] }
  expect(judge(uneven)).toMatchObject({ verdict: 'winner', arm: 1 })
  expect((await outcome('experiment', { ...uneven, verdict: judge(uneven) })).isValid).toBe(true)
  // Whoever says that it was to be even is found out: the split would be none.
  const retold = { ...uneven, arms: [a, b].map((arm) => ({ ...arm, share: 0.5 })), verdict: judge(uneven) }
  expect((await outcome('experiment', retold)).wrong).toEqual(['verdict'])
  const statement = 'Acepto'
  const consent = {
    statement,
    statementHash: await sha256OfText(statement),
    place: '/p/x',
    givenAt: closesAt,
  }
  expect((await outcome('consent', consent)).isValid).toBe(true)
  expect((await outcome('consent', { ...consent, statement: 'No acepto' })).wrong).toEqual(['statement'])
})

it.each(['', '{}', '[]', 'null', '{"kind":"draw"}', '{"kind":"otra","data":{}}'])(
  'takes %s for no proof',
  async (text) => {
    expect(isValid(await checkText(text))).toBe(false)
  },
)
