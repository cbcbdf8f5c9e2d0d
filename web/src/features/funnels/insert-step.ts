import { type FunnelGraph, type StepKind, stepPorts } from '@aurelio/contracts/funnels'
import { freshId } from '../../ui/graph/graph-edits.ts'

/** The step after which one more of a kind is wanted first: letters follow where people leave their data. */
export function usualPlace({ nodes }: FunnelGraph, kind: StepKind): string {
  const before = kind === 'correo' ? nodes.findLast((node) => stepPorts[node.kind].length > 0) : nodes.at(-1)
  return before && stepPorts[before.kind].length > 0 ? before.id : ''
}

/**
 * The last step put behind another one: by its first free way out, or else between it and where its first way leads. As it
 * is where that one has no way out.
 */
export function insertedAfter(graph: FunnelGraph, id: string): FunnelGraph {
  const added = graph.nodes.at(-1)
  const before = graph.nodes.find((node) => node.id === id)
  if (!added || !before || before === added) return graph
  const ports: readonly string[] = stepPorts[before.kind]
  const ways = graph.edges.filter(({ from }) => from === id)
  const port = ports.find((each) => !ways.some((way) => way.port === each)) ?? ports[0]
  if (port === undefined) return graph
  const others = graph.nodes.slice(0, -1)
  const at = others.indexOf(before) + 1
  const on = stepPorts[added.kind].at(0)
  const edges = graph.edges.flatMap((edge) => {
    if (edge.from !== id || edge.port !== port) return [edge]
    return on === undefined ? [] : [{ ...edge, from: added.id, port: on }]
  })
  return {
    nodes: [...others.slice(0, at), added, ...others.slice(at)],
    edges: [...edges, { id: freshId(), from: id, port, to: added.id }],
  }
}
