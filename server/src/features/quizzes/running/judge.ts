import type { QuizBlock } from '@aurelio/contracts/quiz-document'
import { answerIn, fieldName, questionFields, quizWords, validateSubmission } from '@aurelio/page'

export type Judged = {
  values: Record<string, string>
  errors: Record<string, string>
  /** Of the questions that were answered rightly. */
  answers: Map<string, string>
}

/** Judges what was sent in a step by the rules of forms. What is right is an answer, whatever else is wrong. */
export function judge(
  block: QuizBlock,
  entered: ReadonlyMap<string, readonly string[]>,
  language: string,
): Judged {
  const fields = block.questions.flatMap(questionFields)
  const values = Object.fromEntries(
    fields.map(({ name, type }) => {
      const sent = (entered.get(name) ?? []).map((value) => value.replaceAll('\0', ''))
      return [name, type === 'multiple' ? sent.join('\n') : (sent.at(-1) ?? '')]
    }),
  )
  const checked = validateSubmission(fields, values, { language })
  const errors = { ...('errors' in checked ? checked.errors : {}), ...places(block, values, language) }
  const answers = new Map<string, string>()
  for (const question of block.questions) {
    const own = questionFields(question).map(({ name }) => name)
    if (own.length > 0 && own.every((name) => !errors[name]))
      answers.set(question.id, answerIn(question, clean(values)))
  }
  return { values, errors, answers }
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
