import { describe, expect, it } from 'vitest'
import { bothOf } from './agrees.ts'
import { boundsOf } from './bounds.ts'
import { checkQuiz } from './check.ts'
import { explore } from './explore.ts'
import type { Block, Question, Quiz, Result } from './model.ts'
import { randomQuiz } from './random-quiz.ts'
import { runnerOf } from './run.ts'

const ask = (id: string, points: readonly number[], more: Partial<Question> = {}): Question => ({
  id,
  kind: 'one',
  required: true,
  options: points.map((s, at) => ({ id: `o${at}`, points: { s }, result: '' })),
  rows: [],
  min: null,
  max: null,
  weights: {},
  ...more,
})
const block = (id: string, questions: readonly Question[], rules: Block['rules'] = []): Block => ({
  id,
  type: 'block',
  questions,
  rules,
})
const result = (id: string, rule: Result['rule']): Result => ({ id, type: 'result', rule })
const verdict = { id: 'v', type: 'verdict' } as const
const way = (from: string, to: string, port = 'else') => ({ id: `${from}${port}`, from, port, to })
const quizOf = (nodes: Quiz['nodes'], edges: Quiz['edges']): Quiz => ({
  start: 'a',
  scores: [{ id: 's' }],
  nodes,
  edges,
})
const codes = (quiz: Quiz) => checkQuiz(quiz).findings.map(({ code, node }) => `${code} ${node}`)

const few = result('few', { by: 'score', score: 's', from: 0, to: 3 })
const many = result('many', { by: 'score', score: 's', from: 4, to: null })

describe('a quiz that is whole', () => {
  const quiz = quizOf(
    [block('a', [ask('q1', [0, 2])]), block('b', [ask('q2', [0, 2, 3])]), verdict, few, many],
    [way('a', 'b'), way('b', 'v')],
  )
  it('has nothing that is wrong with it, and is walked whole', () => {
    expect(checkQuiz(quiz)).toMatchObject({
      findings: [],
      isExact: true,
      ways: { walked: 2, all: 2, missing: [] },
    })
  })

  it('gives who takes it their result', () => {
    const runner = runnerOf(quiz)
    const b = quiz.nodes[1]
    const answers = new Map([
      ['q1', 'o1'],
      ['q2', 'o1'],
    ])
    expect(b?.type === 'block' && runner.next(b, ['a'], answers)).toMatchObject({ to: 'many' })
  })
})

describe('what is wrong with a quiz', () => {
  it('names blocks that nobody reaches, also those that only a rule leads to which never holds', () => {
    const never = {
      id: 'p',
      needs: 'all',
      terms: [{ of: 'score', score: 's', is: 'at-least', value: 9 }],
    } as const
    const quiz = quizOf(
      [block('a', [ask('q1', [0, 4])], [never]), block('b', []), block('c', []), verdict, few, many],
      [way('a', 'v'), way('a', 'b', 'p'), way('b', 'v'), way('c', 'v')],
    )
    expect(codes(quiz)).toEqual(['unreachable b', 'unreachable c', 'dead-rule a'])
    expect(checkQuiz(quiz).findings.at(-1)).toMatchObject({ part: 'p', bounds: { min: 0, max: 4 } })
    expect(checkQuiz(quiz).ways).toEqual({ walked: 1, all: 4, missing: ['ap', 'belse', 'celse'] })
  })

  it('names blocks that lead nowhere and circles that are never left, with the way there', () => {
    const quiz = quizOf(
      [
        block(
          'a',
          [ask('q1', [0, 4])],
          [{ id: 'p', needs: 'all', terms: [{ of: 'option', question: 'q1', option: 'o1', is: 'chosen' }] }],
        ),
        block('b', []),
        block('c', []),
        block('d', []),
        verdict,
        few,
        many,
      ],
      [way('a', 'b'), way('a', 'c', 'p'), way('c', 'd'), way('d', 'c')],
    )
    const { findings } = checkQuiz(quiz)
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'dead-end', node: 'b', way: ['a', 'b'] },
      { code: 'endless', way: ['a', 'c', 'd', 'c'] },
    ])
  })

  it.each([
    ['', true],
    ['/p/_v/bienvenida-k3f9x2', false],
  ])('names a film that nobody chose yet: of %j %s', (link, isNamed) => {
    const film = { ...ask('f', []), kind: 'film', link }
    const { findings } = checkQuiz(quizOf([block('a', [film]), verdict, few, many], [way('a', 'v')]))
    const named = findings.filter(({ code }) => code === 'no-film')
    expect(named).toMatchObject(isNamed ? [{ severity: 'error', node: 'a', part: 'f' }] : [])
  })

  it.each([
    ['', [], false],
    ['carta', [], true],
    ['carta', [{ ...ask('m', []), kind: 'email' }], false],
  ])(
    'names a box for letters that nobody can be asked by: list %j, beside %j, %s',
    (list, others, isNamed) => {
      const box = { ...ask('c', []), kind: 'consent', list }
      const { findings } = checkQuiz(
        quizOf([block('a', [box, ...others]), verdict, few, many], [way('a', 'v')]),
      )
      const named = findings.filter(({ code }) => code === 'no-mail')
      expect(named).toMatchObject(isNamed ? [{ severity: 'warning', node: 'a', part: 'c' }] : [])
    },
  )

  it('names results that nobody can get, and between which points everybody ends', () => {
    const high = result('high', { by: 'score', score: 's', from: 10, to: null })
    const quiz = quizOf([block('a', [ask('q1', [1, 4])]), verdict, few, many, high], [way('a', 'v')])
    expect(checkQuiz(quiz).findings).toMatchObject([
      { code: 'impossible-result', node: 'high', bounds: { min: 1, max: 4 } },
    ])
  })

  it('counts only points that can be had together on one way', () => {
    const either = {
      id: 'p',
      needs: 'all',
      terms: [{ of: 'option', question: 'q1', option: 'o1', is: 'chosen' }],
    } as const
    const high = result('high', { by: 'score', score: 's', from: 5, to: null })
    const quiz = quizOf(
      [
        block('a', [ask('q1', [0, 0])], [either]),
        block('b', [ask('q2', [0, 4])]),
        block('c', [ask('q3', [0, 4])]),
        verdict,
        high,
        few,
        many,
      ],
      [way('a', 'b'), way('a', 'c', 'p'), way('b', 'v'), way('c', 'v')],
    )
    expect(codes(quiz)).toEqual(['impossible-result high'])
  })

  it('says by bounds what it cannot go through one by one', () => {
    const open = ask('n', [], { kind: 'number', min: 0, max: 5, weights: { s: 2 } })
    const high = result('high', { by: 'score', score: 's', from: 11, to: null })
    const quiz = quizOf([block('a', [open]), verdict, few, many, high], [way('a', 'v')])
    expect(checkQuiz(quiz)).toMatchObject({
      isExact: false,
      findings: [{ code: 'impossible-result', node: 'high', bounds: { min: 0, max: 10 } }],
    })
  })

  it('names choices that make no difference', () => {
    const quiz = quizOf(
      [block('a', [ask('q1', [0, 4]), ask('q2', [1, 1])]), verdict, few, many],
      [way('a', 'v')],
    )
    expect(checkQuiz(quiz).findings).toMatchObject([{ code: 'no-effect', node: 'a', part: 'q2' }])
  })
})

it('agrees with taking a quiz in every way, on random ones', () => {
  let held = 0
  for (let seed = 1; seed <= 800; seed += 1) {
    const both = bothOf(seed)
    if (!both) continue
    expect(both.proved).toEqual(both.tried)
    held += 1
  }
  expect(held).toBeGreaterThan(600)
})

it('never has bounds that are too narrow', () => {
  for (let seed = 1; seed <= 800; seed += 1) {
    const quiz = randomQuiz(seed)
    const points = explore(quiz, runnerOf(quiz))?.points.get('s')
    const spans = [...boundsOf(quiz, 's').values()]
    if (!points) continue
    expect(Math.min(0, ...spans.map(({ min }) => min)), `quiz ${seed}`).toBeLessThanOrEqual(points.min)
    expect(Math.max(0, ...spans.map(({ max }) => max)), `quiz ${seed}`).toBeGreaterThanOrEqual(points.max)
  }
})
