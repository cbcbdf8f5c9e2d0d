import type { History } from './history.ts'
import type { ElementId, ElementNode, PageDocument } from './schema.ts'

/**
 * The history with other props wherever `change` gives some, in every entry: for what is no edit of the person's,
 * such as a picture that now lies elsewhere. Elements that entries share stay shared.
 */
export function mapHistory(
  history: History,
  change: (props: ElementNode['props']) => ElementNode['props'],
): History {
  const known = new Map<ElementNode, ElementNode>()
  const mapped = (node: ElementNode): ElementNode => {
    const props = change(node.props)
    const next = known.get(node) ?? (props === node.props ? node : { ...node, props })
    known.set(node, next)
    return next
  }
  const entries = history.entries.map((entry) => ({
    ...entry,
    document: mapDocument(entry.document, mapped),
  }))
  return { entries, index: history.index }
}

function mapDocument(document: PageDocument, mapped: (node: ElementNode) => ElementNode): PageDocument {
  const elements: Record<ElementId, ElementNode> = {}
  let isSame = true
  for (const [id, node] of Object.entries(document.elements)) {
    const next = mapped(node)
    elements[id] = next
    isSame &&= next === node
  }
  return isSame ? document : { elements, root: document.root }
}
