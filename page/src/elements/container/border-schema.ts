import { z } from 'zod'
import { parseSolid } from '../../values/color.ts'
import { buildGradient, defaultGradient, parseDirection } from '../../values/gradient.ts'
import { parseLength } from '../../values/length.ts'
import { colorTokenPattern } from '../../values/token.ts'
import { borderSidesShape, borderStyles } from '../common-style/border.ts'
import { prop, wordProp } from '../prop-schemas.ts'

type BorderStyle = (typeof borderStyles)[number]

/** The border's props as they are stored. */
export const borderShape = {
  border: z.unknown().optional(),
  borderStyle: prop((value) => borderStyles.find((style) => style === value)),
  borderWidth: prop((value) => parseLength(value)?.amount),
  ...borderSidesShape,
  borderColor: prop(parseSolid),
  borderColorMode: wordProp(['solid', 'gradient'], 'solid'),
  borderGradientColor1: prop((value) => parseSolid(value) ?? defaultGradient.color1),
  borderGradientColor2: prop((value) => parseSolid(value) ?? defaultGradient.color2),
  borderGradientDirection: prop((value) =>
    value === undefined ? undefined : parseDirection('linear', value, '0deg'),
  ),
  borderImage: z.unknown().optional(),
}

type RawBorder = {
  border?: unknown
  borderStyle: BorderStyle | undefined
  borderWidth: number | undefined
  borderColor: string | undefined
  borderColorMode: 'solid' | 'gradient'
  borderGradientColor1: string
  borderGradientColor2: string
  borderGradientDirection: string | undefined
}

const shorthand = new RegExp(
  String.raw`^(\d{1,3})px\s+(solid|dashed|dotted|double)\s+(#[0-9a-f]{6}(?:[0-9a-f]{2})?|transparent|${colorTokenPattern})$`,
  'i',
)

/** The border as one agreeing whole: from its parts, else from the shorthand 'widthpx style color' (§4). */
export function typedBorder(props: RawBorder) {
  const match = typeof props.border === 'string' ? shorthand.exec(props.border.trim()) : null
  const borderStyle =
    props.borderStyle ?? borderStyles.find((style) => style === match?.[2]?.toLowerCase()) ?? 'none'
  const written = props.borderWidth ?? Number(match?.[1] ?? 1)
  const borderWidth = borderStyle === 'none' ? 0 : Math.min(10, Math.max(1, written))
  const borderColor = props.borderColor ?? parseSolid(match?.[3]) ?? '#000000'
  const direction = props.borderGradientDirection ?? '0deg'
  const isGradient = props.borderColorMode === 'gradient' && borderStyle !== 'none'
  const gradient = {
    type: 'linear',
    direction,
    color1: props.borderGradientColor1,
    color2: props.borderGradientColor2,
  } as const
  const color = isGradient ? 'transparent' : borderColor
  return {
    borderStyle,
    borderWidth,
    borderColor,
    borderGradientDirection: direction,
    border: borderStyle === 'none' ? 'none' : `${borderWidth}px ${borderStyle} ${color}`,
    borderImage: isGradient ? `${buildGradient(gradient)} 1` : 'none',
  }
}
