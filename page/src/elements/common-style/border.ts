import { fourSides } from '../../values/four-sides.ts'
import type { Declarations } from '../definition.ts'
import { hexProp, lengthProp, wordProp } from '../prop-schemas.ts'

export const borderStyles = ['none', 'solid', 'dashed', 'dotted', 'double'] as const

/** The thickest line of a border, in pixels: that of a container (§4). */
export const mostBorder = 10
const widthProp = lengthProp('', { min: 0, max: mostBorder })

/** The lines that differ from the others; '' is as wide as they are. */
export const borderSidesShape = {
  borderTopWidth: widthProp,
  borderRightWidth: widthProp,
  borderBottomWidth: widthProp,
  borderLeftWidth: widthProp,
}
type BorderSides = Record<keyof typeof borderSidesShape, string>

/** '' is the element's own. */
export const commonBorderShape = {
  borderStyle: wordProp(['', ...borderStyles], ''),
  borderWidth: widthProp,
  ...borderSidesShape,
  borderColor: hexProp(''),
}
type Border = BorderSides & {
  borderStyle: '' | (typeof borderStyles)[number]
  borderWidth: string
  borderColor: string
}

const sidesOf = (sides: BorderSides) => [
  sides.borderTopWidth,
  sides.borderRightWidth,
  sides.borderBottomWidth,
  sides.borderLeftWidth,
]

/** The widths of a border as one text: side by side they would reset each other where one of them changes. */
export function borderWidths(sides: BorderSides, all: string): string {
  return fourSides(sidesOf(sides), all)
}

/**
 * The border of any element. What is set of it is enough to draw it: the rest is the element's own, else a line of 1 px.
 * @param own what the element declares by itself
 */
export function borderDeclarations(props: Border, own: Declarations): Declarations {
  const { borderStyle, borderWidth, borderColor } = props
  const hasSide = sidesOf(props).some((side) => side !== '')
  if (!hasSide && borderStyle === '' && borderWidth === '' && borderColor === '') return {}
  if (borderStyle === 'none') return { borderStyle }
  const rest = typeof own.borderWidth === 'string' ? own.borderWidth : hasSide ? '0px' : '1px'
  return {
    borderWidth: borderWidths(props, borderWidth || rest),
    borderStyle: borderStyle || (own.borderStyle ?? 'solid'),
    ...(borderColor && { borderColor }),
  }
}
