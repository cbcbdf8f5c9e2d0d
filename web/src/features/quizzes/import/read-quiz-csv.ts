import { quizLimits } from '@aurelio/contracts/quiz-document'
import Papa from 'papaparse'
import type { BlockDraft, OptionDraft, QuestionDraft } from './draft.ts'
import { kindOf, mostBlocks, quizFrom, type Read, type Thanks } from './read-quiz-text.ts'

type Row = { number: number; block: string; question: string; kind: string; option: string; points: string }
type Group = { title: string; questions: Map<string, { question: QuestionDraft; options: OptionDraft[] }> }

/** What the columns may be called, in the order of the fields. */
const columns = {
  block: ['bloque', 'paso', 'block'],
  question: ['pregunta', 'question'],
  kind: ['tipo', 'type'],
  option: ['opcion', 'respuesta', 'option', 'answer'],
  points: ['puntos', 'points'],
} as const

/** A quiz out of a table with a row for each option: bloque, pregunta, tipo, opción, puntos. */
export function readQuizCsv(text: string, thanks: Thanks): Read {
  // A file of another kind holds what no table does.
  if (text.includes('\0')) return { problem: 'unreadable', line: 1 }
  const { data } = Papa.parse<string[]>(text.replace(/^\u{FEFF}/u, ''), { skipEmptyLines: 'greedy' })
  const [head, ...rows] = data
  const places = head && placesOf(head)
  if (!places) return { problem: 'unreadable', line: 1 }
  const groups = new Map<string, Group>()
  for (const [at, cells] of rows.entries()) {
    const row = rowOf(cells, places, at + 2)
    const problem = add(groups, row)
    if (problem) return { problem, line: row.number }
  }
  const blocks = [...groups.values()].map(({ title, questions }): BlockDraft => ({
    title,
    questions: [...questions.values()].map(({ question, options }) => ({
      ...question,
      kind: options.length === 0 && question.kind === 'one' ? 'text' : question.kind,
      options,
    })),
  }))
  return blocks.length === 0 ? { problem: 'empty', line: 1 } : { document: quizFrom(blocks, thanks) }
}

type Places = Record<keyof typeof columns, number>

function placesOf(head: readonly string[]): Places | null {
  const names = head.map((name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase())
  const placeOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name))
  const { block, question, kind, option, points } = columns
  const places = {
    block: placeOf(block),
    question: placeOf(question),
    kind: placeOf(kind),
    option: placeOf(option),
    points: placeOf(points),
  }
  return places.question < 0 ? null : places
}

function rowOf(cells: readonly string[], places: Places, number: number): Row {
  const cell = (name: keyof Places) => (cells[places[name]] ?? '').trim()
  return {
    number,
    block: cell('block'),
    question: cell('question'),
    kind: cell('kind'),
    option: cell('option'),
    points: cell('points'),
  }
}

function add(groups: Map<string, Group>, { block, question, kind, option, points }: Row) {
  if (question === '') return null
  if ([block, question, option].some((text) => text.length > 300)) return 'too-long' as const
  const title = block || question
  const group: Group = groups.get(title) ?? { title, questions: new Map() }
  if (!groups.has(title) && groups.size >= mostBlocks) return 'too-many-blocks' as const
  groups.set(title, group)
  const known = group.questions.get(question) ?? {
    question: { kind: kindOf(kind) ?? 'one', text: question },
    options: [],
  }
  if (!group.questions.has(question) && group.questions.size >= quizLimits.questions)
    return 'too-many-options' as const
  group.questions.set(question, known)
  if (option === '') return null
  if (known.options.length >= quizLimits.options) return 'too-many-options' as const
  const number = Number(points.replace(',', '.'))
  const counts = points !== '' && Number.isFinite(number)
  known.options.push({ text: option, ...(counts && { points: { puntos: number } }) })
  return null
}
