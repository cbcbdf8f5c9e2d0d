import type { Props } from '../document/schema.ts'
import type { AlignTo, Declarations, Field } from './definition.ts'
import { alignmentOptions } from './options.ts'
import { wordProp } from './prop-schemas.ts'

/** The prop of elements that may be narrower than their container, beyond the specification's props. */
export const alignProp = wordProp(['', 'left', 'center', 'right', 'stretch'], '')

export const alignField = {
  kind: 'choice',
  prop: 'align',
  label: 'Posición en su contenedor',
  help: 'Se nota cuando no ocupa todo el ancho.',
  options: alignmentOptions,
} as const satisfies Field

const margins = { left: '0 auto', center: 'auto', right: 'auto 0' } as const

/** Automatic margins: they work alike on the page itself, in rows, columns and grids, and move no neighbour. */
export function alignStyles(align: '' | AlignTo): Declarations {
  if (align === '') return {}
  if (align === 'stretch') return { width: '100%' }
  return { marginInline: margins[align] }
}

/** What aligning sets on an element whose text is aligned inside it. */
export const textAlignments: Partial<Record<AlignTo, Props>> = {
  left: { alignment: 'left' },
  center: { alignment: 'center' },
  right: { alignment: 'right' },
}

/** What aligning sets on an element that stands as a box in its container. */
export function boxAlignments(stretch: Props): Partial<Record<AlignTo, Props>> {
  return {
    left: { align: 'left' },
    center: { align: 'center' },
    right: { align: 'right' },
    stretch: { align: undefined, ...stretch },
  }
}
