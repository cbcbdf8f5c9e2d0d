import { z } from 'zod'
import { parseSolid } from '../../values/color.ts'
import { buildGradient, defaultGradient, parseDirection, parseGradient } from '../../values/gradient.ts'
import { alignProp } from '../align.ts'
import { contentWidthShape } from '../content-width.ts'
import { landmarkProp } from '../landmark.ts'
import { backgroundImageProp, isGradientText } from '../background-image.ts'
import { alignments } from '../options.ts'
import {
  anchorProp,
  colorProp,
  lengthProp,
  numberProp,
  paddingShape,
  prop,
  typedPadding,
  wordProp,
} from '../prop-schemas.ts'
import { borderShape, typedBorder } from './border-schema.ts'

export const backgroundModes = ['color', 'image', 'gradient', 'glass'] as const
export const flexDirections = ['row', 'column', 'row-reverse', 'column-reverse'] as const
export const justifyValues = [
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
] as const
export const alignValues = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'] as const
export const wrapValues = ['nowrap', 'wrap', 'wrap-reverse'] as const

const unset = '' as const
const size = { min: 0, max: 5000 }
const gap = lengthProp('', { min: 0, max: 400 })
const raw = z.unknown().optional()

/** Typed props of a container. '' stands for "not set" wherever CSS has a default of its own. */
export const containerSchema = z
  .object({
    layout: wordProp(['vertical', 'horizontal'], 'vertical'),
    flexDirection: wordProp([unset, ...flexDirections], unset),
    justifyContent: wordProp([unset, ...justifyValues], unset),
    alignItems: wordProp([unset, ...alignValues], unset),
    flexWrap: wordProp([unset, ...wrapValues], unset),
    alignment: wordProp([unset, ...alignments], unset),
    align: alignProp,
    gap,
    columnGap: gap,
    rowGap: gap,
    ...paddingShape,
    ...contentWidthShape,
    widthType: wordProp(['full', 'box'], 'full'),
    width: lengthProp('', { ...size, auto: true }),
    minHeight: lengthProp('', size),
    height: lengthProp('', { ...size, auto: true }),
    backgroundMode: prop((value) => backgroundModes.find((mode) => mode === value)),
    backgroundColor: colorProp('transparent'),
    // Kept as it came too: the mode is inferred from the text, the picture shown only where it is safe.
    backgroundImage: raw,
    gradientType: prop((value) => (value === 'linear' || value === 'radial' ? value : undefined)),
    gradientColor1: prop(parseSolid),
    gradientColor2: prop(parseSolid),
    gradientDirection: raw,
    glassEffect: prop((value) => value === true),
    glassColor: prop((value) => parseSolid(value) ?? '#ffffff'),
    glassOpacity: numberProp(20, 0, 100),
    glassBlur: numberProp(10, 0, 50),
    borderRadius: lengthProp('0px', { min: 0, max: 500 }),
    ...borderShape,
    anchor: anchorProp,
    landmark: landmarkProp,
  })
  .transform((props) => ({
    ...props,
    ...typedPadding(props),
    ...typedBackground(props),
    ...typedBorder(props),
  }))

export type ContainerProps = z.output<typeof containerSchema>

type RawBackground = {
  backgroundMode: (typeof backgroundModes)[number] | undefined
  glassEffect: boolean
  backgroundImage?: unknown
  gradientType: 'linear' | 'radial' | undefined
  gradientColor1: string | undefined
  gradientColor2: string | undefined
  gradientDirection?: unknown
}

/** The background as one agreeing whole: the mode explicit or inferred, the gradient from its parts or its text. */
function typedBackground(props: RawBackground) {
  const backgroundMode = props.backgroundMode ?? inferredMode(props)
  const written = parseGradient(props.backgroundImage)
  const type = props.gradientType ?? written?.type ?? 'linear'
  const color1 = props.gradientColor1 ?? written?.color1
  const color2 = props.gradientColor2 ?? written?.color2
  const fallback = written?.type === type ? written.direction : undefined
  const direction = parseDirection(type, props.gradientDirection, fallback)
  const isGradient = backgroundMode === 'gradient'
  const gradient = {
    type,
    direction,
    color1: color1 ?? defaultGradient.color1,
    color2: color2 ?? defaultGradient.color2,
  }
  return {
    backgroundMode,
    backgroundImage: isGradient ? buildGradient(gradient) : backgroundImageProp.parse(props.backgroundImage),
    gradientType: type,
    gradientDirection: direction,
    // Outside the gradient mode an unset colour stays unset, so that switching to it can tell (§4).
    gradientColor1: color1 ?? (isGradient ? gradient.color1 : undefined),
    gradientColor2: color2 ?? (isGradient ? gradient.color2 : undefined),
  }
}

/** The mode where none is set, in the order of §4. */
function inferredMode({ glassEffect, backgroundImage }: RawBackground): (typeof backgroundModes)[number] {
  if (glassEffect) return 'glass'
  if (isGradientText(backgroundImage)) return 'gradient'
  const hasImage = typeof backgroundImage === 'string' && backgroundImage !== '' && backgroundImage !== 'none'
  return hasImage ? 'image' : 'color'
}
