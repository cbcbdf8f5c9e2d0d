import type { ElementId, ElementNode, PageDocument } from '../document/schema.ts'
import { findElement } from '../document/tree.ts'
import type { Landmark } from '../elements/definition.ts'
import { getElement } from '../elements/registry.ts'
import { resolveProps } from '../elements/resolve.ts'

/** The page's own parts, in page order: what stands before its content, the content, and what stands behind it. */
export type Outline = {
  before: readonly ElementId[]
  content: readonly ElementId[]
  after: readonly ElementId[]
}

/** What makes a part content, wherever it stands. */
const content = new Set(['heading', 'hero', 'form', 'video', 'faq', 'pricing', 'countdown'])
/** A page of fewer parts has neither header nor footer unless somebody says so. */
const fewest = 3

/** What the element is by where it stands: a first or last part of the page without any content of its own. */
export function landmarkAt(document: PageDocument, node: ElementNode): Landmark | undefined {
  const { root } = document
  const own = getElement(node.type)?.landmark
  if (own) return node.parent === null ? own : undefined
  const isPart = node.type === 'container' || node.type === 'section'
  if (!isPart || node.parent !== null || root.length < fewest) return undefined
  const side = node.id === root[0] ? 'header' : node.id === root.at(-1) ? 'footer' : undefined
  return side && !holdsContent(document, node.id) ? side : undefined
}

function holdsContent(document: PageDocument, id: ElementId): boolean {
  const node = findElement(document, id)
  if (!node) return false
  return content.has(node.type) || node.children.some((child) => holdsContent(document, child))
}

/** A header or a menu counts at the beginning of the page, a footer at its end; in between they belong to the content. */
export function outlineOf(document: PageDocument): Outline {
  const isAt = (id: ElementId | undefined, words: readonly unknown[]) => {
    const node = id === undefined ? undefined : findElement(document, id)
    if (!node) return false
    const { landmark = 'auto' } = resolveProps(node, 'desktop')
    return words.includes(landmark === 'auto' ? landmarkAt(document, node) : landmark)
  }
  const { root } = document
  let from = 0
  while (isAt(root[from], ['header', 'nav'])) from += 1
  let to = root.length
  while (to > from && isAt(root[to - 1], ['footer'])) to -= 1
  return { before: root.slice(0, from), content: root.slice(from, to), after: root.slice(to) }
}
