import {
  noSequenceRules,
  type SequenceFinding,
  type SequenceGraph,
  sequenceGraphSchema,
  type SequenceNode,
  type SequenceRules,
  sequenceRulesSchema,
} from '@aurelio/contracts/sequence-graph'
import { circles, unreachable } from '@aurelio/proofs/graph'
import { z } from 'zod'

export type SequenceVersion = { graph: SequenceGraph; rules: SequenceRules }

/** Steps one after the other, as the product kept them before sequences were graphs. */
const stepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('letter'),
    id: z.string(),
    subject: z.string(),
    text: z.string(),
    button: z.object({ label: z.string(), link: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('wait'), id: z.string(), amount: z.int(), unit: z.enum(['hours', 'days']) }),
  z.object({ kind: z.literal('goal'), id: z.string(), until: z.enum(['sent-form', 'won']) }),
])
const versionSchema = z.object({ graph: sequenceGraphSchema, rules: sequenceRulesSchema })

/** A version as it lies in the database. Throws where it is none. */
export function readVersion(text: string): SequenceVersion {
  const stored: unknown = JSON.parse(text)
  if (!Array.isArray(stored)) return versionSchema.parse(stored)
  const nodes = z.array(stepSchema).parse(stored).map(asNode)
  return { graph: inARow(nodes), rules: noSequenceRules }
}

function asNode(step: z.infer<typeof stepSchema>): SequenceNode {
  if (step.kind !== 'goal') return { ...step, at: null }
  const { id, until } = step
  const question = until === 'won' ? { what: 'won' as const } : { what: 'sent-form' as const, pageId: null }
  return { kind: 'goal', id, at: null, question }
}

/** Steps that follow each other by their first way out. */
export function inARow(nodes: readonly SequenceNode[]): SequenceGraph {
  return {
    nodes: [...nodes],
    edges: nodes.slice(1).map(({ id: to }, at) => ({
      id: `way-${at + 1}`,
      from: nodes[at]?.id ?? '',
      port: 'next',
      to,
    })),
  }
}

/** Where a way out leads; null for the end. */
export function stepAfter({ edges, nodes }: SequenceGraph, id: string, port: string): string | null {
  const edge = edges.find(({ from, port: named }) => from === id && named === port)
  return edge && nodes.some((node) => node.id === edge.to) ? edge.to : null
}

export function stepOf({ nodes }: SequenceGraph, id: string): SequenceNode | undefined {
  return nodes.find((node) => node.id === id)
}

const waits: readonly SequenceNode['kind'][] = ['wait', 'wait-day', 'wait-for']

/** What keeps a sequence from running, and what in it nobody comes to. */
export function sequenceFindings(graph: SequenceGraph, listId: string | null): SequenceFinding[] {
  const found: SequenceFinding[] = []
  const [first] = graph.nodes
  if (listId === null) found.push({ code: 'no-list', steps: [] })
  if (!graph.nodes.some(({ kind }) => kind === 'letter')) found.push({ code: 'no-letter', steps: [] })
  const lost = first ? unreachable(graph, [first.id]) : []
  if (lost.length > 0) found.push({ code: 'unreachable', steps: lost })
  // A circle that waits nowhere would go round for ever in one moment.
  const instant = {
    nodes: graph.nodes.filter(({ kind }) => !waits.includes(kind)),
    edges: graph.edges,
  }
  const endless = circles(instant).flat()
  if (endless.length > 0) found.push({ code: 'endless', steps: [...new Set(endless)] })
  return found
}

/** Whether people may enter: steps that nobody comes to do no harm. */
export function isReady(graph: SequenceGraph, listId: string | null): boolean {
  return sequenceFindings(graph, listId).every(({ code }) => code === 'unreachable')
}
