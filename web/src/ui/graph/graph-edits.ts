import type { GraphEdge, GraphPlace } from '@aurelio/contracts/graph'

type Graph<Node> = { nodes: readonly Node[]; edges: readonly GraphEdge[] }
type Edited<Node> = { nodes: Node[]; edges: GraphEdge[] }

/** An id that no other node, port or edge of this time has. */
export function freshId(): string {
  return crypto.randomUUID().slice(0, 8)
}

/** Leads a port to a node, and no longer to where it led; null for nowhere. */
export function connected<Node>(
  { nodes, edges }: Graph<Node>,
  { from, port, to }: { from: string; port: string; to: string | null },
): Edited<Node> {
  const others = edges.filter((edge) => edge.from !== from || edge.port !== port)
  return {
    nodes: [...nodes],
    edges: to === null ? others : [...others, { id: freshId(), from, port, to }],
  }
}

/** Without a node, and without the ways to it and from it. */
export function without<Node extends { id: string }>(
  { nodes, edges }: Graph<Node>,
  id: string,
): Edited<Node> {
  return {
    nodes: nodes.filter((node) => node.id !== id),
    edges: edges.filter(({ from, to }) => from !== id && to !== id),
  }
}

/** With nodes where somebody put them. */
export function moved<Node extends { id: string; at: GraphPlace }>(
  { nodes, edges }: Graph<Node>,
  places: ReadonlyMap<string, NonNullable<GraphPlace>>,
): Edited<Node> {
  return {
    nodes: nodes.map((node) => ({ ...node, at: places.get(node.id) ?? node.at })),
    edges: [...edges],
  }
}
