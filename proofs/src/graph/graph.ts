/** Steps and the ways between them: what funnels, quizzes and sequences have in common. */
export type Graph = {
  nodes: readonly { id: string }[]
  /** Only those that can be taken. One whose end is missing counts as none. */
  edges: readonly { id: string; from: string; to: string }[]
}

/** The ids that each id leads to, in the order of the edges. */
function neighbours({ nodes, edges }: Graph, end: 'from' | 'to'): Map<string, string[]> {
  const found = new Map<string, string[]>(nodes.map(({ id }) => [id, []]))
  for (const edge of edges) {
    const other = end === 'from' ? edge.to : edge.from
    if (found.has(other)) found.get(edge[end])?.push(other)
  }
  return found
}

/** What is reached from these along `ways`, themselves included. */
function reached(from: readonly string[], ways: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set(from.filter((id) => ways.has(id)))
  for (const id of seen) for (const next of ways.get(id) ?? []) seen.add(next)
  return seen
}

/** Nodes that nobody reaches who begins at one of these. */
export function unreachable(graph: Graph, starts: readonly string[]): string[] {
  const seen = reached(starts, neighbours(graph, 'from'))
  return graph.nodes.map(({ id }) => id).filter((id) => !seen.has(id))
}

/** Nodes from which no end can be reached; what stands in a circle without a way out is among them. */
export function deadEnds(graph: Graph, ends: readonly string[]): string[] {
  const seen = reached(ends, neighbours(graph, 'to'))
  return graph.nodes.map(({ id }) => id).filter((id) => !seen.has(id))
}

/**
 * Nodes that can be reached from each other, together; each group before those that it leads to (Tarjan's components,
 * turned round, without recursion).
 */
export function components(graph: Graph): string[][] {
  const ways = neighbours(graph, 'from')
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const found: string[][] = []
  const path: { id: string; next: number }[] = []
  const enter = (id: string) => {
    index.set(id, index.size)
    low.set(id, index.size - 1)
    open.push(id)
    isOpen.add(id)
    path.push({ id, next: 0 })
  }
  const lower = (id: string, to: number) => low.set(id, Math.min(low.get(id) ?? to, to))
  for (const { id: start } of graph.nodes) {
    if (index.has(start)) continue
    enter(start)
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { id } = step
      const to = ways.get(id)?.[step.next]
      step.next += 1
      if (to !== undefined) {
        if (!index.has(to)) enter(to)
        else if (isOpen.has(to)) lower(id, index.get(to) ?? 0)
        continue
      }
      path.pop()
      const parent = path.at(-1)
      if (parent) lower(parent.id, low.get(id) ?? 0)
      if (low.get(id) !== index.get(id)) continue
      const members = open.splice(open.lastIndexOf(id))
      for (const member of members) isOpen.delete(member)
      found.push(members)
    }
  }
  return found.toReversed()
}

/** Circles: groups of nodes that lead to each other, and single ones that lead to themselves. */
export function circles(graph: Graph): string[][] {
  const toThemselves = new Set(graph.edges.filter(({ from, to }) => from === to).map(({ from }) => from))
  return components(graph).filter((group) => group.length > 1 || group.some((id) => toThemselves.has(id)))
}

/** Circles that are never left: nobody who comes into one reaches an end. */
export function endless(graph: Graph, ends: readonly string[]): string[][] {
  const dead = new Set(deadEnds(graph, ends))
  return circles(graph).filter(([first]) => first !== undefined && dead.has(first))
}

/** A shortest way from one of the starts to a node, as ids with both ends; null where there is none. */
export function wayTo(graph: Graph, starts: readonly string[], target: string): string[] | null {
  const ways = neighbours(graph, 'from')
  const cameFrom = new Map<string, string | null>(starts.filter((id) => ways.has(id)).map((id) => [id, null]))
  for (const [id] of cameFrom)
    for (const next of ways.get(id) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, id)
  if (!cameFrom.has(target)) return null
  const way = [target]
  for (let at = cameFrom.get(target); at; at = cameFrom.get(at)) way.unshift(at)
  return way
}
