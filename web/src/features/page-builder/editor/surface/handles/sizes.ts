import type { Props } from '@aurelio/page/document'
import { allFields, type ElementDefinition, type Field, type FieldContext } from '@aurelio/page/elements'
import { sides, sidesValues, type Side, type SidesName } from '@aurelio/page/values'

export type Axis = 'x' | 'y'

/** Fields that hold a height, the one that sets it first. */
const heights = ['height', 'minHeight'] as const

/** The field that a drag along this axis sets; undefined where the element has none. */
export function sizeField(definition: ElementDefinition, axis: Axis): Field | undefined {
  const fields = allFields(definition)
  if (axis === 'x') return fields.find(({ prop }) => prop === 'width')
  return heights.flatMap((prop) => fields.find((field) => field.prop === prop) ?? [])[0]
}

/** What sets a size in pixels: within the field's bounds, and with what makes it count. */
export function sizePatch(field: Field, pixels: number, context: FieldContext): Props {
  const bounds = field.kind === 'length' ? field : { min: 8, max: 5000 }
  const value = `${Math.min(bounds.max, Math.max(bounds.min, Math.round(pixels)))}px`
  // A width of its own is one of the two kinds of width that a container has.
  const isOff = field.when !== undefined && !field.when(context.props, context.parent)
  const kind = isOff && field.prop === 'width' ? { widthType: 'box' } : {}
  return { ...kind, ...(field.patch?.(value, context) ?? { [field.prop]: value }) }
}

/** Whether an element has these four sides to be dragged. */
export function hasSides(definition: ElementDefinition, name: SidesName): boolean {
  return allFields(definition).some((field) => field.kind === 'spacing' && field.prop === name)
}

const most = 200

export type Together = 'one' | 'opposite' | 'all'

/** The sides that a drag of one of them sets. */
export function sidesOf(side: Side, together: Together): readonly Side[] {
  if (together === 'all') return sides
  // They go round the element, so that the opposite one is two further.
  const at = sides.indexOf(side)
  return together === 'opposite' ? sides.filter((_, index) => (index - at) % 2 === 0) : [side]
}

/** What sets sides in pixels, the others as they stand. */
export function sidesPatch(
  name: SidesName,
  now: Readonly<Record<Side, number>>,
  { side, pixels, together }: { side: Side; pixels: number; together: Together },
): Props {
  const value = Math.min(most, Math.max(0, Math.round(pixels)))
  const set = Object.fromEntries(sidesOf(side, together).map((each) => [each, value]))
  return sidesValues(name, { unit: 'px', ...now, ...set })
}
