import type { QuizVersionWhole } from '@aurelio/contracts/quizzes'

/** A figure of two versions; a share of nobody is null. */
export type SideRow = {
  of: 'started' | 'finished' | 'leads' | 'result' | 'lost' | 'answer'
  /** Of a step, a result or an answer: its id, and what it is called in the version that has it. */
  id: string
  title: string
  before: Side
  after: Side
}
/** Null where the version has no such step, result or answer. */
type Side = { count: number; share: number | null } | null

/** The figures of two versions beside each other: who began and ended, which results there were, where people stayed, and what they answered. */
export function sideBySide(before: QuizVersionWhole, after: QuizVersionWhole): SideRow[] {
  const both = (row: Pick<SideRow, 'of' | 'id' | 'title'>, side: (version: QuizVersionWhole) => Side) => ({
    ...row,
    before: side(before),
    after: side(after),
  })
  const nodes = [...after.document.nodes, ...before.document.nodes]
  const unique = nodes.filter(({ id }, at) => nodes.findIndex((each) => each.id === id) === at)
  return [
    both({ of: 'started', id: '', title: '' }, ({ started }) => ({ count: started, share: null })),
    both({ of: 'finished', id: '', title: '' }, ({ started, finished }) => part(finished, started)),
    both({ of: 'leads', id: '', title: '' }, ({ started, leads }) => part(leads, started)),
    ...unique.flatMap((node) =>
      node.type === 'result'
        ? [both({ of: 'result', id: node.id, title: node.title }, (version) => resultOf(version, node.id))]
        : [],
    ),
    ...unique.flatMap((node) =>
      node.type === 'block'
        ? [both({ of: 'lost', id: node.id, title: node.title }, (version) => lostAt(version, node.id))]
        : [],
    ),
    ...answersOf(before, after).map(({ question, key, title }) =>
      both({ of: 'answer', id: `${question} ${key}`, title }, (version) => givenIn(version, question, key)),
    ),
  ]
}

function resultOf({ document, results }: QuizVersionWhole, id: string): Side {
  if (!document.nodes.some((node) => node.id === id && node.type === 'result')) return null
  const all = results.reduce((total, { count }) => total + count, 0)
  return part(results.find(({ key }) => key === id)?.count ?? 0, all)
}

/** Each answer that was given in one of them, as the later one words it. */
function answersOf(before: QuizVersionWhole, after: QuizVersionWhole) {
  const questions = new Map(
    [before, after].flatMap((version) => questionsOf(version).map((question) => [question.id, question])),
  )
  return [...questions.values()].flatMap(({ id: question, text, options }) => {
    const given = [after, before].flatMap(({ answers }) =>
      answers.filter((each) => each.question === question),
    )
    return [...new Set(given.map(({ key }) => key))].map((key) => ({
      question,
      key,
      title: `${text} ${options.find((option) => option.id === key)?.text ?? key}`,
    }))
  })
}

function questionsOf({ document }: QuizVersionWhole) {
  return document.nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))
}

function givenIn(version: QuizVersionWhole, question: string, key: string): Side {
  if (!questionsOf(version).some(({ id }) => id === question)) return null
  const own = version.answers.filter((each) => each.question === question)
  const all = own.reduce((total, { count }) => total + count, 0)
  return part(own.find((each) => each.key === key)?.count ?? 0, all)
}

/** Who came to a step and went no further. */
function lostAt({ document, ways, started }: QuizVersionWhole, id: string): Side {
  if (!document.nodes.some((node) => node.id === id && node.type === 'block')) return null
  const sum = (found: typeof ways) => found.reduce((total, { count }) => total + count, 0)
  const came = (id === document.start ? started : 0) + sum(ways.filter(({ to }) => to === id))
  return part(Math.max(0, came - sum(ways.filter(({ from }) => from === id))), came)
}

function part(count: number, all: number): Side {
  return { count, share: all === 0 ? null : count / all }
}
