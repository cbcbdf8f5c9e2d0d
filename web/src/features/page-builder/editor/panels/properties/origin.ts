import type { Props, Viewport } from '@aurelio/page/document'
import type { Field } from '@aurelio/page/elements/definition'
import { patchOf, valueOf, type FieldValues } from './field-values.ts'

/** Where a field's value comes from on a viewport that can differ from desktop. */
export type Origin = {
  viewport: Viewport
  /** What `update` gets so that desktop's value holds again; null where it holds already. */
  reset: Props | null
}

/** Null where the element has no settings by viewport (page-builder.md §4, "Responsive overrides"). */
export function originOf(field: Field, values: FieldValues): Origin | null {
  const { override, viewport } = values
  if (override === null) return null
  const isSet = (prop: string) => Object.hasOwn(override, prop)
  // Its own prop tells; what a change of it brings along goes with it.
  if (!(field.kind === 'spacing' ? paddings : [field.prop]).some(isSet)) return { viewport, reset: null }
  const own = propsOf(field, values).filter(isSet)
  return { viewport, reset: Object.fromEntries(own.map((prop) => [prop, undefined])) }
}

const paddings = ['padding', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft']

/** The props that the field's control sets. */
function propsOf(field: Field, values: FieldValues): string[] {
  if (field.kind === 'spacing') return paddings
  return Object.keys({ [field.prop]: undefined, ...patchOf(field, valueOf(field, values), values) })
}
