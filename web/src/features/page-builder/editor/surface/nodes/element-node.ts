import type { ElementId } from '@aurelio/page/document'

/** The outermost node of an element on the canvas. */
export function elementNode(within: ParentNode, id: ElementId): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[data-element-id="${CSS.escape(id)}"]`)
}

/** The element around a node, by its id; null on the bare canvas. */
export function elementIdAt(target: EventTarget | null): ElementId | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-element-id]')?.dataset['elementId'] ?? null
}
