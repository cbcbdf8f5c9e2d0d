import { overrideOf } from '../../document/responsive.ts'
import type { ElementNode, NestedElement, Props, Viewport } from '../../document/schema.ts'
import { borderSidesShape } from '../common-style/border.ts'
import { getElement } from '../registry.ts'
import { resolveProps } from '../resolve.ts'
import { cardParts } from './card.ts'
import { heroParts } from './hero.ts'
import type { TakeApart } from './part.ts'
import { spansProp } from '../rich-text/parts.ts'
import { pricingParts } from './pricing.ts'
import { statsParts } from './stats.ts'
import { testimonialParts } from './testimonial.ts'

const byType = new Map<string, TakeApart>([
  ['card', cardParts],
  ['hero', heroParts],
  ['pricing', pricingParts],
  ['stats', statsParts],
  ['testimonial', testimonialParts],
])

/** True for a type that draws several texts and pictures by itself, for which plain elements can stand. */
export function isComposed(type: string): boolean {
  return byType.has(type)
}

const narrow = ['tablet', 'mobile'] as const satisfies readonly Viewport[]

/**
 * A composed element as plain ones that look like it on every device: what differs by device becomes their overrides, and
 * the common style of the whole stays with the outermost. Null for what is not composed.
 */
export function takeApart(node: ElementNode): NestedElement | null {
  const parts = byType.get(node.type)
  if (!parts) return null
  const at = (viewport: Viewport) => parts(resolveProps(node, viewport), viewport)
  const whole = withOverrides(at('desktop'), { tablet: at('tablet'), mobile: at('mobile') })
  return withCommonStyle(whole, node)
}

/** The same parts at every viewport, since what an element says is the same on all of them. */
function withOverrides(
  part: NestedElement,
  others: Record<(typeof narrow)[number], NestedElement>,
): NestedElement {
  const { children, ...own } = part.props
  const differing = narrow.flatMap((viewport) => {
    const override = Object.entries(others[viewport].props).filter(
      ([prop, value]) => prop !== 'children' && JSON.stringify(value) !== JSON.stringify(own[prop]),
    )
    return override.length === 0 ? [] : [[viewport, Object.fromEntries(override)] as const]
  })
  const held = children?.map((child, index) =>
    withOverrides(child, {
      tablet: others.tablet.props.children?.[index] ?? child,
      mobile: others.mobile.props.children?.[index] ?? child,
    }),
  )
  const responsive = differing.length > 0 && { responsive: Object.fromEntries(differing) }
  return { ...part, props: { ...own, ...responsive, ...(held && { children: held }) } }
}

/** What the whole has beside the fields of its type: the style that any element may have. */
function withCommonStyle(whole: NestedElement, node: ElementNode): NestedElement {
  const own = ownProps(node.type)
  const kept = (props: Props) => Object.entries(props).filter(([prop]) => !own.has(prop))
  const overrides = narrow.flatMap((viewport) => {
    const common = Object.fromEntries(kept(overrideOf(node.props, viewport) ?? {}))
    const line = !lineOf(whole) && drawnLine(common)
    const override = { ...overrideOf(whole.props, viewport), ...common, ...line }
    return Object.keys(override).length === 0 ? [] : [[viewport, override] as const]
  })
  const common = Object.fromEntries(kept(node.props))
  const props = { ...whole.props, ...common, ...(!lineOf(whole) && drawnLine(common)) }
  const responsive = overrides.length > 0 && { responsive: Object.fromEntries(overrides) }
  return { ...whole, name: node.name || whole.name, props: { ...props, ...responsive } }
}

const lineOf = ({ props }: NestedElement) => props['borderStyle']
const lineSides = Object.keys(borderSidesShape)

/** A line that any element draws from its width alone, as a container draws it. */
function drawnLine(common: Props): Props {
  const has = (prop: string) => common[prop] !== undefined
  const hasSide = lineSides.some(has)
  if (has('borderStyle') || !(hasSide || has('borderWidth') || has('borderColor'))) return {}
  const others = lineSides.map((side) => [side, common[side] ?? '0px'])
  return {
    borderStyle: 'solid',
    ...(hasSide && !has('borderWidth') && Object.fromEntries(others)),
  }
}

function ownProps(type: string): ReadonlySet<string> {
  const { fields = {}, inlineTexts = [] } = getElement(type) ?? {}
  const named = Object.values(fields).flatMap((list) => list.map(({ prop }) => prop))
  return new Set([...named, ...inlineTexts.map(({ prop }) => spansProp(prop)), 'responsive'])
}
