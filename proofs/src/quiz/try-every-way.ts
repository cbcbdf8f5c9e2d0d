import type { Block, Question, Quiz } from './model.ts'
import { runnerOf } from './run.ts'

/** Who can get where, by taking a quiz in every way that there is: as people would, without any thought. */
export function tryEveryWay(quiz: Quiz) {
  const runner = runnerOf(quiz)
  const reached = new Set([quiz.start])
  const taken = new Set<string>()
  const stuck = new Set<string>()
  const points = new Map<string, { min: number; max: number }>()
  let budget = 20_000

  function walk(block: Block, path: readonly string[], before: ReadonlyMap<string, string>) {
    for (const answers of combinations(block.questions, before)) {
      budget -= 1
      if (budget < 0) return
      const step = runner.next(block, path, answers)
      if (!step) {
        stuck.add(block.id)
        continue
      }
      if (!step.isLedOn) taken.add(`${step.from} ${step.port}`)
      reached.add(step.to)
      const node = runner.nodes.get(step.to)
      const blocks = [...path, block.id]
      if (node?.type === 'block') walk(node, blocks, answers)
      else {
        const value = runner.tallyOf(blocks, runner.answersIn(blocks, answers)).scores.get('s') ?? 0
        const { min, max } = points.get('s') ?? { min: value, max: value }
        points.set('s', { min: Math.min(min, value), max: Math.max(max, value) })
      }
    }
  }

  const start = runner.nodes.get(quiz.start)
  if (start?.type === 'block') walk(start, [], new Map())
  return { reached, taken, stuck, points, isWhole: budget >= 0 }
}

function* combinations(
  questions: readonly Question[],
  before: ReadonlyMap<string, string>,
): Generator<ReadonlyMap<string, string>> {
  const [first, ...others] = questions
  if (!first) {
    yield before
    return
  }
  for (const answer of answersTo(first)) yield* combinations(others, new Map(before).set(first.id, answer))
}

function answersTo({ kind, required, options, min, max }: Question): string[] {
  const none = required ? [] : ['']
  const ids = options.map(({ id }) => id)
  if (kind === 'one') return [...none, ...ids]
  if (kind === 'scale')
    return [
      ...none,
      ...Array.from({ length: (max ?? 1) - (min ?? 1) + 1 }, (_, at) => String((min ?? 1) + at)),
    ]
  if (kind !== 'many') return ['']
  const subsets = Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, at) => (bits >> at) % 2 === 1).join('\n'),
  )
  return [...none, ...subsets.slice(1)]
}
