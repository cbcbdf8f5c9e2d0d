import {
  type Answers,
  type Block,
  chosenOptions,
  type Node,
  numberIn,
  otherwise,
  type Question,
  type Quiz,
  type Result,
  type Rule,
  type Term,
} from './model.ts'

/** Nobody goes through a block more often than this: who is in a circle is led on to the verdict. */
export const mostVisits = 3

/** Points by score, and how many answers speak for each result. */
export type Tally = { scores: ReadonlyMap<string, number>; votes: ReadonlyMap<string, number> }
/** One step of somebody's way: out of a block, by a port, to a node. */
export type Step = {
  from: string
  port: string
  to: string
  /** Led on because of how often they have been there, by no way that is drawn. */
  isLedOn: boolean
}

/** A quiz that is asked many times: its nodes and ways by id. */
export type Runner = ReturnType<typeof runnerOf>

export function runnerOf(quiz: Quiz) {
  const nodes = new Map<string, Node>(quiz.nodes.map((node) => [node.id, node]))
  const ways = new Map(quiz.edges.map(({ from, port, to }) => [`${from} ${port}`, to]))
  const results = quiz.nodes.filter((node): node is Result => node.type === 'result')
  const verdict = quiz.nodes.find(({ type }) => type === 'verdict')?.id
  const leadsTo = (from: string, port: string) => ways.get(`${from} ${port}`)
  const questions = new Map<string, Question>(
    quiz.nodes.flatMap((node) =>
      node.type === 'block' ? node.questions.map((q) => [q.id, q] as const) : [],
    ),
  )

  /** What the blocks that somebody went through count for. */
  function tallyOf(blocks: Iterable<string>, answers: Answers): Tally {
    const scores = new Map(quiz.scores.map(({ id }) => [id, 0]))
    const votes = new Map<string, number>()
    for (const id of new Set(blocks)) {
      const node = nodes.get(id)
      if (node?.type === 'block')
        for (const question of node.questions)
          addAnswer(question, answers.get(question.id) ?? '', { scores, votes })
    }
    return { scores, votes }
  }

  /** The port by which somebody leaves a block: that of the first rule that fits, else that of who fits none. */
  function portOf(block: Block, answers: Answers, tally: Tally): string {
    const fits = block.rules.find((rule) => ruleHolds(rule, answers, tally, questions))
    return fits?.id ?? otherwise
  }

  /** The result that the verdict gives; the first whose rule fits. Undefined where there is no result at all. */
  function resultOf(tally: Tally): string | undefined {
    return resultAmong(results, tally, quiz.ties)
  }

  /**
   * Where somebody gets to who leaves a block, having gone through `path` before: a block, or the result. Null where
   * nothing follows.
   */
  function next(block: Block, path: readonly string[], answers: Answers): Step | null {
    const blocks = [...path, block.id]
    const given = answersIn(blocks, answers)
    const tally = tallyOf(blocks, given)
    const visits = (id: string) => blocks.filter((each) => each === id).length
    return follow(block.id, portOf(block, given, tally), visits, () => resultOf(tally))
  }

  /** Where a port leads who has been at each node so often. */
  function follow(
    from: string,
    port: string,
    visits: (id: string) => number,
    won: () => string | undefined,
  ): Step | null {
    const named = leadsTo(from, port) ?? leadsTo(from, otherwise)
    if (named === undefined) return null
    const isLedOn = visits(named) >= mostVisits
    const to = isLedOn ? verdict : named
    if (to === undefined) return null
    const reached = nodes.get(to)?.type === 'verdict' ? won() : to
    return reached === undefined ? null : { from, port, to: reached, isLedOn }
  }

  /** Without what was answered in blocks that somebody went back from, and did not come through again. */
  function answersIn(blocks: Iterable<string>, answers: Answers): Answers {
    const asked = new Set<string>()
    for (const id of new Set(blocks)) {
      const node = nodes.get(id)
      if (node?.type === 'block') for (const question of node.questions) asked.add(question.id)
    }
    return new Map([...answers].filter(([id]) => asked.has(id)))
  }

  return { nodes, questions, results, verdict, leadsTo, tallyOf, answersIn, resultOf, next, follow }
}

type Counting = { scores: Map<string, number>; votes: Map<string, number> }

/** Adds what one answer counts for, of the scores that there are. */
export function addAnswer(question: Question, answer: string, { scores, votes }: Counting): void {
  for (const id of chosenOptions(question, answer)) {
    const option = question.options.find((each) => each.id === id)
    for (const [score, points] of Object.entries(option?.points ?? {}))
      if (scores.has(score)) add(scores, score, points)
    if (option && option.result !== '') add(votes, option.result, 1)
  }
  const number = numberIn(question, answer)
  if (number !== null)
    for (const [score, weight] of Object.entries(question.weights))
      if (scores.has(score)) add(scores, score, number * weight)
}

/** A rule without terms always holds. */
export function ruleHolds(
  { needs, terms }: Rule,
  answers: Answers,
  tally: Tally,
  questions: ReadonlyMap<string, Question>,
): boolean {
  const holds = (term: Term) => termHolds(term, answers, tally, questions)
  return needs === 'all' ? terms.every(holds) : terms.length === 0 || terms.some(holds)
}

export function termHolds(
  term: Term,
  answers: Answers,
  { scores }: Tally,
  questions: ReadonlyMap<string, Question>,
): boolean {
  if (term.of === 'score') return compares(scores.get(term.score) ?? null, term)
  const question = questions.get(term.question)
  const answer = answers.get(term.question) ?? ''
  if (!question) return false
  if (term.of === 'number') return compares(numberIn(question, answer), term)
  return chosenOptions(question, answer).includes(term.option) === (term.is === 'chosen')
}

function compares(number: number | null, { is, value }: { is: 'at-least' | 'at-most'; value: number }) {
  return number !== null && (is === 'at-least' ? number >= value : number <= value)
}

/** The first result whose rule fits; else the one for the rest, else the last. */
export function resultAmong(
  results: readonly Result[],
  { scores, votes }: Tally,
  ties: Quiz['ties'] = 'first',
): string | undefined {
  const rivals = results.filter(({ rule }) => rule.by === 'most')
  const most = Math.max(0, ...rivals.map(({ id }) => votes.get(id) ?? 0))
  const leading = most > 0 ? rivals.filter(({ id }) => votes.get(id) === most) : []
  const isTie = leading.length > 1 && ties === 'rest'
  const favourite = isTie ? undefined : leading.at(ties === 'last' ? -1 : 0)?.id
  const fits = results.find(({ id, rule }) => {
    if (rule.by === 'most') return id === favourite
    if (rule.by !== 'score') return false
    const points = scores.get(rule.score) ?? 0
    return points >= (rule.from ?? -Infinity) && points <= (rule.to ?? Infinity)
  })
  return (fits ?? results.find(({ rule }) => rule.by === 'rest') ?? results.at(-1))?.id
}

function add(to: Map<string, number>, id: string, by: number) {
  to.set(id, (to.get(id) ?? 0) + by)
}
