/** @jsxRuntime automatic */
import { z } from 'zod'
import { backgroundImageProp, backgroundImageStyles } from '../background-image.ts'
import { alignField, alignProp, alignStyles, boxAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { alignmentOptions } from '../options.ts'
import { hexProp, lengthProp, linkProp, paddingShape, textProp, typedPadding } from '../prop-schemas.ts'

const schema = z
  .object({
    text: textProp('Haz Clic Aquí'),
    link: linkProp('#'),
    backgroundColor: hexProp('#8b5cf6'),
    textColor: hexProp('#ffffff'),
    ...paddingShape,
    borderRadius: lengthProp('8px', { min: 0, max: 500 }),
    backgroundImage: backgroundImageProp,
    align: alignProp,
  })
  .transform((props) => ({ ...props, ...typedPadding(props, '12px 24px') }))
type ButtonProps = z.output<typeof schema>

function ButtonView({ props, parts, page }: ViewProps<ButtonProps>) {
  const layer = props.link.slice(1)
  if (props.link.startsWith('#') && page.layers?.has(layer))
    return (
      <button {...parts.root} type="button" popoverTarget={layer}>
        {props.text}
      </button>
    )
  return (
    <a {...parts.root} href={props.link}>
      {props.text}
    </a>
  )
}

export const button = defineElement<ButtonProps>({
  type: 'button',
  name: 'Botón',
  icon: 'mouse-pointer-click',
  category: 'basic',
  defaultProps: {
    text: 'Haz Clic Aquí',
    link: '#',
    backgroundColor: '#8b5cf6',
    textColor: '#ffffff',
    padding: '12px 24px',
    borderRadius: '8px',
  },
  schema,
  acceptsChildren: false,
  alignments: boxAlignments({ align: 'stretch' }),
  inlineTexts: [{ part: 'root', prop: 'text' }],
  fields: {
    layout: [
      { kind: 'text', prop: 'text', label: 'Texto' },
      {
        kind: 'link',
        prop: 'link',
        label: 'Enlace',
        help: 'Una dirección, un correo (mailto:), un teléfono (tel:) o un ancla (#palabra).',
      },
      {
        ...alignField,
        options: [...alignmentOptions, { value: 'stretch', label: 'Todo el ancho' }],
      },
      { kind: 'spacing', prop: 'padding', label: 'Relleno' },
    ],
    style: [
      { kind: 'color', prop: 'textColor', label: 'Color del texto' },
      { kind: 'color', prop: 'backgroundColor', label: 'Color de fondo', section: 'background' },
      { kind: 'image', prop: 'backgroundImage', label: 'Imagen de fondo', section: 'background' },
      {
        kind: 'length',
        prop: 'borderRadius',
        label: 'Esquinas redondeadas',
        section: 'border',
        unit: 'px',
        min: 0,
        max: 50,
        slider: { min: 0, max: 50 },
      },
    ],
  },
  styles: (props) => ({
    root: {
      // Margins move a block, and not what stands in a line of text.
      display: props.align === '' ? 'inline-block' : 'block',
      // A definite width: a container that stretches its children does not stretch a button.
      width: 'fit-content',
      maxWidth: '100%',
      padding: props.padding,
      borderRadius: props.borderRadius,
      fontWeight: 'token:button-weight',
      textTransform: 'token:button-case',
      textAlign: 'center',
      textDecoration: 'none',
      ...(props.backgroundColor && { backgroundColor: props.backgroundColor }),
      ...(props.textColor && { color: props.textColor }),
      ...alignStyles(props.align),
      ...backgroundImageStyles(props.backgroundImage),
    },
  }),
  needs: ({ link }) => ({ links: [link] }),
  View: ButtonView,
})
