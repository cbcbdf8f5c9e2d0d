import { isHidden } from '../document/marks.ts'
import type { PageDocument } from '../document/schema.ts'
import { resolveProps } from '../elements/resolve.ts'
import { isForReader, type ReaderSegments } from './block-readers.ts'
import { richOf } from './inline.ts'

/** Whether a letter has words for a reader. */
export function hasWordsFor(document: PageDocument, segments: ReaderSegments): boolean {
  return document.root.some((id) => saysTo(document, id, segments))
}

function saysTo(document: PageDocument, id: string, segments: ReaderSegments): boolean {
  const node = document.elements[id]
  if (!node || isHidden(document, id) || !isForReader(node, segments)) return false
  const props = resolveProps(node, 'desktop')
  const items: readonly unknown[] = Array.isArray(props['items']) ? props['items'] : []
  return (
    ['text', 'quote'].some((prop) => richOf(props, prop).text.trim() !== '') ||
    items.some((item) => typeof item === 'object' && item !== null && isSaid(item)) ||
    node.children.some((child) => saysTo(document, child, segments))
  )
}

function isSaid(item: object): boolean {
  return 'line' in item && typeof item.line === 'string' && item.line.trim() !== ''
}
