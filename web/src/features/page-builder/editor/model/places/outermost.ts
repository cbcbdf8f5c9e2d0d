import { ancestors, findElement, walk, type ElementId, type PageDocument } from '@aurelio/page/document'

/** The elements without those that stand inside another of them, in page order. */
export function outermost(document: PageDocument, ids: readonly ElementId[]): ElementId[] {
  const wanted = new Set(ids.filter((id) => findElement(document, id)))
  const kept = [...wanted].filter((id) => !ancestors(document, id).some((each) => wanted.has(each)))
  if (kept.length < 2) return kept
  const alone = new Set(kept)
  return [...walk(document)].flatMap(({ node }) => (alone.has(node.id) ? [node.id] : []))
}
