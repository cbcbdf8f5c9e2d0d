import type { Point } from '../geometry/geometry.ts'

/** Puts the caret where a person pressed, or at the end of the text. */
export function placeCaret(node: HTMLElement, point: Point | null): void {
  const selection = node.ownerDocument.getSelection()
  const position = point && node.ownerDocument.caretPositionFromPoint?.(point.x, point.y)
  if (position && node.contains(position.offsetNode)) {
    selection?.collapse(position.offsetNode, position.offset)
    return
  }
  selection?.selectAllChildren(node)
  selection?.collapseToEnd()
}

/** Pastes the text of the clipboard alone, at the caret. */
export function pastePlainText(event: ClipboardEvent): void {
  event.preventDefault()
  const range = document.getSelection()?.getRangeAt(0)
  if (!range) return
  const text = document.createTextNode(event.clipboardData?.getData('text/plain') ?? '')
  range.deleteContents()
  range.insertNode(text)
  range.collapse(false)
}
