/** @jsxRuntime automatic */
import { z } from 'zod'
import { alignField, alignProp, alignStyles, boxAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { Declarations, ViewProps } from '../definition.ts'
import { cutAround, focusField, focusProp } from '../focus.ts'
import { lengthProp, linkProp, sourceProp, textProp, wordProp } from '../prop-schemas.ts'
import { yesNoOptions } from '../options.ts'
import { Picture } from '../picture.tsx'
import { imagePlaceholder } from './placeholder.ts'

const size = { min: 0, max: 5000, auto: true }

const ratios = ['', '1/1', '4/3', '3/2', '16/9', '21/9', '3/4', '2/3', '9/16'] as const

const schema = z.object({
  src: sourceProp,
  alt: textProp('Imagen'),
  /** Beyond the specification: a picture that tells nothing, and is passed over in silence. */
  decorative: wordProp(['yes', 'no'], 'no'),
  width: lengthProp('100%', size),
  height: lengthProp('auto', size),
  align: alignProp,
  ratio: wordProp(ratios, ''),
  focus: focusProp,
  link: linkProp(''),
})
type ImageProps = z.output<typeof schema>

function ImageView({ id, props, parts, page }: ViewProps<ImageProps>) {
  const picture = (
    <Picture
      id={id}
      page={page}
      attributes={props.link === '' ? parts.root : parts['picture']}
      source={props.src || imagePlaceholder}
      // A link says where it leads: its picture is more than decoration.
      alt={props.decorative === 'yes' && props.link === '' ? '' : props.alt}
    />
  )
  if (props.link === '') return picture
  return (
    <a {...parts.root} href={props.link}>
      {picture}
    </a>
  )
}

/** Cut to the shape that it is given, around the point that matters. */
function shapeStyles({ height, ratio, focus }: ImageProps): Declarations {
  const isCut = height !== 'auto' || ratio !== ''
  return {
    ...(ratio !== '' && height === 'auto' && { aspectRatio: ratio.replace('/', ' / ') }),
    ...(isCut && cutAround(focus)),
  }
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
      {
        kind: 'link',
        prop: 'link',
        label: 'Enlace',
        help: 'Una dirección, un correo (mailto:), un teléfono (tel:) o un ancla (#palabra).',
      },
      alignField,
    ],
    style: [
      { kind: 'size', prop: 'width', label: 'Ancho', help: 'Por ejemplo 100%, 320px o auto.' },
      { kind: 'size', prop: 'height', label: 'Alto', help: 'Por ejemplo 240px o auto.' },
      {
        kind: 'select',
        prop: 'ratio',
        label: 'Proporción',
        options: [
          { value: '', label: 'La de la imagen' },
          ...ratios.slice(1).map((value) => ({ value, name: value.replace('/', ':') })),
        ],
        patch: (ratio) => ({ ratio, ...(ratio !== '' && { height: 'auto' }) }),
      },
      focusField(({ height, ratio }) => height !== 'auto' || ratio !== ''),
    ],
  },
  styles: (props) => {
    const { width, height, align, link } = props
    const root: Declarations = {
      width,
      height,
      // A share of a row is a share: the picture's own width takes nothing from its neighbours.
      ...(width.endsWith('%') && { minWidth: '0' }),
      ...alignStyles(align),
    }
    if (link === '') return { root: { ...root, ...shapeStyles(props) } }
    // What the link is given, its picture fills: corners and shadows are those of both.
    return {
      root: { display: 'block', maxWidth: '100%', ...root },
      picture: {
        display: 'block',
        width: '100%',
        height: height === 'auto' ? 'auto' : '100%',
        borderRadius: 'inherit',
        ...shapeStyles(props),
      },
    }
  },
  needs: ({ src, link }) => ({ pictures: [src], links: [link] }),
  View: ImageView,
})
