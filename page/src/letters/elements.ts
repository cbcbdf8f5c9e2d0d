import { isHidden } from '../document/marks.ts'
import { findElement } from '../document/tree.ts'
import type { ElementNode, PageDocument, Props } from '../document/schema.ts'
import type { Field } from '../elements/definition.ts'
import { resolveProps } from '../elements/resolve.ts'
import { spansProp } from '../elements/rich-text/parts.ts'
import { rememberedProp } from '../elements/with-tokens.ts'
import { isForReader } from './block-readers.ts'
import { drawers, type Part } from './drawers.ts'
import type { LetterLooks } from './looks.ts'
import { letterWidth } from './measures.ts'

/** Whether mail can hold an element of this type. */
export function isForLetters(type: string): boolean {
  return drawers.has(type)
}

/** Whether what a field of an element says is seen in mail. */
export function isSeenInLetters(type: string, { prop }: Pick<Field, 'prop'>): boolean {
  return drawers.get(type)?.fields.includes(prop) === true
}

/** What a new element has in a letter in place of what it has on pages. */
export function begunInLetter(type: string): Props {
  return drawers.get(type)?.begun ?? {}
}

/** Why mail does not show what a field says: nothing moves there, nothing leaves its place, or programs draw it each in their own way. */
export type LeftOut = 'still' | 'in-place' | 'differs'

export function whyLeftOut({ section, prop }: Pick<Field, 'prop' | 'section'>): LeftOut {
  if (section === 'motion' || section === 'hover' || prop === 'goal') return 'still'
  return section === 'position' || prop === 'anchor' || prop === 'landmark' ? 'in-place' : 'differs'
}

const seen = new WeakMap<ElementNode, ElementNode>()

/** What a letter knows of an element: the fields that mail shows, whatever else pages keep there. */
export function asInLetter(node: ElementNode): ElementNode {
  const found = seen.get(node)
  if (found) return found
  const { fields } = drawers.get(node.type) ?? { fields: [] }
  const names = [...fields.flatMap((prop) => [prop, spansProp(prop)]), rememberedProp, ...older]
  const props: Props = Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(node.props, name) ? [[name, node.props[name]]] : [])),
  )
  const made = { ...node, props }
  seen.set(node, made)
  return made
}
/** Names that quotes had in letters before they were those of their element. */
const older = ['text', 'author']

export function drawElement(document: PageDocument, id: string, looks: LetterLooks): Part {
  const node = findElement(document, id)
  if (!node || isHidden(document, id) || !isForReader(node, looks.segments)) return { html: '', text: '' }
  const drawer = drawers.get(node.type)
  if (!drawer) return { html: '', text: '' }
  const children = (columns = 1): Part => {
    const parts = node.children.map((child) => drawElement(document, child, looks))
    const html = columns > 1 ? cells(parts, columns) : parts.map((part) => part.html).join('')
    return { html, text: joined(parts.map(({ text }) => text)) }
  }
  const known = asInLetter(node)
  return drawer.draw({ node: known, props: resolveProps(known, 'desktop'), looks, children })
}

/** Columns that stand below each other where there is no room: each is a block beside the next as long as both fit. */
function cells(parts: readonly Part[], columns: number): string {
  const width = Math.floor(letterWidth / columns) - 16
  return `<div style="font-size:0;margin:0 -8px">${parts
    .map(
      ({ html }) =>
        `<div style="display:inline-block;width:100%;max-width:${width}px;vertical-align:top;font-size:16px;padding:0 8px;box-sizing:border-box">${html}</div>`,
    )
    .join('')}</div>`
}

/** Parts of a text, with an empty line between them. */
export function joined(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n')
}
