/** @jsxRuntime automatic */
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { cutAround, focusField, focusProp } from '../focus.ts'
import { Picture } from '../picture.tsx'
import { alignmentOptions } from '../options.ts'
import { colorProp, hexProp, lengthProp, sourceProp, textProp } from '../prop-schemas.ts'
import { backgroundColorField, borderColorField, borderRadiusField } from '../style-fields.ts'
import {
  TitledText,
  titledColorFields,
  titledFields,
  titledInlineTexts,
  titledShape,
} from '../titled-text.tsx'

const defaults = {
  title: 'Título de la tarjeta',
  level: 3,
  text: 'Cuenta en dos frases lo que ofreces y para quién es.',
  linkText: 'Saber más',
  link: '#',
  alignment: 'left',
  backgroundColor: '#ffffff',
  textColor: '#333333',
  titleColor: '#16161d',
  linkColor: '#6d28d9',
  borderColor: '#e4e4ec',
  borderRadius: '12px',
} as const

const schema = z.object({
  ...titledShape(defaults),
  image: sourceProp,
  focus: focusProp,
  imageAlt: textProp(''),
  backgroundColor: colorProp(defaults.backgroundColor),
  borderColor: hexProp(defaults.borderColor),
  borderRadius: lengthProp(defaults.borderRadius, { min: 0, max: 500 }),
})
type CardProps = z.output<typeof schema>

function CardView({ id, props, parts, page }: ViewProps<CardProps>) {
  const { root, picture, body } = parts
  return (
    <article {...root}>
      {props.image && (
        <Picture id={id} page={page} attributes={picture} source={props.image} alt={props.imageAlt} />
      )}
      <div {...body}>
        <TitledText props={props} parts={parts} />
      </div>
    </article>
  )
}

const edges = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** A picture, a title, a text and a link in a box. */
export const card = defineElement<CardProps>({
  type: 'card',
  name: 'Tarjeta',
  icon: 'square',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  alignments: textAlignments,
  inlineTexts: titledInlineTexts,
  fields: {
    layout: [
      { kind: 'image', prop: 'image', label: 'Imagen' },
      { kind: 'text', prop: 'imageAlt', label: 'Texto alternativo', when: (props) => props['image'] !== '' },
      ...titledFields,
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
    ],
    style: [
      focusField(({ image }) => image !== ''),
      ...titledColorFields,
      backgroundColorField,
      borderColorField,
      borderRadiusField,
    ],
  },
  styles: (props) => ({
    root: {
      width: '100%',
      minWidth: '0',
      overflow: 'hidden',
      textAlign: props.alignment,
      borderRadius: props.borderRadius,
      ...(props.backgroundColor !== 'transparent' && { backgroundColor: props.backgroundColor }),
      ...(props.borderColor && { borderWidth: '1px', borderStyle: 'solid', borderColor: props.borderColor }),
    },
    picture: { width: '100%', height: '200px', ...cutAround(props.focus) },
    body: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: edges[props.alignment],
      gap: '10px',
      padding: '24px',
    },
    title: { fontSize: '21px', ...(props.titleColor && { color: props.titleColor }) },
    text: { fontSize: '17px', whiteSpace: 'pre-line', ...(props.textColor && { color: props.textColor }) },
    link: { padding: '6px 0', fontWeight: 600, ...(props.linkColor && { color: props.linkColor }) },
  }),
  needs: ({ image, linkText, link }) => ({ pictures: [image], links: [linkText && link] }),
  View: CardView,
})
