import { isHidden } from '../document/marks.ts'
import type { PageDocument } from '../document/schema.ts'
import { anchorsIn, freeAnchor } from '../document/anchors.ts'
import { walk } from '../document/tree.ts'
import { slugOf } from '../values/slug.ts'
import type { PageHeading } from './definition.ts'
import { resolveProps } from './resolve.ts'

/** The titles of the second and third level, in page order; each has a word of its own. */
export function headingsOf(document: PageDocument): readonly PageHeading[] {
  const used = anchorsIn(document)
  return [...walk(document)].flatMap(({ node }) => {
    if (node.type !== 'heading' || isHidden(document, node.id)) return []
    const { text, level } = resolveProps(node, 'desktop')
    if (typeof text !== 'string' || text.trim() === '' || (level !== 2 && level !== 3)) return []
    const anchor = freeAnchor(slugOf(text), used)
    used.add(anchor)
    return [{ id: node.id, anchor, text, level }]
  })
}
