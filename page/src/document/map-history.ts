import type { History, HistoryEntry } from './history.ts'
import type { Operation } from './operations/operation.ts'
import type { ElementId, ElementNode, PageDocument, Props } from './schema.ts'

/**
 * The history with other props wherever `change` gives some, in every entry: for what is no edit of the person's,
 * such as a picture that now lies elsewhere. Elements that page and entries share stay shared.
 */
export function mapHistory(history: History, change: (props: Props) => Props): History {
  const known = new Map<ElementNode, ElementNode>()
  const mapNode = (node: ElementNode): ElementNode => {
    const props = change(node.props)
    const next = known.get(node) ?? (props === node.props ? node : { ...node, props })
    known.set(node, next)
    return next
  }
  const mapOwn = (operation: Operation): Operation =>
    operation.kind === 'add'
      ? { ...operation, nodes: operation.nodes.map(mapNode) }
      : mapOperation(operation, change)
  const mapEntry = (entry: HistoryEntry): HistoryEntry => ({
    ...entry,
    operations: entry.operations.map(mapOwn),
    inverse: entry.inverse.map(mapOwn),
  })
  return {
    ...history,
    document: mapDocument(history.document, mapNode),
    entries: history.entries.map(mapEntry),
  }
}

/** What an operation brings, with other props wherever `change` gives some. */
export function mapOperation(operation: Operation, change: (props: Props) => Props): Operation {
  if (operation.kind === 'add') {
    const nodes = operation.nodes.map((node) => {
      const props = change(node.props)
      return props === node.props ? node : { ...node, props }
    })
    return { ...operation, nodes }
  }
  if (operation.kind !== 'set') return operation
  const values = operation.values.map((each) =>
    'value' in each ? { ...each, ...change({ value: each.value }) } : each,
  )
  return { ...operation, values }
}

function mapDocument(document: PageDocument, mapNode: (node: ElementNode) => ElementNode): PageDocument {
  const elements: Record<ElementId, ElementNode> = {}
  let isSame = true
  for (const [id, node] of Object.entries(document.elements)) {
    const next = mapNode(node)
    elements[id] = next
    isSame &&= next === node
  }
  return isSame ? document : { elements, root: document.root }
}
