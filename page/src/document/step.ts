import { z } from 'zod'
import type { ElementId, ElementNode, PageDocument } from './schema.ts'
import { findElement } from './tree.ts'
import { withElements } from './operations/with-elements.ts'

const nodeSchema = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  props: z.record(z.string(), z.unknown()),
  parent: z.string().nullable(),
  children: z.array(z.string()),
  hidden: z.literal(true).optional(),
  locked: z.literal(true).optional(),
})

/** What one document has that the one before it has not: kept instead of the whole. */
export type DocumentStep = {
  root: readonly ElementId[]
  changed: readonly ElementNode[]
  gone: readonly ElementId[]
}

export const documentStepSchema: z.ZodType<DocumentStep> = z.object({
  root: z.array(z.string()),
  changed: z.array(nodeSchema),
  gone: z.array(z.string()),
})

/** The step from one document to the next. Costs one comparison an element, and no more than changed. */
export function stepBetween(before: PageDocument, after: PageDocument): DocumentStep {
  // Plain loops: this runs over the whole page with every key that is typed.
  const changed: ElementNode[] = []
  for (const id in after.elements) {
    const node = after.elements[id]
    if (node !== undefined && before.elements[id] !== node) changed.push(node)
  }
  const gone: ElementId[] = []
  for (const id in before.elements) if (after.elements[id] === undefined) gone.push(id)
  return { root: after.root, changed, gone }
}

/** The document after the step; null where the step does not fit on this document. */
export function applyStep(before: PageDocument, { root, changed, gone }: DocumentStep): PageDocument | null {
  const after = { elements: withElements(before.elements, changed, new Set(gone)), root }
  const stands = (id: ElementId, parent: ElementId | null) => findElement(after, id)?.parent === parent
  const fits =
    root.every((id) => stands(id, null)) &&
    changed.every(({ id, children }) => children.every((child) => stands(child, id)))
  return fits ? after : null
}
