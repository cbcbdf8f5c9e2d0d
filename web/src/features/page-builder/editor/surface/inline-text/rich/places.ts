import type { Range as TextRange } from '@aurelio/page/values'
import type { ReadRich } from './read-rich.ts'

/** The part of the text that is selected in a field; null where the selection is elsewhere. */
export function selectedIn(field: HTMLElement, read: ReadRich): TextRange | null {
  const selection = field.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!field.contains(range.startContainer) || !field.contains(range.endContainer)) return null
  const from = placeOf(range.startContainer, range.startOffset, read)
  return { from, to: Math.max(from, placeOf(range.endContainer, range.endOffset, read)) }
}

function placeOf(node: Node, offset: number, { starts, ends, rich }: ReadRich): number {
  const start = starts.get(node) ?? 0
  if (node.nodeType === Node.TEXT_NODE) return Math.min(start + offset, rich.text.length)
  const child = node.childNodes[offset]
  return (child ? starts.get(child) : ends.get(node)) ?? start
}

/** Selects a part of the text in a field. */
export function select(field: HTMLElement, read: ReadRich, { from, to }: TextRange): void {
  const [start, end] = [nodeAt(field, read, from), nodeAt(field, read, to)]
  field.ownerDocument.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
}

/** The text node, or the empty line, where a place of the text lies. */
function nodeAt(field: HTMLElement, { starts }: ReadRich, place: number): { node: Node; offset: number } {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = starts.get(node)
    if (start === undefined || start > place) continue
    if (node.nodeType === Node.TEXT_NODE && place <= start + (node.nodeValue ?? '').length)
      return { node, offset: place - start }
    const { parentNode } = node
    if (node.nodeName === 'BR' && start === place && parentNode)
      return { node: parentNode, offset: [...parentNode.childNodes].findIndex((child) => child === node) }
  }
  return { node: field, offset: field.childNodes.length }
}
