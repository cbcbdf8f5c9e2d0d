import { isHidden } from '../../document/marks.ts'
import type { ElementId, PageDocument } from '../../document/schema.ts'
import { anchorsIn, freeAnchor } from '../../document/anchors.ts'
import { walk } from '../../document/tree.ts'
import { slugOf } from '../../values/slug.ts'
import { resolveProps } from '../resolve.ts'

/** A title on the page below its first, with the word that a link jumps to it by. */
export type PageHeading = { id: ElementId; anchor: string; text: string; level: number }

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
