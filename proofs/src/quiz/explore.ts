import { circles } from '../graph/index.ts'
import { type Effect, effectsOf, relevantOf } from './effects.ts'
import type { Block, Quiz } from './model.ts'
import { type Runner, type Step, ruleHolds } from './run.ts'
import { otherwise } from './model.ts'

/** More different situations than these are not gone through one by one. */
const mostStates = 60_000

/** What can happen in a quiz at all, found by going every way with every answer that may make a difference. */
export type Explored = {
  /** Nodes that somebody can get to. */
  reached: ReadonlySet<string>
  /** The ways that somebody can take, as `from port`, and where each led. */
  taken: ReadonlyMap<string, Step>
  /** Blocks that somebody can be stuck in. */
  stuck: ReadonlySet<string>
  /** By score: the fewest and the most points with which somebody can end. */
  points: ReadonlyMap<string, { min: number; max: number }>
  /** The answers, in their order, with which somebody takes a way or gets to a result. */
  answersTo: (key: string) => readonly Answered[]
}
export type Answered = { question: string; answer: string }

type State = {
  block: number
  /** How many of its questions are answered. */
  at: number
  /** By question that some rule asks about: which of its terms hold. */
  bits: readonly string[]
  scores: readonly number[]
  votes: readonly number[]
  /** Of blocks in circles: how often they were come to. */
  visits: readonly number[]
  /** Of questions in circles: which of their effects counts now. */
  held: readonly number[]
}
type Trail = { before: Trail | null; answered: Answered }

/** Null where there are too many situations: then `bounds` says what it can. */
export function explore(quiz: Quiz, runner: Runner): Explored | null {
  const relevant = relevantOf(quiz)
  const blocks = quiz.nodes.filter((node): node is Block => node.type === 'block')
  const placeOf = new Map(blocks.map(({ id }, at) => [id, at]))
  const inCircles = new Set(circles({ nodes: quiz.nodes, edges: quiz.edges }).flat())
  const circling = blocks.filter(({ id }) => inCircles.has(id))
  const visitPlace = new Map(circling.map(({ id }, at) => [id, at]))
  const heldPlace = new Map(circling.flatMap(({ questions }) => questions).map(({ id }, at) => [id, at]))
  const asked = [...relevant.terms.keys()]
  const bitPlace = new Map(asked.map((id, at) => [id, at]))
  const effects = new Map<string, Effect[]>()
  for (const question of blocks.flatMap(({ questions }) => questions)) {
    const found = effectsOf(question, relevant)
    if (!found) return null
    effects.set(question.id, found)
  }
  const unasked = asked.map((id) => {
    const question = runner.questions.get(id)
    const terms = relevant.terms.get(id) ?? []
    const none = { scores: new Map<string, number>(), votes: new Map<string, number>() }
    const rule = (term: (typeof terms)[number]) => ({ id: '', needs: 'all' as const, terms: [term] })
    return terms
      .map((term) => (question && ruleHolds(rule(term), new Map(), none, runner.questions) ? '1' : '0'))
      .join('')
  })

  const seen = new Set<string>()
  const queue: { state: State; trail: Trail | null }[] = []
  const reached = new Set<string>()
  const taken = new Map<string, Step>()
  const stuck = new Set<string>()
  const points = new Map<string, { min: number; max: number }>()
  const trails = new Map<string, Trail | null>()

  function push(state: State, trail: Trail | null) {
    const key = JSON.stringify(Object.values(state))
    if (seen.has(key)) return
    seen.add(key)
    queue.push({ state, trail })
  }

  function enter(id: string, state: State, trail: Trail | null) {
    if (!reached.has(id)) trails.set(id, trail)
    reached.add(id)
    const block = placeOf.get(id)
    if (block === undefined) {
      end(state)
      return
    }
    const place = visitPlace.get(id)
    const visits =
      place === undefined ? state.visits : state.visits.with(place, (state.visits[place] ?? 0) + 1)
    push({ ...state, block, at: 0, visits }, trail)
  }

  function end({ scores }: State) {
    for (const [at, id] of relevant.scores.entries()) {
      const value = scores[at] ?? 0
      const { min, max } = points.get(id) ?? { min: value, max: value }
      points.set(id, { min: Math.min(min, value), max: Math.max(max, value) })
    }
  }

  function answer(state: State, question: string, trail: Trail | null) {
    const list = effects.get(question) ?? []
    const place = heldPlace.get(question)
    const before = place === undefined ? undefined : list[state.held[place] ?? -1]
    for (const [index, effect] of list.entries()) {
      const bitAt = bitPlace.get(question)
      const summed = (sums: readonly number[], own: readonly number[], old: readonly number[] = []) =>
        sums.map((sum, at) => rounded(sum + (own[at] ?? 0) - (old[at] ?? 0)))
      const next: State = {
        ...state,
        at: state.at + 1,
        bits: bitAt === undefined ? state.bits : state.bits.with(bitAt, effect.bits),
        scores: summed(state.scores, effect.scores, before?.scores),
        votes: summed(state.votes, effect.votes, before?.votes),
        held: place === undefined ? state.held : state.held.with(place, index),
      }
      push(next, { before: trail, answered: { question, answer: effect.answer } })
    }
  }

  function leave(state: State, block: Block, trail: Trail | null) {
    const tally = {
      scores: new Map(relevant.scores.map((id, at) => [id, state.scores[at] ?? 0])),
      votes: new Map(relevant.votes.map((id, at) => [id, state.votes[at] ?? 0])),
    }
    const holds = (rule: Block['rules'][number]) => {
      const each = rule.terms.map((term) => {
        if (term.of === 'score')
          return ruleHolds({ ...rule, terms: [term] }, new Map(), tally, runner.questions)
        const at = relevant.terms.get(term.question)?.indexOf(term) ?? -1
        return state.bits[bitPlace.get(term.question) ?? -1]?.[at] === '1'
      })
      return rule.needs === 'all' ? each.every(Boolean) : each.length === 0 || each.some(Boolean)
    }
    const port = block.rules.find(holds)?.id ?? otherwise
    const visits = (id: string) => state.visits[visitPlace.get(id) ?? -1] ?? 0
    const step = runner.follow(block.id, port, visits, () => runner.resultOf(tally))
    if (!step) {
      stuck.add(block.id)
      return
    }
    const key = `${step.from} ${step.port}`
    if (!step.isLedOn && !taken.has(key)) {
      taken.set(key, step)
      trails.set(key, trail)
    }
    enter(step.to, state, trail)
  }

  const first: State = {
    block: 0,
    at: 0,
    bits: unasked,
    scores: relevant.scores.map(() => 0),
    votes: relevant.votes.map(() => 0),
    visits: circling.map(() => 0),
    held: [...heldPlace.keys()].map(() => -1),
  }
  enter(quiz.start, first, null)
  for (const { state, trail } of queue) {
    if (seen.size > mostStates) return null
    const block = blocks[state.block]
    const question = block?.questions[state.at]
    if (question) answer(state, question.id, trail)
    else if (block) leave(state, block, trail)
  }
  return { reached, taken, stuck, points, answersTo: (key) => answersAlong(trails.get(key) ?? null) }
}

function answersAlong(trail: Trail | null): Answered[] {
  const found: Answered[] = []
  for (let at = trail; at; at = at.before) found.unshift(at.answered)
  return found
}

/** Points of tenths and hundredths do not drift apart. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
