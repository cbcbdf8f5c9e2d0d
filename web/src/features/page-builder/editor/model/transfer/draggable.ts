import { getElement } from '@aurelio/page/elements'
import { childrenOf, findElement, isLocked, type ElementId, type ElementNode } from '@aurelio/page/document'
import type { DragPayload } from './payload.ts'
import { documentOf, type EditorState } from '../state/editor-store.ts'

/** Containers are dragged by their handle, and only at the top level (page-builder.md §4, "Drag and drop"). */
export function hasMoveHandle(element: ElementNode): boolean {
  return element.parent === null && isContainer(element)
}

/** True for an element that can be dragged by its body: everything but containers and what is locked. */
export function isDraggableByBody(element: ElementNode): boolean {
  return !element.locked && !isContainer(element)
}

/** What dragging an element of the page carries; null when it may not be changed or is gone. */
export function canvasPayload(state: EditorState, id: ElementId): DragPayload | null {
  const document = documentOf(state)
  const element = findElement(document, id)
  if (!element || state.isReadOnly || isLocked(document, id)) return null
  return { kind: 'canvas-element', id, index: childrenOf(document, element.parent).indexOf(id) }
}

/** What dragging an element by its body carries; null for containers, which have a handle. */
export function bodyPayload(state: EditorState, id: ElementId): DragPayload | null {
  const element = findElement(documentOf(state), id)
  return element && isDraggableByBody(element) ? canvasPayload(state, id) : null
}

function isContainer(element: ElementNode): boolean {
  return getElement(element.type)?.acceptsChildren ?? false
}
