import { circles, deadEnds, endless, type Graph, unreachable, wayTo } from '../graph/index.ts'
import { boundsOf, type Interval } from './bounds.ts'
import { relevantOf } from './effects.ts'
import { type Answered, explore, type Explored } from './explore.ts'
import { type Block, isChoice, type Quiz, type Rule } from './model.ts'
import { type Runner, runnerOf } from './run.ts'

export type FindingCode =
  | 'unreachable'
  | 'dead-end'
  | 'endless'
  | 'impossible-result'
  | 'unattainable-score'
  | 'dead-rule'
  | 'no-effect'
  | 'no-film'
  | 'no-mail'
  | 'empty'
export type Finding = {
  code: FindingCode
  /** Errors keep a quiz from being published; the others are worth a look. */
  severity: 'error' | 'warning'
  node: string
  /** Id of the rule, question or score that it is about; '' for the node itself. */
  part: string
  /** Nodes of the way to it, to be shown; empty where there is none. */
  way: readonly string[]
  /** Between which points a score lies there, where it is about points. */
  bounds: Interval | null
}
export type Checked = {
  findings: readonly Finding[]
  /** Whether every way was gone with every answer that makes a difference; else what is said follows from bounds alone. */
  isExact: boolean
  /** Walks from the beginning to a result which together take every way that can be taken. */
  walks: readonly { answers: readonly Answered[]; nodes: readonly string[] }[]
  /** How many of the ways that are drawn these walks take, and those that they do not. */
  ways: { walked: number; all: number; missing: readonly string[] }
}

/** What can be proved about a quiz before anybody takes it. */
export function checkQuiz(quiz: Quiz): Checked {
  const runner = runnerOf(quiz)
  const explored = explore(quiz, runner)
  const drawn: Graph = { nodes: quiz.nodes, edges: [...quiz.edges, ...wonEdges(quiz)] }
  const open: Graph = explored ? takenGraph(quiz, explored) : drawn
  const context = { quiz, runner, explored, drawn, open, bounds: scoreBounds(quiz) }
  const walked = explored ? walksOf(quiz, runner, explored) : { walks: [], taken: new Set<string>() }
  const missing = quiz.edges
    .filter(
      ({ from, port }) => runner.nodes.get(from)?.type === 'block' && !walked.taken.has(`${from} ${port}`),
    )
    .map(({ id }) => id)
  const all = quiz.edges.filter(({ from }) => runner.nodes.get(from)?.type === 'block').length
  return {
    findings: [
      ...aboutNodes(context),
      ...aboutRules(context),
      ...aboutResults(context),
      ...aboutQuestions(context),
      ...withoutFilm(quiz),
      ...withoutMail(quiz),
    ],
    isExact: explored !== null,
    walks: walked.walks,
    ways: { walked: all - missing.length, all, missing },
  }
}

type Context = {
  quiz: Quiz
  runner: Runner
  explored: Explored | null
  /** As it is drawn, with what the verdict gives; and with the ways alone that can be taken. */
  drawn: Graph
  open: Graph
  bounds: ReadonlyMap<string, ReadonlyMap<string, Interval>>
}

/** From the verdict to each result that it may give. */
function wonEdges({ nodes }: Quiz) {
  const verdicts = nodes.filter(({ type }) => type === 'verdict')
  return verdicts.flatMap(({ id: from }) =>
    nodes
      .filter((node) => node.type === 'result' && node.rule.by !== 'never')
      .map(({ id: to }) => ({ id: `${from} ${to}`, from, to })),
  )
}

function takenGraph(quiz: Quiz, { taken }: Explored): Graph {
  const verdict = quiz.nodes.find(({ type }) => type === 'verdict')?.id ?? ''
  const results = new Set(quiz.nodes.filter(({ type }) => type === 'result').map(({ id }) => id))
  const edges = quiz.edges.filter(({ from, port }) => taken.has(`${from} ${port}`))
  // A rule that leads nowhere goes the way of all others.
  const fallen = [...taken.values()].filter(
    ({ from, port, to }) =>
      !results.has(to) && !edges.some((edge) => edge.from === from && edge.port === port),
  )
  const won = wonEdges(quiz).filter(({ from }) => from === verdict)
  return {
    nodes: quiz.nodes,
    edges: [...edges, ...fallen.map((step) => ({ ...step, id: `${step.from} ${step.port}` })), ...won],
  }
}

function scoreBounds(quiz: Quiz) {
  return new Map(relevantOf(quiz).scores.map((score) => [score, boundsOf(quiz, score)]))
}

function finding(code: FindingCode, node: string, rest: Partial<Finding> = {}): Finding {
  return { code, severity: 'error', node, part: '', way: [], bounds: null, ...rest }
}

function wayOf({ quiz, open, drawn }: Context, id: string): readonly string[] {
  return wayTo(open, [quiz.start], id) ?? wayTo(drawn, [quiz.start], id) ?? []
}

function aboutNodes(context: Context): Finding[] {
  const { quiz, runner, explored, drawn, open } = context
  const ends = quiz.nodes.filter(({ type }) => type === 'result').map(({ id }) => id)
  const blocks = quiz.nodes.filter(({ type }) => type === 'block')
  const isReached = explored
    ? (id: string) => explored.reached.has(id)
    : (
        (gone) => (id: string) =>
          !gone.has(id)
      )(new Set(unreachable(drawn, [quiz.start])))
  const caught = endless(open, ends).filter(([first = '']) => isReached(first))
  // What leads to nothing but dead ends is none itself.
  const goesOn = new Set(open.edges.map(({ from }) => from))
  const dead = new Set([...deadEnds(open, ends).filter((id) => !goesOn.has(id)), ...(explored?.stuck ?? [])])
  const start = runner.nodes.get(quiz.start)
  return [
    ...(start?.type === 'block' ? [] : [finding('empty', quiz.start)]),
    ...(ends.length === 0 ? [finding('empty', quiz.start, { part: 'results' })] : []),
    ...blocks
      .filter(({ id }) => !isReached(id))
      .map(({ id }) => finding('unreachable', id, { severity: 'warning' })),
    ...blocks
      .filter(({ id }) => isReached(id) && dead.has(id))
      .map(({ id }) => finding('dead-end', id, { way: wayOf(context, id) })),
    ...caught.map(([first = '', ...others]) =>
      finding('endless', first, { way: [...wayOf(context, first), ...others, first] }),
    ),
  ]
}

function aboutRules(context: Context): Finding[] {
  const { quiz, explored } = context
  return quiz.nodes.flatMap((node) => {
    if (node.type !== 'block' || (explored && !explored.reached.has(node.id))) return []
    return node.rules.flatMap((rule, at) => {
      const fires = explored ? explored.taken.has(`${node.id} ${rule.id}`) : mayFire(context, node, at)
      if (fires) return []
      const score = rule.terms.find((term) => term.of === 'score')
      const bounds = score ? (context.bounds.get(score.score)?.get(node.id) ?? null) : null
      return [
        finding('dead-rule', node.id, {
          severity: 'warning',
          part: rule.id,
          way: wayOf(context, node.id),
          bounds,
        }),
      ]
    })
  })
}

/** What bounds say of a rule: false only where it can never be the first that fits. */
function mayFire({ quiz, bounds, drawn }: Context, block: Block, at: number): boolean {
  if (block.rules.slice(0, at).some(({ terms }) => terms.length === 0)) return false
  const may = (term: Rule['terms'][number]) => {
    if (term.of === 'score') {
      const span = bounds.get(term.score)?.get(block.id)
      if (!span) return false
      return term.is === 'at-least' ? span.max >= term.value : span.min <= term.value
    }
    const asked = quiz.nodes.find(
      (node) => node.type === 'block' && node.questions.some(({ id }) => id === term.question),
    )
    if (!asked) return false
    const isBefore = asked.id === block.id || wayTo(drawn, [asked.id], block.id) !== null
    return isBefore || (term.of === 'option' && term.is === 'not-chosen')
  }
  const rule = block.rules[at]
  if (!rule || rule.terms.length === 0) return true
  return rule.needs === 'all' ? rule.terms.every(may) : rule.terms.some(may)
}

function aboutResults(context: Context): Finding[] {
  const { quiz, explored, drawn, bounds } = context
  const gone = new Set(unreachable(drawn, [quiz.start]))
  const verdict = quiz.nodes.find(({ type }) => type === 'verdict')?.id ?? ''
  return quiz.nodes.flatMap((node) => {
    if (node.type !== 'result') return []
    const { rule } = node
    const span = rule.by === 'score' ? (verdictBounds(bounds.get(rule.score), quiz, verdict) ?? null) : null
    const isNamed = quiz.edges.some(({ to }) => to === node.id)
    const isApart =
      span !== null &&
      rule.by === 'score' &&
      !isNamed &&
      (span.max < (rule.from ?? -Infinity) || span.min > (rule.to ?? Infinity))
    const isImpossible = explored ? !explored.reached.has(node.id) : gone.has(node.id) || isApart
    if (!isImpossible) return []
    const exact = rule.by === 'score' ? explored?.points.get(rule.score) : undefined
    const found = finding('impossible-result', node.id, {
      severity: 'warning',
      way: wayOf(context, node.id),
      bounds: exact ?? span,
    })
    const isWorthless = rule.by === 'score' && span !== null && span.min === 0 && span.max === 0
    const unattainable = isWorthless
      ? [finding('unattainable-score', node.id, { severity: 'warning', part: rule.score, bounds: span })]
      : []
    return [found, ...unattainable]
  })
}

function verdictBounds(
  of: ReadonlyMap<string, Interval> | undefined,
  { nodes, edges }: Quiz,
  verdict: string,
) {
  // Who is led on from a circle comes by no way that is drawn: then nothing narrower than all of it is sure.
  return circles({ nodes, edges }).length === 0 ? of?.get(verdict) : undefined
}

/** A film that nobody chose yet shows people nothing. */
function withoutFilm({ nodes }: Quiz): Finding[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'block') return []
    const empty = node.questions.filter(({ kind, link }) => kind === 'film' && link === '')
    return empty.map(({ id }) => finding('no-film', node.id, { part: id }))
  })
}

/** A box that asks for letters asks nobody where the quiz asks for no mail. */
function withoutMail({ nodes }: Quiz): Finding[] {
  const asked = nodes.flatMap((node) =>
    node.type === 'block' ? node.questions.map((question) => ({ node: node.id, ...question })) : [],
  )
  if (asked.some(({ kind }) => kind === 'email')) return []
  return asked
    .filter(({ list = '' }) => list !== '')
    .map(({ id, node }) => finding('no-mail', node, { severity: 'warning', part: id }))
}

/** Questions of which no choice makes a difference to where anybody gets. */
function aboutQuestions({ quiz }: Context): Finding[] {
  const asked = new Set(
    quiz.nodes.flatMap((node) =>
      node.type === 'block'
        ? node.rules.flatMap(({ terms }) =>
            terms.flatMap((term) => (term.of === 'score' ? [] : [term.question])),
          )
        : [],
    ),
  )
  const decides = quiz.nodes.some(
    (node) =>
      (node.type === 'result' && node.rule.by !== 'rest') || (node.type === 'block' && node.rules.length > 0),
  )
  if (!decides) return []
  return quiz.nodes.flatMap((node) => {
    if (node.type !== 'block') return []
    return node.questions
      .filter((question) => isChoice(question) && !asked.has(question.id))
      .filter(({ options }) => {
        const [first, ...others] = options.map(({ points, result }) =>
          JSON.stringify([
            Object.entries(points)
              .filter(([, p]) => p !== 0)
              .toSorted(([one], [other]) => (one < other ? -1 : 1)),
            result,
          ]),
        )
        return first === undefined || others.every((other) => other === first)
      })
      .map(({ id }) => finding('no-effect', node.id, { severity: 'warning', part: id }))
  })
}

/** Walks that together take every way that can be taken, each run anew as a person would. */
function walksOf(quiz: Quiz, runner: Runner, { taken, answersTo }: Explored) {
  const walks: { answers: Answered[]; nodes: string[] }[] = []
  const covered = new Set<string>()
  for (const key of taken.keys()) {
    if (covered.has(key)) continue
    const walk = walkOf(quiz, runner, answersTo(key))
    for (const step of walk.steps) covered.add(step)
    walks.push({ answers: walk.answers, nodes: walk.nodes })
  }
  return { walks, taken: covered }
}

/** One walk with these answers, and with the first that does at each question behind them. */
function walkOf(quiz: Quiz, runner: Runner, planned: readonly Answered[]) {
  const left = [...planned]
  const answers = new Map<string, string>()
  const given: Answered[] = []
  const nodes = [quiz.start]
  const path: string[] = []
  const steps: string[] = []
  for (let node = runner.nodes.get(quiz.start); node?.type === 'block';) {
    for (const question of node.questions) {
      const next = left[0]?.question === question.id ? left.shift()?.answer : undefined
      const answer = next ?? firstAnswer(question)
      answers.set(question.id, answer)
      given.push({ question: question.id, answer })
    }
    const step = runner.next(node, path, answers)
    path.push(node.id)
    if (!step) break
    if (!step.isLedOn) steps.push(`${step.from} ${step.port}`)
    nodes.push(step.to)
    node = runner.nodes.get(step.to)
  }
  return { answers: given, nodes, steps }
}

function firstAnswer({ kind, options, rows, min }: Block['questions'][number]): string {
  const [first] = options
  if (kind === 'matrix') return rows.map(({ id }) => `${id}:${first?.id ?? ''}`).join('\n')
  if (kind === 'ranking') return options.map(({ id }) => id).join('\n')
  if (isChoice({ kind })) return first?.id ?? ''
  return kind === 'scale' || kind === 'nps' ? String(min ?? 1) : ''
}
