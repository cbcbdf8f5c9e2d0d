import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import { expect, it } from 'vitest'
import { inARow, readVersion, sequenceFindings } from './graph.ts'
import { answers, keyOf, type Known } from './questions.ts'
import { nextHour, walk, type Walker } from './walk.ts'

const nobody: Known = { told: [], labels: new Set(), yes: new Set() }
const rules = { entry: [], exit: [], again: false }
const start = '2026-03-02T08:00:00.000Z'
const at = (stepId: string, more: Partial<Walker> = {}): Walker => ({
  sequenceId: 's',
  subscriberId: 'p',
  stepId,
  dueAt: start,
  deadline: null,
  position: 0,
  enteredAt: start,
  ...more,
})
const letter = (id: string): SequenceNode => ({ kind: 'letter', id, at: null, subject: id, text: 'Hola' })
const wait = (id: string): SequenceNode => ({ kind: 'wait', id, at: null, amount: 2, unit: 'days' })
const when = (now: string) => ({ now, zone: 'Europe/Madrid' })
const wrote = { id: 'l', at: '2026-03-02T09:00:00.000Z', pageId: 'x' }

it('waits once, from the moment at which the wait was due, and then goes on', () => {
  const graph = inARow([wait('espera'), letter('correo')])
  const begun = walk(at('espera'), { graph, rules }, nobody, when('2026-03-02T08:00:10.000Z'))
  expect(begun).toMatchObject({
    letter: null,
    patch: { stepId: 'espera', dueAt: '2026-03-04T08:00:00.000Z', deadline: '2026-03-04T08:00:00.000Z' },
  })
  const gone = walk(
    at('espera', { deadline: '2026-03-04T08:00:00.000Z', dueAt: '2026-03-04T08:00:00.000Z' }),
    { graph, rules },
    nobody,
    when('2026-03-04T08:00:05.000Z'),
  )
  expect(gone).toMatchObject({ letter: { id: 'correo' }, patch: { stepId: 'correo', deadline: null } })
})

it('asks, forks, labels and ends without taking time, and writes nothing but what the table holds', () => {
  const graph = {
    nodes: [
      { kind: 'label' as const, id: 'marca', at: null, label: 'vip', takes: false },
      {
        kind: 'condition' as const,
        id: 'si',
        at: null,
        question: { what: 'has-label' as const, label: 'vip' },
      },
      letter('nunca'),
    ],
    edges: [
      { id: '1', from: 'marca', port: 'next', to: 'si' },
      { id: '2', from: 'si', port: 'no', to: 'nunca' },
    ],
  }
  const { patch, deeds } = walk(at('marca'), { graph, rules }, nobody, when(start))
  expect(deeds.map(({ id }) => id)).toEqual(['marca'])
  expect(patch).toEqual({
    stepId: '',
    dueAt: start,
    held: 0,
    deadline: null,
    position: 2,
    tries: 0,
    state: 'finished',
  })
})

it('waits for what somebody does, no longer than it says', () => {
  const question = { what: 'sent-form' as const, pageId: null }
  const graph = {
    nodes: [
      { kind: 'wait-for' as const, id: 'w', at: null, question, amount: 3, unit: 'days' as const },
      letter('gracias'),
      letter('insiste'),
    ],
    edges: [
      { id: '1', from: 'w', port: 'yes', to: 'gracias' },
      { id: '2', from: 'w', port: 'no', to: 'insiste' },
    ],
  }
  const version = { graph, rules }
  expect(walk(at('w'), version, nobody, when(start)).patch).toMatchObject({
    dueAt: '2026-03-05T08:00:00.000Z',
  })
  expect(
    walk(at('w'), version, { ...nobody, told: [wrote] }, when('2026-03-03T00:00:00.000Z')).letter?.id,
  ).toBe('gracias')
  expect(walk(at('w'), version, nobody, when('2026-03-05T08:00:00.000Z')).letter?.id).toBe('insiste')
})

it('takes who has done what ends it out, wherever they stand', () => {
  const graph = inARow([letter('uno')])
  const out = { entry: [], exit: [{ what: 'won' as const }], again: false }
  const known = { ...nobody, yes: new Set([keyOf({ what: 'won' })]) }
  expect(walk(at('uno'), { graph, rules: out }, known, when(start))).toMatchObject({
    letter: null,
    patch: { state: 'left' },
  })
  expect(answers({ what: 'opened-page', pageId: 'y' }, known, start)).toBe(false)
})

it('always sends the same person the same way at a fork, and about as many as it says', () => {
  const graph = {
    nodes: [{ kind: 'fork' as const, id: 'f', at: null, share: 30 }, letter('a'), letter('b')],
    edges: [
      { id: '1', from: 'f', port: 'a', to: 'a' },
      { id: '2', from: 'f', port: 'b', to: 'b' },
    ],
  }
  const wayOf = (subscriberId: string) =>
    walk(at('f', { subscriberId }), { graph, rules }, nobody, when(start)).letter?.id
  const ways = Array.from({ length: 2000 }, (_, index) => wayOf(`p${index}`))
  expect(ways).toEqual(Array.from({ length: 2000 }, (_, index) => wayOf(`p${index}`)))
  const share = ways.filter((way) => way === 'a').length / ways.length
  expect(share).toBeGreaterThan(0.26)
  expect(share).toBeLessThan(0.34)
})

it('knows the next hour of a day by the clock on the wall, also where clocks change', () => {
  const zone = 'Europe/Madrid'
  expect(nextHour('2026-03-02T08:00:00.000Z', { weekday: 0, hour: 9 }, zone)).toBe('2026-03-03T08:00:00.000Z')
  expect(nextHour('2026-03-02T07:59:00.000Z', { weekday: 1, hour: 9 }, zone)).toBe('2026-03-02T08:00:00.000Z')
  // Summer time has begun by then.
  expect(nextHour('2026-03-28T12:00:00.000Z', { weekday: 7, hour: 9 }, zone)).toBe('2026-03-29T07:00:00.000Z')
  expect(nextHour('2026-03-28T12:00:00.000Z', { weekday: 7, hour: 2 }, zone)).toBe('2026-03-29T01:00:00.000Z')
})

it('finds what nobody comes to, and circles that wait nowhere', () => {
  const lone = { nodes: [letter('uno'), letter('sola')], edges: [] }
  expect(sequenceFindings(lone, null)).toEqual([
    { code: 'no-list', steps: [] },
    { code: 'unreachable', steps: ['sola'] },
  ])
  const round = (kind: SequenceNode) => ({
    nodes: [letter('uno'), kind],
    edges: [
      { id: '1', from: 'uno', port: 'next', to: kind.id },
      { id: '2', from: kind.id, port: 'next', to: 'uno' },
    ],
  })
  expect(sequenceFindings(round(letter('dos')), 'l')).toMatchObject([{ code: 'endless' }])
  expect(sequenceFindings(round(wait('dos')), 'l')).toEqual([])
})

it('reads what an older version of the product kept as steps in a row', () => {
  const { graph } = readVersion(
    JSON.stringify([
      { kind: 'wait', id: 'a', amount: 1, unit: 'hours' },
      { kind: 'goal', id: 'b', until: 'won' },
      { kind: 'letter', id: 'c', subject: 'Hola', text: 'Qué tal' },
    ]),
  )
  expect(graph.nodes.map(({ kind }) => kind)).toEqual(['wait', 'goal', 'letter'])
  expect(graph.edges.map(({ from, to }) => [from, to])).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ])
})
