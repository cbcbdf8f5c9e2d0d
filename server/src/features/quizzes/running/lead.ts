import type { QuizQuestion } from '@aurelio/contracts/quiz-document'
import { answerText, fieldName, fileIn } from '@aurelio/page'
import { decodeElements, encodePage, type StoredDocument } from '@aurelio/page/document'
import type { Attempt } from './attempts.ts'
import { computedOf, hiddenKey } from './quoted.ts'
import type { Version } from './versions.ts'

/** Id of the form that a quiz sends in the name of who answered. */
export const leadForm = 'quiz'
/** A form has thirty fields at most; what decides comes first, and the rest of the answers stand together. */
const mostApart = 14

type Field = { given: object; value: string }

/** What the door for forms takes of an attempt: a form of all that was answered, as it was asked, filled in. */
export function leadOf(said: Version, { answers, steps }: Attempt) {
  // The team reads it in the language of the quiz; what was agreed to is kept as it was read.
  const version = said.original ?? said
  const agreed = new Map(said.questions.map(({ id, text, link }) => [id, { text, link }]))
  const blocks = new Set(steps.map(({ fromNode }) => fromNode))
  const nodes = version.document.nodes
  const asked = nodes.flatMap((node) => (node.type === 'block' && blocks.has(node.id) ? node.questions : []))
  const answered = asked.filter(({ id }) => (answers.get(id) ?? '') !== '')
  const result = nodes.find(({ id, type }) => type === 'result' && id === steps.at(-1)?.toNode)
  const own = answered.map((question) =>
    fieldOf(
      question.kind === 'consent' ? { ...question, ...agreed.get(question.id) } : question,
      answers.get(question.id) ?? '',
    ),
  )
  const contacts = answered.flatMap((question, at) => (isContact(question) ? [own[at]] : []))
  const others = answered.flatMap((question, at) =>
    isContact(question) ? [] : [{ question, field: own[at] }],
  )
  const rest = others.slice(mostApart)
  const together = rest.map(
    ({ question }) => `${question.text}: ${answerText(question, answers.get(question.id) ?? '')}`,
  )
  const fields = [
    ...contacts,
    ...others.slice(0, mostApart).map(({ field }) => field),
    ...(together.length > 0 ? [plain('otras', 'Otras respuestas', together.join('\n').slice(0, 4000))] : []),
    ...(result?.type === 'result' ? [plain('resultado', 'Resultado', result.title)] : []),
    ...computedOf(version, { answers, blocks: [...blocks] }).flatMap(({ id, name, text }) =>
      text === '' ? [] : [plain(`valor-${id}`, name, text)],
    ),
    ...version.document.hidden.flatMap(({ id, name }) => {
      const text = answers.get(hiddenKey(id)) ?? ''
      return text === '' ? [] : [plain(`oculto-${id}`, name, text)]
    }),
    plain('quiz', 'Quiz', version.name),
  ].filter((field) => field !== undefined)
  const form = { id: leadForm, type: 'form', props: { fields: fields.map(({ given }) => given) } }
  return {
    forms: documentOf(form),
    files: answered.flatMap((question) => {
      const file = question.kind === 'file' ? fileIn(answers.get(question.id) ?? '') : null
      const field = fieldName(question)
      return file ? [{ ...file, field, error: null, isHeld: true as const }] : []
    }),
    entered: new Map<string, readonly string[]>([
      ['formId', [leadForm]],
      ...fields.map(({ given, value }) => ['name' in given ? String(given.name) : '', [value]] as const),
    ]),
  }
}

function isContact({ kind }: QuizQuestion) {
  return kind === 'email' || kind === 'phone' || kind === 'consent' || kind === 'file'
}

function plain(name: string, label: string, value: string): Field {
  return { given: { name, label, type: 'textarea', required: false }, value }
}

function fieldOf(question: QuizQuestion, answer: string): Field {
  const { id, kind, text, name, link, list, accept, max } = question
  const label = name || text
  const given = { name: `q-${id}`, label, required: false }
  if (kind === 'email') return { given: { ...given, type: 'email' }, value: answer }
  if (kind === 'phone') return { given: { ...given, type: 'tel' }, value: answer }
  if (kind === 'file') return { given: { ...given, type: 'file', accept, max }, value: '' }
  // The words themselves are what is kept of a consent.
  if (kind === 'consent')
    return { given: { ...given, label: text, type: 'checkbox', link, list }, value: answer }
  // Whoever asks for a name gets one: by this name a form knows it.
  if (kind === 'text' && /\b(nombre|name|nom|nome|izena)\b/i.test(label))
    return { given: { ...given, name: 'nombre', type: 'text' }, value: answer }
  return { given: { ...given, type: 'textarea' }, value: answerText(question, answer) }
}

function documentOf(form: object): StoredDocument {
  const decoded = decodeElements([form])
  if (!decoded.ok) throw new Error('The form of a quiz cannot be made', { cause: decoded.error })
  const { document } = decoded
  return { read: () => ({ document, page: encodePage(document) }) }
}
