import type { GraphEdge, GraphPlace } from '@aurelio/contracts/graph'

type Marks = Readonly<Record<`data-${string}`, string>>

/** A way out of a node: what it is called, and whether it leads somewhere at all. */
export type NodePort = { id: string; label: string }

/** A node as it is shown, on the canvas and in the list. */
export type ShownNode = {
  id: string
  at: GraphPlace
  /** What kind of thing it is, in a word: 'Bloque'. */
  kind: string
  label: string
  /** A line about it: '2 preguntas'. */
  detail?: string
  /** What was counted of it, and the marks of that figure. */
  figure?: string
  figureMarks?: Marks
  tone?: 'start' | 'end'
  /** What is wrong with it. */
  problem?: string
  /** Its ways out, in their order; none for an end. */
  ports: readonly NodePort[]
  /** Whether something may lead to it. */
  isTarget: boolean
  marks?: Marks
  /** Who else has it chosen at this moment. */
  people?: readonly { session: string; name: string; colour: string }[]
}

/** What stands on a way between two nodes; `shortFigure` where there is little room. */
export type ShownEdge = GraphEdge & {
  figure?: string
  shortFigure?: string
  problem?: string
  marks?: Marks
}

/** What both views of a graph show, and what is done in them. Without `onConnect` they are for reading. */
export type GraphViewProps = {
  /** What the graph is, for whoever does not see it. */
  label: string
  nodes: readonly ShownNode[]
  edges: readonly ShownEdge[]
  selected: string | null
  /** Nodes of a way that is pointed out. */
  way?: readonly string[]
  onSelect: (id: string | null) => void
  /** Leads a port to a node; null for nowhere. */
  onConnect?: (way: { from: string; port: string; to: string | null }) => void
  onMove?: (places: ReadonlyMap<string, NonNullable<GraphPlace>>) => void
  onDuplicate?: (id: string) => void
  onRemove?: (id: string) => void
}
