import type { QuizBlock } from '@aurelio/contracts/quiz-document'
import {
  answerIn,
  fieldName,
  fieldWords,
  fileAnswer,
  fileIn,
  questionFields,
  quizWords,
  validateSubmission,
} from '@aurelio/page'
import type { Entered, SentFile } from './answered-files.ts'

export type Judged = {
  values: Record<string, string>
  errors: Record<string, string>
  /** Of the questions that were answered rightly. */
  answers: Map<string, string>
}

type Sent = {
  entered: Entered
  files: readonly SentFile[]
  /** What was answered before: a file that is there already is not asked for again. */
  kept: ReadonlyMap<string, string>
}

/** Judges what was sent in a step by the rules of forms. What is right is an answer, whatever else is wrong. */
export function judge(block: QuizBlock, { entered, files, kept }: Sent, language: string): Judged {
  const fields = block.questions.flatMap(questionFields)
  const fileOf = (name: string) => files.find(({ field }) => field === name)
  const keptNames = new Map(
    block.questions.flatMap((question) => {
      const file = question.kind === 'file' ? fileIn(kept.get(question.id) ?? '') : null
      return file ? [[fieldName(question), file.name] as const] : []
    }),
  )
  const values = Object.fromEntries(
    fields.map(({ name, type }) => {
      if (type === 'file') return [name, fileOf(name)?.name || (keptNames.get(name) ?? '')]
      const sent = (entered.get(name) ?? []).map((value) => value.replaceAll('\0', ''))
      return [name, type === 'multiple' ? sent.join('\n') : (sent.at(-1) ?? '')]
    }),
  )
  const checked = validateSubmission(fields, values, { language })
  const errors = {
    ...('errors' in checked ? checked.errors : {}),
    ...places(block, values, language),
    ...Object.fromEntries(files.flatMap(({ field, error }) => (error === null ? [] : [[field, error]]))),
  }
  const answers = new Map<string, string>()
  for (const question of block.questions) {
    const own = questionFields(question).map(({ name }) => name)
    if (own.length === 0 || own.some((name) => errors[name])) continue
    if (question.kind !== 'file') answers.set(question.id, answerIn(question, clean(values)))
    const file = question.kind === 'file' ? fileOf(fieldName(question)) : undefined
    if (file) answers.set(question.id, fileAnswer(file))
  }
  return { values, errors, answers }
}

/** What is shown of files that were right in a step that was not: the page cannot choose them by itself. */
export function withoutFiles(
  { values, errors }: Judged,
  files: readonly SentFile[],
  language: string,
): Pick<Judged, 'values' | 'errors'> {
  const { chooseAgain } = fieldWords(language)
  const names = new Set(files.map(({ field }) => field))
  return {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))),
    errors: { ...Object.fromEntries([...names].map((name) => [name, chooseAgain])), ...errors },
  }
}

/** Without outer space, as the rules of forms see it. */
function clean(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replaceAll(/\r\n?/g, '\n').trim()]),
  )
}

/** No two options of a ranking have one place. */
function places(block: QuizBlock, values: Readonly<Record<string, string>>, language: string) {
  const wrong: Record<string, string> = {}
  for (const question of block.questions) {
    if (question.kind !== 'ranking') continue
    const taken = new Set<string>()
    for (const { id } of question.options) {
      const name = fieldName(question, id)
      const place = values[name] ?? ''
      if (place !== '' && taken.has(place)) wrong[name] = quizWords(language).samePlace
      taken.add(place)
    }
  }
  return wrong
}
