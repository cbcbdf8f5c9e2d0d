import {
  otherwise,
  type QuestionKind,
  type QuizBlock,
  type QuizDocument,
  type QuizNode,
  type QuizQuestion,
  type QuizResult,
} from '@aurelio/contracts/quiz-document'
import { freshId } from '../../../ui/graph/graph-edits.ts'

export function newOption(text: string): QuizQuestion['options'][number] {
  return { id: freshId(), text, picture: '', points: {}, result: '' }
}

export function newQuestion(kind: QuestionKind, text: string, options: readonly string[]): QuizQuestion {
  return {
    id: freshId(),
    kind,
    text,
    help: '',
    name: '',
    required: true,
    options: options.map(newOption),
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
  }
}

/** One more block behind the one that is chosen, or at the end; what followed that one follows the new. */
export function withBlock(
  document: QuizDocument,
  title: string,
  question: QuizQuestion,
  after: string | null,
) {
  const block: QuizBlock = {
    id: freshId(),
    at: null,
    type: 'block',
    title,
    text: '',
    questions: [question],
    rules: [],
    isGate: false,
  }
  const blocks = document.nodes.filter((node) => node.type === 'block')
  const before = blocks.find(({ id }) => id === after) ?? blocks.at(-1)
  const leaving = document.edges.find(({ from, port }) => from === before?.id && port === otherwise)
  const to = leaving?.to ?? document.nodes.find(({ type }) => type === 'verdict')?.id
  const edges = document.edges.filter((edge) => edge !== leaving)
  const place = document.nodes.findIndex(({ id }) => id === before?.id) + 1
  return {
    id: block.id,
    document: {
      ...document,
      start: before ? document.start : block.id,
      nodes: document.nodes.toSpliced(place, 0, block),
      edges: [
        ...edges,
        ...(before ? [{ id: freshId(), from: before.id, port: otherwise, to: block.id }] : []),
        ...(to === undefined ? [] : [{ id: freshId(), from: block.id, port: otherwise, to }]),
      ],
    },
  }
}

export function withResult(document: QuizDocument, title: string) {
  const result: QuizResult = {
    id: freshId(),
    at: null,
    type: 'result',
    title,
    text: '',
    buttonText: '',
    buttonLink: '',
    redirect: '',
    sections: [],
    download: '',
    downloadText: '',
    label: '',
    mail: { subject: '', text: '' },
    rule: { by: 'score', score: document.scores[0]?.id ?? '', from: 0, to: null },
  }
  return { id: result.id, document: { ...document, nodes: [...document.nodes, result] } }
}

/** The same once more, with ids of its own; nothing leads to it yet. */
export function withCopy(document: QuizDocument, id: string): { id: string; document: QuizDocument } {
  const node = document.nodes.find((each) => each.id === id)
  if (!node || node.type === 'verdict') return { id, document }
  const copy: QuizNode =
    node.type === 'result'
      ? { ...node, id: freshId(), at: null }
      : {
          ...node,
          id: freshId(),
          at: null,
          rules: [],
          questions: node.questions.map((question) => ({ ...question, id: freshId() })),
        }
  const ways = document.edges
    .filter(({ from, port }) => from === id && port === otherwise)
    .map(({ to }) => ({ id: freshId(), from: copy.id, port: otherwise, to }))
  const place = document.nodes.indexOf(node) + 1
  return {
    id: copy.id,
    document: {
      ...document,
      nodes: document.nodes.toSpliced(place, 0, copy),
      edges: [...document.edges, ...ways],
    },
  }
}

/** With a node as it is now; ways out of rules that it has no longer go with them. */
export function withNode(document: QuizDocument, node: QuizNode): QuizDocument {
  const ports = new Set(node.type === 'block' ? [...node.rules.map(({ id }) => id), otherwise] : [])
  return {
    ...document,
    nodes: document.nodes.map((each) => (each.id === node.id ? node : each)),
    edges: document.edges.filter(({ from, port }) => from !== node.id || ports.has(port)),
  }
}

/** A list with one of its items a place further up (-1) or down (1). */
export function shifted<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const [one, other] = [items[at], items[at + by]]
  return one === undefined || other === undefined ? [...items] : items.with(at, other).with(at + by, one)
}
