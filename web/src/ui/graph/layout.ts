import { Graph, layout } from '@dagrejs/dagre'
import type { ShownEdge, ShownNode } from './graph-model.ts'

/** Pixels of a node, as it is drawn. */
export const nodeWidth = 232
const headHeight = 84
/** Between a node and those that it leads to: what was counted on the way stands there. */
const wayWidth = 136
const portHeight = 32
export function nodeHeight({ ports }: Pick<ShownNode, 'ports'>): number {
  return headHeight + ports.length * portHeight
}

/** Where each node stands so that ways run from left to right and cross as little as they may. */
export function arranged(
  nodes: readonly ShownNode[],
  edges: readonly ShownEdge[],
): Map<string, { x: number; y: number }> {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 32, ranksep: wayWidth })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const node of nodes) graph.setNode(node.id, { width: nodeWidth, height: nodeHeight(node) })
  for (const { id, from, to } of edges) graph.setEdge(from, to, {}, id)
  layout(graph)
  return new Map(
    nodes.map((node) => {
      const { x, y } = graph.node(node.id)
      return [node.id, { x: Math.round(x - nodeWidth / 2), y: Math.round(y - nodeHeight(node) / 2) }]
    }),
  )
}

/** The nodes' own places; where one has none, the place that it finds by itself. */
export function placesOf(nodes: readonly ShownNode[], edges: readonly ShownEdge[]) {
  if (nodes.every(({ at }) => at !== null)) return new Map(nodes.map(({ id, at }) => [id, at ?? origin]))
  const found = arranged(nodes, edges)
  // What somebody has placed stays; a new one stands beside what leads to it.
  return new Map(
    nodes.map(({ id, at }) => [id, at ?? besideItsOrigin(id, nodes, edges) ?? found.get(id) ?? origin]),
  )
}

const origin = { x: 0, y: 0 }

function besideItsOrigin(id: string, nodes: readonly ShownNode[], edges: readonly ShownEdge[]) {
  const before = edges.find(({ to }) => to === id)?.from
  const at = nodes.find((node) => node.id === before)?.at
  return at && { x: at.x + nodeWidth + wayWidth, y: at.y }
}
