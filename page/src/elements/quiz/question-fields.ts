import { formFields } from '../form/form-fields.ts'
import type { FormField } from '../form/form-field.ts'
import type { QuizQuestionShown } from '../../values/quiz.ts'

const types: Readonly<Record<string, string>> = {
  one: 'radio',
  picture: 'radio',
  many: 'multiple',
  scale: 'scale',
  nps: 'scale',
  text: 'text',
  longtext: 'textarea',
  email: 'email',
  phone: 'tel',
  number: 'number',
  date: 'date',
  file: 'file',
  consent: 'checkbox',
}
const completions: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' }

/** What a field of a question is called where it is sent. */
export function fieldName({ id }: Pick<QuizQuestionShown, 'id'>, part = ''): string {
  return part === '' ? `q-${id}` : `q-${id}-${part}`
}

/** The form's fields that a question is asked with: none for what is only seen, one a row or a place where it has several. */
export function questionFields(question: QuizQuestionShown): FormField[] {
  const { kind, text, help, required, options, rows, link } = question
  const texts = options.map((option) => option.text)
  if (kind === 'statement' || kind === 'film') return []
  if (kind === 'matrix')
    return rows.flatMap((row) =>
      field({ name: fieldName(question, row.id), label: row.text, type: 'radio', required, options: texts }),
    )
  if (kind === 'ranking') {
    const places = texts.map((_, at) => String(at + 1))
    return options.flatMap((option) =>
      field({
        name: fieldName(question, option.id),
        label: option.text,
        type: 'select',
        required,
        options: places,
      }),
    )
  }
  const ends = kind === 'nps' ? { min: 0, max: 10 } : { min: question.min, max: question.max }
  const { accept } = question
  const given = {
    type: types[kind] ?? 'text',
    label: text,
    help,
    required,
    options: texts,
    link,
    accept,
    ...ends,
  }
  const look = kind === 'picture' ? { look: 'cards' } : {}
  return field({ name: fieldName(question), ...given, ...look }).map((each) => ({
    ...each,
    autocomplete: completions[kind] ?? '',
  }))
}

function field(given: Readonly<Record<string, unknown>>): FormField[] {
  const { name } = given
  return formFields({ fields: [given] }).filter((each) => each.name === name)
}

/** A file as it is kept as an answer. */
export function fileAnswer({ id, name }: { id: string; name: string }): string {
  return `${id}/${name}`
}

/** The file that an answer is; null for none. */
export function fileIn(answer: string): { id: string; name: string } | null {
  const at = answer.indexOf('/')
  return at > 0 ? { id: answer.slice(0, at), name: answer.slice(at + 1) } : null
}

/** What was sent to the fields of a question, as it is kept: ids in the place of texts. '' for nothing. */
export function answerIn(question: QuizQuestionShown, values: Readonly<Record<string, string>>): string {
  const { kind, options, rows } = question
  const sent = (part?: string) => values[fieldName(question, part)] ?? ''
  const idOf = (text: string) =>
    options.find((option) => option.text.replaceAll(/\s+/g, ' ').trim() === text)?.id ?? ''
  if (kind === 'one' || kind === 'picture') return idOf(sent())
  if (kind === 'many') return sent().split('\n').map(idOf).filter(Boolean).join('\n')
  if (kind === 'matrix')
    return rows
      .map(({ id }) => [id, idOf(sent(id))])
      .filter(([, option]) => option !== '')
      .map((pair) => pair.join(':'))
      .join('\n')
  if (kind === 'ranking') {
    const placed = options.filter(({ id }) => sent(id) !== '')
    return placed
      .toSorted((one, other) => Number(sent(one.id)) - Number(sent(other.id)))
      .map(({ id }) => id)
      .join('\n')
  }
  return kind === 'number' ? sent().replace(',', '.') : sent()
}

/** The same the other way round: what the fields show of what is kept. */
export function valuesOf(question: QuizQuestionShown, answer: string): Record<string, string> {
  const { kind, options } = question
  const textOf = (id: string) =>
    options
      .find((option) => option.id === id)
      ?.text.replaceAll(/\s+/g, ' ')
      .trim() ?? ''
  const lines = answer === '' ? [] : answer.split('\n')
  if (kind === 'one' || kind === 'picture' || kind === 'many')
    return { [fieldName(question)]: lines.map(textOf).join('\n') }
  if (kind === 'matrix')
    return Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf(':')
        return [fieldName(question, line.slice(0, at)), textOf(line.slice(at + 1))]
      }),
    )
  if (kind === 'ranking')
    return Object.fromEntries(lines.map((id, at) => [fieldName(question, id), String(at + 1)]))
  return { [fieldName(question)]: kind === 'file' ? (fileIn(answer)?.name ?? '') : answer }
}

/** What was answered, as people read it. */
export function answerText(question: QuizQuestionShown, answer: string): string {
  const { kind, rows } = question
  const values = valuesOf(question, answer)
  if (kind === 'matrix')
    return rows
      .flatMap((row) => {
        const text = values[fieldName(question, row.id)]
        return text ? [`${row.text}: ${text}`] : []
      })
      .join('\n')
  if (kind !== 'ranking') return values[fieldName(question)] ?? ''
  const placed = answer === '' ? [] : answer.split('\n')
  return placed
    .map((id, at) => `${at + 1}. ${question.options.find((option) => option.id === id)?.text ?? ''}`)
    .join('\n')
}
