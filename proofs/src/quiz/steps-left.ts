import { components } from '../graph/index.ts'
import type { Quiz } from './model.ts'

/**
 * Of each node the fewest and the most blocks until a result, itself counted; a circle counts each of its blocks once. A
 * node from which no result can be reached counts as the last.
 */
export function stepsLeft({ nodes, edges }: Pick<Quiz, 'nodes' | 'edges'>) {
  const blocks = new Set(nodes.filter(({ type }) => type === 'block').map(({ id }) => id))
  const left = new Map<string, { min: number; max: number }>()
  for (const group of components({ nodes, edges }).toReversed()) {
    const members = new Set(group)
    const behind = edges
      .filter(({ from, to }) => members.has(from) && !members.has(to))
      .flatMap(({ to }) => left.get(to) ?? [])
    const own = group.filter((id) => blocks.has(id)).length
    const span = {
      min: Math.min(own, 1) + (behind.length === 0 ? 0 : Math.min(...behind.map(({ min }) => min))),
      max: own + Math.max(0, ...behind.map(({ max }) => max)),
    }
    for (const id of group) left.set(id, span)
  }
  return left
}
