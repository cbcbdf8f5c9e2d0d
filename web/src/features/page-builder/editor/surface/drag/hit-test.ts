import type { ElementId } from '@aurelio/page/document'
import type { Box, Flow, Point } from '../geometry/geometry.ts'
import type { Container } from './target.ts'

/** Marks the node that holds the page on the canvas. */
export const pageRootSelector = '[data-page-root]'
const elementSelector = '[data-element-id]'

/**
 * The containers under a point, from the page inwards, as `targetAt` wants them; null off the canvas.
 * @param surface the canvas: the drop target for the top level
 * @param accepts whether an element takes others in
 * @param dragged what is being moved: neither it nor anything inside it is a place to drop
 */
export function chainAt(
  surface: HTMLElement,
  point: Point,
  accepts: (id: ElementId) => boolean,
  dragged: ElementId | null,
): [Container, ...Container[]] | null {
  const hit = document.elementFromPoint(point.x, point.y)
  const page = surface.querySelector<HTMLElement>(pageRootSelector)
  if (!hit || !page || !surface.contains(hit)) return null
  const chain: Container[] = []
  for (const node of elementsAround(hit, page)) {
    if (idOf(node) === dragged) chain.length = 0
    else if (accepts(idOf(node))) chain.unshift(readContainer(node, idOf(node)))
  }
  return [readContainer(page, null), ...chain]
}

/** The element nodes from the innermost outwards. */
function elementsAround(hit: Element, page: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = []
  if (!page.contains(hit)) return around
  let node = hit.closest<HTMLElement>(elementSelector)
  while (node && node !== page && page.contains(node)) {
    around.push(node)
    node = node.parentElement?.closest<HTMLElement>(elementSelector) ?? null
  }
  return around
}

/** A container from its node; what costs is read only when it is asked for. `id` null is the page itself. */
export function readContainer(node: HTMLElement, id: ElementId | null): Container {
  // A view may wrap its children in a part of its own: they all share that parent.
  const host = node.querySelector(elementSelector)?.parentElement ?? node
  return {
    id,
    box: boxOf(node),
    get flow() {
      return flowOf(host)
    },
    // Read only for the container that is chosen, so that a wide page costs nothing on the way.
    get children() {
      return [...host.children].flatMap((child) =>
        child instanceof HTMLElement && child.dataset['elementId'] !== undefined
          ? [{ id: child.dataset['elementId'], box: boxOf(child) }]
          : [],
      )
    },
    get cells() {
      return [...node.querySelectorAll(':scope > [data-editor-cell]')].map(boxOf)
    },
  }
}

function idOf(node: HTMLElement): ElementId {
  return node.dataset['elementId'] ?? ''
}

/** The box of a node in the window; a plain object, so that it can be kept and compared. */
export function boxOf(node: Element): Box {
  const { left, top, right, bottom } = node.getBoundingClientRect()
  return { left, top, right, bottom }
}

function flowOf(host: Element): Flow {
  const style = getComputedStyle(host)
  const rightToLeft = style.direction === 'rtl'
  if (style.display.includes('grid')) {
    const single = style.gridTemplateColumns.split(' ').length < 2
    return { axis: single ? 'column' : 'row', reverse: !single && rightToLeft, wrap: !single }
  }
  if (!style.display.includes('flex')) return { axis: 'column', reverse: false, wrap: false }
  const axis = style.flexDirection.startsWith('row') ? 'row' : 'column'
  const reverse = style.flexDirection.endsWith('reverse') !== (axis === 'row' && rightToLeft)
  return { axis, reverse, wrap: style.flexWrap !== 'nowrap' }
}
