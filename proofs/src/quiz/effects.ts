import { isNumber, scaleEnds, type Question, type Quiz, type Term } from './model.ts'
import { addAnswer, termHolds } from './run.ts'

type AnswerTerm = Exclude<Term, { of: 'score' }>

/** What an answer changes: which terms hold because of it, the points it gives, the results that it speaks for. */
export type Effect = {
  answer: string
  /** A digit for each term about the question. */
  bits: string
  scores: readonly number[]
  votes: readonly number[]
}

/** What of a quiz can change where it leads: terms about each question, scores and results that some rule asks for. */
export type Relevant = {
  terms: ReadonlyMap<string, readonly AnswerTerm[]>
  scores: readonly string[]
  votes: readonly string[]
}

export function relevantOf(quiz: Quiz): Relevant {
  const terms = new Map<string, AnswerTerm[]>()
  const scores = new Set<string>()
  const votes = new Set<string>()
  for (const node of quiz.nodes) {
    if (node.type === 'result' && node.rule.by === 'score') scores.add(node.rule.score)
    if (node.type === 'result' && node.rule.by === 'most') votes.add(node.id)
    if (node.type !== 'block') continue
    for (const term of node.rules.flatMap((rule) => rule.terms))
      if (term.of === 'score') scores.add(term.score)
      else terms.set(term.question, [...(terms.get(term.question) ?? []), term])
  }
  const known = new Set(quiz.scores.map(({ id }) => id))
  return { terms, scores: [...scores].filter((id) => known.has(id)), votes: [...votes] }
}

/** More different effects than these of one question are not tried one by one. */
const mostEffects = 4000

/** Everything that an answer to a question can change, each once; null where that is too much or not countable. */
export function effectsOf(question: Question, relevant: Relevant): Effect[] | null {
  const answers = answersOf(question, relevant)
  if (answers === null) return null
  const found = new Map<string, Effect>()
  for (const answer of answers) {
    const effect = effectOf(question, answer, relevant)
    const key = `${effect.bits}|${effect.scores.join()}|${effect.votes.join()}`
    if (!found.has(key)) found.set(key, effect)
  }
  return [...found.values()]
}

function effectOf(question: Question, answer: string, { terms, scores, votes }: Relevant): Effect {
  const questions = new Map([[question.id, question]])
  const given = new Map([[question.id, answer]])
  const none = { scores: new Map<string, number>(), votes: new Map<string, number>() }
  const bits = (terms.get(question.id) ?? []).map((term) =>
    termHolds(term, given, none, questions) ? '1' : '0',
  )
  const counted = { scores: new Map(scores.map((id) => [id, 0])), votes: new Map<string, number>() }
  addAnswer(question, answer, counted)
  return {
    answer,
    bits: bits.join(''),
    scores: scores.map((id) => counted.scores.get(id) ?? 0),
    votes: votes.map((id) => counted.votes.get(id) ?? 0),
  }
}

/** One answer for each that may differ from the others. */
function answersOf(question: Question, relevant: Relevant): string[] | null {
  const { kind, required, options, rows } = question
  const none = required ? [] : ['']
  const ids = options.map(({ id }) => id)
  if (kind === 'one' || kind === 'picture') return [...none, ...ids]
  if (kind === 'ranking')
    return [...none, ...ids.map((first) => [first, ...ids.filter((id) => id !== first)].join('\n'))]
  if (kind === 'many')
    return joined(
      question,
      relevant,
      ids.map((id) => ['', id]),
      none,
    )
  if (kind === 'matrix') {
    const perRow = rows.map((row) => [...none, ...ids.map((id) => `${row.id}:${id}`)])
    return joined(question, relevant, perRow, none)
  }
  if (isNumber(question)) return numbersOf(question, relevant)
  return ['']
}

/** Combinations of parts, of which those that change the same go on as one. */
function joined(
  question: Question,
  relevant: Relevant,
  parts: readonly (readonly string[])[],
  none: readonly string[],
): string[] | null {
  let found = new Map<string, string>([['', '']])
  for (const choices of parts) {
    const next = new Map<string, string>()
    for (const before of found.values())
      for (const choice of choices) {
        const answer = [before, choice].filter((part) => part !== '').join('\n')
        const { bits, scores, votes } = effectOf(question, answer, relevant)
        // Nothing chosen is apart: a required question does not take it.
        const key = `${answer === ''}|${bits}|${scores.join()}|${votes.join()}`
        if (!next.has(key)) next.set(key, answer)
      }
    if (next.size > mostEffects) return null
    found = next
  }
  const answers = [...found.values()].filter((answer) => answer !== '')
  return [...none, ...answers]
}

function numbersOf({ id, kind, required, min, max, weights }: Question, relevant: Relevant): string[] | null {
  const none = required ? [] : ['']
  if (kind !== 'number') {
    const [from, to] = scaleEnds({ kind, min, max })
    return [...none, ...Array.from({ length: to - from + 1 }, (_, at) => String(from + at))]
  }
  // Any number may be entered: countable only while its points decide nothing.
  if (relevant.scores.some((score) => (weights[score] ?? 0) !== 0)) return null
  const limits = (relevant.terms.get(id) ?? []).flatMap((term) => (term.of === 'number' ? [term.value] : []))
  const tried = [...limits, min ?? 0, max ?? 0].flatMap((limit) => [limit - 0.5, limit, limit + 0.5])
  const fitting = tried.filter((number) => number >= (min ?? -Infinity) && number <= (max ?? Infinity))
  return [...none, ...new Set(fitting.map(String))]
}
