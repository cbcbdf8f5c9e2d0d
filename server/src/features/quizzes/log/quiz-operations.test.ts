import { createDocumentOrder } from '@aurelio/page/document'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuizBlock, QuizDocument, QuizQuestion } from '@aurelio/contracts/quiz-document'
import {
  isQuiz,
  joinedQuizOperations,
  type QuizOperation,
  quizOperationsBetween,
  replayQuiz,
  takenBack,
  withUnfinished,
} from '@aurelio/contracts/quiz-operations'

const question = (id: string): QuizQuestion => ({
  id,
  kind: 'one',
  text: id,
  help: '',
  name: '',
  required: true,
  options: [
    { id: `${id}-a`, text: 'a', picture: '', points: {}, result: '' },
    { id: `${id}-b`, text: 'b', picture: '', points: {}, result: '' },
  ],
  rows: [],
  min: null,
  max: null,
  low: '',
  high: '',
  weights: {},
  link: '',
  accept: 'any',
  allowsFollowUp: false,
  list: '',
})
const block = (id: string, ...questions: QuizQuestion[]): QuizBlock => ({
  id,
  at: null,
  type: 'block',
  title: id,
  text: '',
  questions,
  rules: [],
  isGate: false,
})
const start: QuizDocument = {
  nodes: [
    block('b1', question('q1')),
    block('b2', question('q2'), question('q3')),
    { id: 'v', at: null, type: 'verdict' },
  ],
  edges: [
    { id: 'e1', from: 'b1', port: 'else', to: 'b2' },
    { id: 'e2', from: 'b2', port: 'else', to: 'v' },
  ],
  start: 'b1',
  language: 'es',
  scores: [],
  values: [],
  hidden: [],
  site: '',
  ties: 'first',
}

/** What somebody does in the builder: another quiz made out of the one before them. */
type Edit = { what: number; at: number; to: number }
const edits = fc.record({ what: fc.nat(6), at: fc.nat(20), to: fc.nat(20) })

function edited(document: QuizDocument, { what, at, to }: Edit, fresh: string): QuizDocument {
  const { nodes } = document
  const blocks = nodes.filter((node) => node.type === 'block')
  const one = blocks[at % blocks.length]
  if (!one) return document
  const put = (next: QuizBlock) => ({
    ...document,
    nodes: nodes.map((node) => (node.id === one.id ? next : node)),
  })
  switch (what) {
    case 0:
      return put({ ...one, title: fresh })
    case 1:
      return { ...document, nodes: nodes.toSpliced(to % nodes.length, 0, block(fresh)) }
    case 2:
      if (one.id === 'b1') return document
      return {
        ...document,
        nodes: nodes.filter((node) => node !== one),
        edges: document.edges.filter((edge) => edge.from !== one.id && edge.to !== one.id),
      }
    case 3:
      return one.questions.length > 5
        ? document
        : put({ ...one, questions: [...one.questions, question(fresh)] })
    case 4:
      return put({ ...one, questions: one.questions.slice(1) })
    case 5: {
      const others = nodes.filter((node) => node !== one)
      return { ...document, nodes: others.toSpliced(to % (others.length + 1), 0, one) }
    }
    default: {
      const target = nodes[to % nodes.length]
      const edges = document.edges.filter(({ from }) => from !== one.id)
      return target
        ? { ...document, edges: [...edges, { id: fresh, from: one.id, port: 'else', to: target.id }] }
        : document
    }
  }
}

const refusal = (...operations: QuizOperation[]) => {
  const { document, refused } = replayQuiz(start, [operations])
  expect(document).toBe(start)
  return refused.get(0)?.code
}

const titled = (document: QuizDocument, id: string, title: string): QuizDocument => ({
  ...document,
  nodes: document.nodes.map((node) => (node.id === id && node.type === 'block' ? { ...node, title } : node)),
})

describe('steps of a quiz', () => {
  it('make the one quiz out of the other, and take it back', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (all) => {
        const after = all.reduce((present, edit, at) => edited(present, edit, `n${at}`), start)
        const there = replayQuiz(start, [quizOperationsBetween(start, after)])
        expect(there.refused.size).toBe(0)
        expect(there.document).toEqual(after)
        const back = replayQuiz(after, [takenBack({ before: start, after }, after)])
        expect(back.document).toEqual(start)
      }),
      { numRuns: 300 },
    )
  })

  it('leave everybody with the quiz of the order, whoever hears what and when; a lost target is told', () => {
    let lost = 0
    const happening = fc.record({
      who: fc.nat(3),
      does: fc.constantFrom('edit', 'send', 'hear'),
      edit: edits,
    })
    fc.assert(
      fc.property(fc.array(happening, { minLength: 20, maxLength: 120 }), (all) => {
        let document = start
        const order: {
          sequence: number
          session: string
          n: number
          operations: readonly QuizOperation[]
        }[] = []
        const people = [0, 1, 2, 3].map((who) => {
          const session = `s${who}`
          const own = createDocumentOrder<QuizDocument, QuizOperation>(
            { replay: replayQuiz, joined: joinedQuizOperations },
            { shown: { document: start, name: '' }, version: 0, waiting: [], session },
          )
          let shown = own.shownNow()
          return {
            document: () => shown.document,
            isEmpty: own.isEmpty,
            edit(edit: Edit, fresh: string) {
              const next = edited(shown.document, edit, fresh)
              const operations = quizOperationsBetween(shown.document, next)
              own.add({ operations }, undefined)
              if (operations.length > 0) shown = { ...shown, document: next }
            },
            send() {
              for (const { n, operations } of own.takeUnsent(100)) {
                const next = replayQuiz(document, [operations])
                if (next.refused.size > 0) {
                  lost += 1
                  own.drop(new Set([n]), session)
                  shown = own.shownNow()
                } else {
                  document = next.document
                  order.push({ sequence: order.length + 1, session, n, operations })
                }
              }
            },
            hear() {
              const next = own.receive(order.slice(own.version()), shown)
              expect(next).not.toBeNull()
              if (next) shown = next
            },
          }
        })
        for (const [at, { who, does, edit }] of all.entries()) {
          const person = people[who]
          if (does === 'edit') person?.edit(edit, `n${at}`)
          else if (does === 'send') person?.send()
          else person?.hear()
        }
        for (const person of people) person.send()
        for (const person of people) person.hear()
        for (const person of people) {
          expect(person.isEmpty()).toBe(true)
          expect(person.document()).toEqual(document)
        }
        expect(isQuiz(document)).toBe(true)
      }),
      { numRuns: 200 },
    )
    expect(lost).toBeGreaterThan(50)
  })

  it('are refused whole where they would make no quiz, or name what is not there', () => {
    const path = ['nodes', 'b1', 'title']
    expect(refusal({ kind: 'set', path, value: 'bien' }, { kind: 'set', path, value: 7 })).toBe('no-quiz')
    expect(refusal({ kind: 'set', path: ['nodes', 'nadie', 'title'], value: 'x' })).toBe('unknown-part')
    expect(refusal({ kind: 'set', path: ['nodes', 'b1', 'otra'], value: 'x' })).toBe('unknown-part')
    expect(refusal({ kind: 'set', path: ['__proto__', 'toString'], value: 'x' })).toBe('unknown-part')
    expect(refusal({ kind: 'put', list: ['nodes'], item: block('b1'), after: null })).toBe('taken-id')
    expect(refusal({ kind: 'remove', list: ['nodes'], id: 'b2' })).toBe('no-quiz')
  })

  it('take back only what nobody else has worked on since', () => {
    const mine = titled(titled(start, 'b1', 'mío'), 'b2', 'mío también')
    const present = titled(mine, 'b1', 'suyo')
    const { document } = replayQuiz(present, [takenBack({ before: start, after: mine }, present)])
    expect(document).toEqual(titled(present, 'b2', 'b2'))
  })

  it('may be unfinished while somebody types', () => {
    const value = { id: 'x', name: '', formula: '1', decimals: 0, unit: '' }
    const put: QuizOperation = { kind: 'put', list: ['values'], item: value, after: null }
    const gone: QuizOperation = { kind: 'set', path: ['nodes', 'nadie', 'title'], value: 'x' }
    const shown = withUnfinished(start, [put, gone])
    expect(shown.values).toEqual([value])
    expect(isQuiz(shown)).toBe(false)
  })
})
