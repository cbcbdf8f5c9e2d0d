/** What of a quiz decides where it leads: its texts and looks are somebody else's. */
type Points = Readonly<Record<string, number>>
export type Option = { id: string; points: Points; result: string }
export type Question = {
  id: string
  kind: string
  required: boolean
  options: readonly Option[]
  rows: readonly { id: string }[]
  min: number | null
  max: number | null
  weights: Points
  /** Of a film: its page; '' until one is chosen. */
  link?: string
  /** Of a consent: the list of letters that it asks for; '' for none. */
  list?: string
}
export type Term =
  | { of: 'option'; question: string; option: string; is: 'chosen' | 'not-chosen' }
  | { of: 'number'; question: string; is: 'at-least' | 'at-most'; value: number }
  | { of: 'score'; score: string; is: 'at-least' | 'at-most'; value: number }
export type Rule = { id: string; needs: 'all' | 'any'; terms: readonly Term[] }
export type Block = { id: string; type: 'block'; questions: readonly Question[]; rules: readonly Rule[] }
export type Result = {
  id: string
  type: 'result'
  rule:
    | { by: 'score'; score: string; from: number | null; to: number | null }
    | { by: 'most' | 'rest' | 'never' }
}
export type Node = Block | Result | { id: string; type: 'verdict' }
export type Quiz = {
  start: string
  nodes: readonly Node[]
  edges: readonly { id: string; from: string; port: string; to: string }[]
  scores: readonly { id: string }[]
  /** Who wins where several results are chosen equally often; the first of them unless told. */
  ties?: 'first' | 'last' | 'rest'
}

/** The port of who fits no rule. */
export const otherwise = 'else'

/**
 * What was answered, by question: the id of the option, or of each on a line of its own, in their order; of a matrix
 * `row:option` lines; else what was entered.
 */
export type Answers = ReadonlyMap<string, string>

const chosenIn = new Set(['one', 'many', 'picture', 'ranking', 'matrix'])
export function isChoice({ kind }: Pick<Question, 'kind'>): boolean {
  return chosenIn.has(kind)
}

/** The options that an answer chose; of a ranking the first place alone. */
export function chosenOptions({ kind }: Pick<Question, 'kind'>, answer: string): string[] {
  if (answer === '' || !isChoice({ kind })) return []
  const lines = answer.split('\n')
  if (kind === 'ranking') return lines.slice(0, 1)
  return kind === 'matrix' ? lines.map((line) => line.slice(line.indexOf(':') + 1)) : lines
}

const numbers = new Set(['scale', 'nps', 'number'])
export function isNumber({ kind }: Pick<Question, 'kind'>): boolean {
  return numbers.has(kind)
}

/** The number that was answered; null where there is none. */
export function numberIn({ kind }: Pick<Question, 'kind'>, answer: string): number | null {
  if (answer === '' || !isNumber({ kind })) return null
  const number = Number(answer.replace(',', '.'))
  return Number.isFinite(number) ? number : null
}

/** The first and the last place of a scale: 1 and 5 unless told, from 0 or 1 to at most 10. */
export function scaleEnds({ kind, min, max }: Pick<Question, 'kind' | 'min' | 'max'>): [number, number] {
  if (kind === 'nps') return [0, 10]
  const first = Math.min(1, Math.max(0, Math.round(min ?? 1)))
  return [first, Math.min(10, Math.max(first + 1, Math.round(max ?? 5)))]
}
