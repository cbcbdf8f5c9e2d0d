import { components } from '../graph/index.ts'
import { isNumber, type Node, type Question, type Quiz, scaleEnds } from './model.ts'

export type Interval = { min: number; max: number }

/**
 * Between which figures a score lies when somebody leaves each node, whatever they answered before: never too narrow, for
 * rules are left out of it. A block in a circle counts once however often somebody comes through.
 */
export function boundsOf(quiz: Quiz, score: string): ReadonlyMap<string, Interval> {
  const nodes = new Map(quiz.nodes.map((node) => [node.id, node]))
  const found = new Map<string, Interval>()
  for (const group of components({ nodes: quiz.nodes, edges: quiz.edges })) {
    const members = new Set(group)
    const before = quiz.edges.flatMap(({ from, to }) => {
      const known = members.has(to) && !members.has(from) ? found.get(from) : undefined
      return known ? [known] : []
    })
    const starts = members.has(quiz.start) ? [{ min: 0, max: 0 }, ...before] : before
    if (starts.length === 0) continue
    const own = group.map((id) => pointsOf(nodes.get(id), score))
    // In a circle some of them may not have been come to yet.
    const isCircle = group.length > 1
    const min = sum(own.map((each) => (isCircle ? Math.min(0, each.min) : each.min)))
    const max = sum(own.map((each) => (isCircle ? Math.max(0, each.max) : each.max)))
    const whole = {
      min: Math.min(...starts.map((each) => each.min)) + min,
      max: Math.max(...starts.map((each) => each.max)) + max,
    }
    for (const id of group) found.set(id, whole)
  }
  return found
}

function pointsOf(node: Node | undefined, score: string): Interval {
  if (node?.type !== 'block') return { min: 0, max: 0 }
  const each = node.questions.map((question) => pointsOfQuestion(question, score))
  return { min: sum(each.map(({ min }) => min)), max: sum(each.map(({ max }) => max)) }
}

function pointsOfQuestion(question: Question, score: string): Interval {
  const { kind, required, options, rows, weights, min, max } = question
  const points = options.map((option) => option.points[score] ?? 0)
  if (kind === 'many') return { min: sum(points.filter((p) => p < 0)), max: sum(points.filter((p) => p > 0)) }
  const open = required ? [] : [0]
  if (isNumber(question)) {
    const weight = weights[score] ?? 0
    if (weight === 0) return { min: 0, max: 0 }
    const [from, to] = kind === 'number' ? [min ?? -Infinity, max ?? Infinity] : scaleEnds(question)
    return spanOf([...open, from * weight, to * weight])
  }
  const one = spanOf([...open, ...points])
  const times = kind === 'matrix' ? rows.length : 1
  return { min: one.min * times, max: one.max * times }
}

function spanOf(values: readonly number[]): Interval {
  return values.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...values), max: Math.max(...values) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0)
}
