import type { Props, Viewport } from '@aurelio/page/document'
import { type Field, isShared } from '@aurelio/page/elements'
import { parseToken, sideProps } from '@aurelio/page/values'
import { patchOf, valueOf, type FieldValues } from './field-values.ts'

/** Where a field's value comes from in the present mode. */
export type Origin = {
  /** The device whose own value it is, the base, or what the element type sets. */
  source: 'base' | 'default' | Exclude<Viewport, 'desktop'>
  /** What `update` gets so that desktop's value holds again; null where the device has no value of its own. */
  reset: Props | null
  /** The value is a token of the site's kit. */
  isToken: boolean
  /** The present mode is a device that could have a value of its own. */
  mayDiffer: boolean
}

/** The field's value may be a device's own, the base's, or nobody's (spec-decisions 33). */
export function originOf(field: Field, values: FieldValues): Origin {
  const { override, base, viewport } = values
  const mayDiffer = viewport !== 'desktop' && !isShared(field)
  const isToken = parseToken(values.stored[field.prop]) !== undefined
  const names = field.kind === 'spacing' ? sideProps(field.prop) : [field.prop]
  // Its own prop tells; what a change of it brings along goes with it.
  if (viewport !== 'desktop' && names.some((prop) => Object.hasOwn(override, prop))) {
    const own = propsOf(field, values).filter((prop) => Object.hasOwn(override, prop))
    return {
      source: viewport,
      reset: Object.fromEntries(own.map((prop) => [prop, undefined])),
      isToken,
      mayDiffer,
    }
  }
  const isSet = names.some((prop) => Object.hasOwn(base, prop))
  return { source: isSet ? 'base' : 'default', reset: null, isToken, mayDiffer }
}

/** The props that the field's control sets. */
function propsOf(field: Field, values: FieldValues): readonly string[] {
  if (field.kind === 'spacing') return sideProps(field.prop)
  return Object.keys({ [field.prop]: undefined, ...patchOf(field, valueOf(field, values), values) })
}
