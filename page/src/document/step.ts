import type { ElementId, ElementNode, PageDocument } from './schema.ts'

/** Which elements differ from one document to the next. */
export type DocumentStep = { changed: readonly ElementNode[]; gone: readonly ElementId[] }

let last: { before: PageDocument; after: PageDocument; step: DocumentStep } | undefined

/**
 * What has changed between two documents. Costs one comparison an element, and no more than changed; nothing where
 * several ask for the same step after another.
 */
export function stepBetween(before: PageDocument, after: PageDocument): DocumentStep {
  if (last?.before !== before || last.after !== after) last = { before, after, step: compared(before, after) }
  return last.step
}

function compared(before: PageDocument, after: PageDocument): DocumentStep {
  // Plain loops: this runs over the whole page with every key that is typed.
  const changed: ElementNode[] = []
  for (const id in after.elements) {
    const node = after.elements[id]
    if (node !== undefined && before.elements[id] !== node) changed.push(node)
  }
  const gone: ElementId[] = []
  for (const id in before.elements) if (after.elements[id] === undefined) gone.push(id)
  return { changed, gone }
}
