import type { QuizBlock, QuizQuestion, QuizResult } from '@aurelio/contracts/quiz-document'
import { answerText } from '@aurelio/page'
import { numberIn, quotedName, readFormula, withQuotes } from '@aurelio/proofs/quiz'
import type { Version } from './versions.ts'

/** What somebody has said so far: what is quoted and computed is made of it. */
export type Given = { answers: ReadonlyMap<string, string>; blocks: readonly string[] }
/** What stands in the place of a quotation; '' where there is nothing. */
type Quotes = (name: string) => string

/** A value that was computed, as it is read; '' where an answer that it needs is missing. */
type Computed = { id: string; name: string; text: string }

/** Calculated values of somebody, in their order. */
export function computedOf(version: Version, given: Given): Computed[] {
  const { values, language } = version.document
  const numberOf = numbersOf(version, given)
  return values.map(({ id, name, formula, decimals, unit }) => {
    const value = readFormula(formula)?.valueOf(numberOf) ?? null
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    const figure = value === null ? '' : new Intl.NumberFormat(language, digits).format(value)
    return { id, name, text: figure === '' || unit === '' ? figure : `${figure} ${unit}` }
  })
}

/** What may be quoted to somebody: answers, hidden fields, points and calculated values, by their names. */
export function quotesOf(version: Version, given: Given): Quotes {
  const { document, questions } = version
  const points = pointsOf(version, given)
  const known = new Map<string, string>()
  const put = (name: string, text: string) => {
    if (text !== '') known.set(quotedName(name), text)
  }
  for (const { id, name } of document.hidden) put(name, given.answers.get(hiddenKey(id)) ?? '')
  for (const question of questions) put(question.name, textOf(question, given))
  for (const { id, name } of document.scores)
    put(name, new Intl.NumberFormat(document.language).format(points.get(id) ?? 0))
  for (const { name, text } of computedOf(version, given)) put(name, text)
  return (name) => known.get(quotedName(name)) ?? ''
}

/** By what a hidden field is kept among the answers; no question has such an id. */
export function hiddenKey(id: string): string {
  return `~${id}`
}

/** A result with what was answered in the place of what it quotes. */
export function quotedResult(result: QuizResult, quotes: Quotes): QuizResult {
  const says = (text: string) => withQuotes(text, quotes)
  const { title, text, sections, mail } = result
  return {
    ...result,
    title: says(title),
    text: says(text),
    sections: sections.map((part) => ({ ...part, title: says(part.title), text: says(part.text) })),
    mail: { subject: says(mail.subject), text: says(mail.text) },
  }
}

/** The same of a block. */
export function quotedBlock(block: QuizBlock, quotes: Quotes): QuizBlock {
  const says = (text: string) => withQuotes(text, quotes)
  const { title, text, questions } = block
  return {
    ...block,
    title: says(title),
    text: says(text),
    questions: questions.map((each) => ({ ...each, text: says(each.text), help: says(each.help) })),
  }
}

function textOf(question: QuizQuestion, { answers }: Given): string {
  return answerText(question, answers.get(question.id) ?? '').replaceAll('\n', ', ')
}

function pointsOf({ runner }: Version, { answers, blocks }: Given) {
  return runner.tallyOf(blocks, runner.answersIn(blocks, answers)).scores
}

function numbersOf(version: Version, given: Given) {
  const points = pointsOf(version, given)
  const numbers = new Map<string, number | null>()
  for (const { id, name } of version.document.hidden)
    numbers.set(quotedName(name), plainNumber(given.answers.get(hiddenKey(id))))
  for (const question of version.questions)
    if (question.name !== '')
      numbers.set(quotedName(question.name), numberIn(question, given.answers.get(question.id) ?? ''))
  for (const { id, name } of version.document.scores) numbers.set(quotedName(name), points.get(id) ?? 0)
  return (name: string) => numbers.get(quotedName(name)) ?? null
}

function plainNumber(text = ''): number | null {
  const number = Number(text.replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}
