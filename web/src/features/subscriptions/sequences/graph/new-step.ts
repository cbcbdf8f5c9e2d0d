import {
  type SequenceGraph,
  type SequenceNode,
  type SequenceNodeKind,
  sequencePorts,
} from '@aurelio/contracts/sequence-graph'
import { freshId } from '../../../../ui/graph/graph-edits.ts'

type Words = { subject: string; text: string; label: string; title: string }

/** A step of a kind with what it begins with. */
function newStep(kind: SequenceNodeKind, words: Words): SequenceNode {
  const own = { id: freshId(), at: null }
  const question = { what: 'sent-form' as const, pageId: null }
  switch (kind) {
    case 'letter':
      return { ...own, kind, subject: words.subject, text: words.text }
    case 'wait':
      return { ...own, kind, amount: 1, unit: 'days' }
    case 'wait-day':
      return { ...own, kind, weekday: 0, hour: 9 }
    case 'wait-for':
      return { ...own, kind, question, amount: 3, unit: 'days' }
    case 'condition':
    case 'goal':
      return { ...own, kind, question }
    case 'fork':
      return { ...own, kind, share: 50 }
    case 'label':
      return { ...own, kind, label: words.label, takes: false }
    case 'task':
      return { ...own, kind, title: words.title, days: 1 }
    case 'webhook':
    default:
      return { ...own, kind, webhookId: null }
  }
}

/** With a step behind the one that is chosen, or else behind the last: what led on from there leads on from the new one. */
export function withStep(
  { nodes, edges }: SequenceGraph,
  kind: SequenceNodeKind,
  words: Words,
  behindId: string | null,
): { graph: SequenceGraph; id: string } {
  const step = newStep(kind, words)
  const behind = nodes.find(({ id }) => id === behindId) ?? nodes.at(-1)
  const index = behind ? nodes.indexOf(behind) + 1 : 0
  const [out] = sequencePorts[kind]
  const ports: readonly string[] = behind ? sequencePorts[behind.kind] : []
  // A free way out comes first: so both sides of a condition are filled without leaving the list.
  const port = ports.find(
    (each) => !edges.some(({ from, port: named }) => from === behind?.id && named === each),
  )
  const taken =
    port === undefined
      ? edges.find(({ from, port: named }) => from === behind?.id && named === ports[0])
      : undefined
  const lead = port ?? ports[0]
  return {
    id: step.id,
    graph: {
      nodes: nodes.toSpliced(index, 0, step),
      edges: [
        ...edges.filter((edge) => edge !== taken),
        ...(behind && lead !== undefined
          ? [{ id: freshId(), from: behind.id, port: lead, to: step.id }]
          : []),
        ...(taken ? [{ id: freshId(), from: step.id, port: out, to: taken.to }] : []),
      ],
    },
  }
}

/** Without a step: what led to it leads to where it led. */
export function withoutStep({ nodes, edges }: SequenceGraph, id: string): SequenceGraph {
  const onward = edges.find(({ from }) => from === id)?.to
  return {
    nodes: nodes.filter((node) => node.id !== id),
    edges: edges.flatMap((edge) => {
      if (edge.from === id) return []
      if (edge.to !== id) return [edge]
      return onward === undefined || onward === id || onward === edge.from ? [] : [{ ...edge, to: onward }]
    }),
  }
}
