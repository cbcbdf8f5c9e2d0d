import { z } from 'zod'
import { recordsIn } from '../../document/json-values.ts'
import { buildGradient, linearDirections } from '../../values/gradient.ts'
import { parsePoint } from '../../values/point.ts'
import { backgroundImageProp, backgroundImageStyles, picturesOf } from '../background-image.ts'
import { colorProp, hexProp, prop, sourceProp, wordProp } from '../prop-schemas.ts'
import type { Declarations } from '../definition.ts'

export const layerKinds = ['gradient', 'color', 'image'] as const
/** How a picture fills its element: '' covers it. */
const sizes = ['', 'contain', 'auto', 'repeat'] as const
type Size = (typeof sizes)[number]

const pointProp = prop((value) => parsePoint(value) ?? '')

/** What lies over an element's own background: a colour, two of them, or a picture. */
const layerSchema = z.object({
  kind: wordProp(layerKinds, 'gradient'),
  from: hexProp('#000000b3'),
  to: hexProp('#00000000'),
  direction: wordProp(linearDirections, '180deg'),
  picture: sourceProp,
  size: wordProp(sizes, ''),
  position: pointProp,
})
export type Layer = z.output<typeof layerSchema>

/** More layers than anybody tells apart. */
export const mostLayers = 6

/** Empty where nothing is set. */
export const backgroundShape = {
  backgroundColor: colorProp(''),
  backgroundImage: backgroundImageProp,
  backgroundSize: wordProp(sizes, ''),
  backgroundPosition: pointProp,
  /** The topmost first. */
  backgroundLayers: prop((value) =>
    recordsIn(value)
      .slice(0, mostLayers)
      .map((entry) => layerSchema.parse(entry)),
  ),
}

type Background = {
  backgroundColor: string
  backgroundImage: string
  backgroundSize: Size
  backgroundPosition: string
  backgroundLayers: readonly Layer[]
}

/** One image of a background, as CSS text, and how it lies. */
type Drawn = { image: string; size: Size; position: string }

/**
 * The layers over an element's background, and how its picture lies.
 * @param own what the element declares of it by itself
 */
export function backgroundStyles(props: Background, own: Declarations): Declarations {
  const { backgroundColor, backgroundImage, backgroundSize: size, backgroundPosition: position } = props
  const color = backgroundColor !== '' && { backgroundColor }
  const plain = backgroundImageStyles(backgroundImage)
  const { backgroundImage: lowest } = { ...own, ...plain }
  const layers = props.backgroundLayers.flatMap(drawnLayer)
  if (layers.length === 0 && size === '' && position === '') return { ...color, ...plain }
  const ground = typeof lowest === 'string' ? [{ image: lowest, size, position }] : []
  return { ...color, ...together([...layers, ...ground]) }
}

function drawnLayer({ kind, from, to, direction, picture, size, position }: Layer): readonly Drawn[] {
  if (kind === 'image') {
    const { backgroundImage } = backgroundImageStyles(picture)
    return typeof backgroundImage === 'string' ? [{ image: backgroundImage, size, position }] : []
  }
  const first = from || '#00000000'
  const second = kind === 'color' ? first : to || '#00000000'
  const image = buildGradient({ type: 'linear', direction, color1: first, color2: second })
  return [{ image, size: '', position: '' }]
}

/** Colours fill their element however they lie: only where there is a picture is there more to say. */
function together(all: readonly Drawn[]): Declarations {
  if (all.length === 0) return {}
  const backgroundImage = all.map(({ image }) => image).join(', ')
  if (picturesOf({ backgroundImage }).length === 0) return { backgroundImage }
  return {
    backgroundImage,
    backgroundSize: all.map(({ size }) => (size === 'repeat' ? 'auto' : size || 'cover')).join(', '),
    backgroundPosition: all.map(({ position }) => position || 'center').join(', '),
    backgroundRepeat: all.map(({ size }) => (size === 'repeat' ? 'repeat' : 'no-repeat')).join(', '),
  }
}
