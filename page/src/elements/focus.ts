import type { Props } from '../document/schema.ts'
import { parsePoint } from '../values/point.ts'
import type { Declarations, Field } from './definition.ts'
import { prop } from './prop-schemas.ts'

/** The point of a picture that stays in view where it is cut, as `20% 80%`; '' for its middle. */
export const focusProp = prop((value) => parsePoint(value) ?? '')

/** A picture cut to the box that it has, around the point that matters. */
export function cutAround(focus: string): Declarations {
  return { objectFit: 'cover', ...(focus !== '' && { objectPosition: focus }) }
}

/** `when`: whether there is a picture, and it is cut. */
export function focusField(when: (props: Props) => boolean): Field {
  return { kind: 'point', prop: 'focus', label: 'Punto que se ve siempre', when }
}
