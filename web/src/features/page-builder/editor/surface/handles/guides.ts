import type { Theme } from '@aurelio/page/theme'
import type { Side, SidesName } from '@aurelio/page/values'
import type { GuideAt } from './guide-line.tsx'
import type { Axis } from './sizes.ts'

/** How often the kit's space is taken: a half, once, twice. */
const steps = [0.5, 1, 2, 3, 4]

/** The four sides as they are drawn, in CSS pixels of the page. */
export function drawnSides(node: HTMLElement, name: SidesName): Record<Side, number> {
  const style = getComputedStyle(node)
  const side = (at: Side) => Number.parseFloat(style.getPropertyValue(`${name}-${at.toLowerCase()}`)) || 0
  return { Top: side('Top'), Right: side('Right'), Bottom: side('Bottom'), Left: side('Left') }
}

/**
 * Sizes worth taking, in CSS pixels of the page: those of what stands beside it, those that end where something else on
 * the way ends, and the kit's content width.
 */
export function sizeGuides(node: HTMLElement, zoom: number, theme: Theme): Record<Axis, number[]> {
  const own = node.getBoundingClientRect()
  const others = siblings(node)
  const edges = [...others, ...aroundOf(node)].map((each) => each.getBoundingClientRect())
  const beyond = (at: number, start: number) => (at - start > 1 ? [(at - start) / zoom] : [])
  return {
    x: [
      ...others.map((each) => each.offsetWidth),
      ...edges.flatMap((edge) => [...beyond(edge.left, own.left), ...beyond(edge.right, own.left)]),
      theme.contentWidth,
    ],
    y: [
      ...others.map((each) => each.offsetHeight),
      ...edges.flatMap((edge) => [...beyond(edge.top, own.top), ...beyond(edge.bottom, own.top)]),
    ],
  }
}

/** Spaces worth taking, in CSS pixels of the page: the same one of what stands beside it, and steps of the kit's. */
export function spaceGuides(node: HTMLElement, name: SidesName, side: Side, theme: Theme): number[] {
  const beside = siblings(node).map((each) => drawnSides(each, name)[side])
  return [...beside.filter((space) => space > 0), ...steps.map((times) => theme.spacing * times)]
}

/** The edge of a space, in CSS pixels of the window: inside the element for a padding, outside it for a margin. */
export function spaceLine(name: SidesName, side: Side, space: number): GuideAt {
  return {
    axis: side === 'Left' || side === 'Right' ? 'x' : 'y',
    from: side === 'Left' || side === 'Top' ? 'start' : 'end',
    at: name === 'padding' ? space : -space,
  }
}

function siblings(node: HTMLElement): HTMLElement[] {
  return [...(node.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== node && isElement(each),
  )
}

/** What it stands in, and what stands beside that. */
function aroundOf(node: HTMLElement): HTMLElement[] {
  const parent = node.parentElement?.closest<HTMLElement>('[data-element-id]')
  return parent ? [parent, ...siblings(parent)] : []
}

const isElement = ({ dataset }: HTMLElement) => dataset['elementId'] !== undefined
