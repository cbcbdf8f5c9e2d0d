import type { QuestionKind, QuizDocument } from '@aurelio/contracts/quiz-document'
import { quizLimits } from '@aurelio/contracts/quiz-document'
import { graphLimits } from '@aurelio/contracts/graph'
import { type BlockDraft, type OptionDraft, type QuestionDraft, quizOf } from './draft.ts'

/** What was read, or why it is no quiz: in which line. */
export type Read =
  | { document: QuizDocument }
  | { problem: 'empty' | 'too-many-blocks' | 'too-many-options' | 'too-long' | 'unreadable'; line: number }

/** What the one result says, and what its points are called. */
export type Thanks = { title: string; text: string; points: string }

/** The words for kinds in files and pasted texts, without accents. */
const kinds: Readonly<Record<string, QuestionKind>> = {
  una: 'one',
  'una opcion': 'one',
  varias: 'many',
  'varias opciones': 'many',
  imagen: 'picture',
  escala: 'scale',
  nps: 'nps',
  texto: 'text',
  'texto corto': 'text',
  'texto largo': 'longtext',
  correo: 'email',
  email: 'email',
  telefono: 'phone',
  numero: 'number',
  fecha: 'date',
  ordenar: 'ranking',
  archivo: 'file',
  consentimiento: 'consent',
  informacion: 'statement',
}
/** The points of everything that is read, by one score. */
const score = 'puntos'
const longest = 300
/** A thousand blocks are refused before they are made. */
export const mostBlocks = graphLimits.nodes - 10

export function kindOf(word: string): QuestionKind | undefined {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  return Object.hasOwn(kinds, plain) ? kinds[plain] : undefined
}

/**
 * Questions as they are written in a text: a paragraph each, options below with a dash and their points in brackets, what
 * kind it is in square ones.
 */
export function readQuizText(text: string, thanks: Thanks): Read {
  const blocks: BlockDraft[] = []
  let title = ''
  let current: { question: QuestionDraft; options: OptionDraft[] } | null = null
  const close = () => {
    if (!current) return
    const { question, options } = current
    const kind = options.length === 0 && question.kind === 'one' ? 'text' : question.kind
    blocks.push({ title: title || question.text, questions: [{ ...question, kind, options }] })
    title = ''
    current = null
  }
  for (const [at, whole] of text
    .replaceAll('\0', '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = whole.trim()
    const problem = (code: 'too-many-blocks' | 'too-many-options' | 'too-long') => ({
      problem: code,
      line: at + 1,
    })
    if (line.length > longest) return problem('too-long')
    if (line === '') close()
    else if (line.startsWith('#')) {
      close()
      title = line.replace(/^#+\s*/, '')
    } else if (current && optionStart.test(line)) {
      if (current.options.length >= quizLimits.options) return problem('too-many-options')
      current.options.push(optionOf(line.replace(optionStart, '')))
    } else {
      close()
      if (blocks.length >= mostBlocks) return problem('too-many-blocks')
      const [, words = line, kind = ''] = /^(.*?)\s*\[([^\]]*)\]$/.exec(line) ?? []
      current = { question: { kind: kindOf(kind) ?? 'one', text: words || line }, options: [] }
    }
  }
  close()
  return blocks.length === 0 ? { problem: 'empty', line: 1 } : { document: quizFrom(blocks, thanks) }
}

const optionStart = /^(?:[-*•–]|\d{1,2}[.)]|[a-zA-Z]\))\s+/

function optionOf(line: string): OptionDraft {
  const [, text, points] = /^(.*\S)\s*\(\s*([+-]?\d+(?:[.,]\d+)?)\s*\)$/.exec(line) ?? []
  return text === undefined
    ? { text: line }
    : { text, points: { [score]: Number(points?.replace(',', '.') ?? 0) } }
}

/** Blocks with one result for everybody, to go on from; who asks for a mail makes a lead. */
export function quizFrom(blocks: readonly BlockDraft[], thanks: Thanks): QuizDocument {
  return quizOf({
    scores: [{ id: score, name: thanks.points }],
    blocks: blocks.map((block) => ({
      ...block,
      isGate: block.questions.some(({ kind }) => kind === 'email'),
    })),
    results: [{ title: thanks.title, text: thanks.text, rule: { by: 'rest' } }],
  })
}
