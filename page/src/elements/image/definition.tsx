/** @jsxRuntime automatic */
import { z } from 'zod'
import { alignField, alignProp, alignStyles, boxAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { lengthProp, sourceProp, textProp, wordProp } from '../prop-schemas.ts'
import { yesNoOptions } from '../options.ts'
import { Picture } from '../picture.tsx'
import { imagePlaceholder } from './placeholder.ts'

const size = { min: 0, max: 5000, auto: true }

const schema = z.object({
  src: sourceProp,
  alt: textProp('Imagen'),
  /** Beyond the specification: a picture that tells nothing, and is passed over in silence. */
  decorative: wordProp(['yes', 'no'], 'no'),
  width: lengthProp('100%', size),
  height: lengthProp('auto', size),
  align: alignProp,
})
type ImageProps = z.output<typeof schema>

function ImageView({ id, props, parts, page }: ViewProps<ImageProps>) {
  return (
    <Picture
      id={id}
      page={page}
      attributes={parts.root}
      source={props.src || imagePlaceholder}
      alt={props.decorative === 'yes' ? '' : props.alt}
    />
  )
}

export const image = defineElement<ImageProps>({
  type: 'image',
  name: 'Imagen',
  icon: 'image',
  category: 'basic',
  defaultProps: { src: imagePlaceholder, alt: 'Imagen', width: '100%', height: 'auto' },
  schema,
  acceptsChildren: false,
  alignments: boxAlignments({ width: '100%' }),
  fields: {
    layout: [
      { kind: 'image', prop: 'src', label: 'Imagen' },
      {
        kind: 'text',
        prop: 'alt',
        label: 'Texto alternativo',
        help: 'Lo que se lee a quien no ve la imagen. Déjalo vacío si solo es decorativa.',
      },
      {
        kind: 'choice',
        prop: 'decorative',
        everywhere: true,
        label: 'Solo es decorativa',
        options: yesNoOptions,
      },
      alignField,
    ],
    style: [
      { kind: 'size', prop: 'width', label: 'Ancho', help: 'Por ejemplo 100%, 320px o auto.' },
      { kind: 'size', prop: 'height', label: 'Alto', help: 'Por ejemplo 240px o auto.' },
    ],
  },
  styles: ({ width, height, align }) => ({
    root: {
      width,
      height,
      // A share of a row is a share: the picture's own width takes nothing from its neighbours.
      ...(width.endsWith('%') && { minWidth: '0' }),
      ...(height !== 'auto' && { objectFit: 'cover' }),
      ...alignStyles(align),
    },
  }),
  needs: ({ src }) => ({ pictures: [src] }),
  View: ImageView,
})
