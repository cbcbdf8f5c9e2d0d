/** @jsxRuntime automatic */
import { createElement } from 'react'
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawParagraph, drawRich } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../definition.ts'
import { cutAround, focusField, focusProp } from '../focus.ts'
import { Picture } from '../picture.tsx'
import { alignmentOptions, alignments } from '../options.ts'
import { titleLevelField, titleLevelProp } from '../title-level.ts'
import { colorProp, hexProp, lengthProp, linkProp, sourceProp, textProp, wordProp } from '../prop-schemas.ts'
import { backgroundColorField, borderColorField, borderRadiusField, colorField } from '../style-fields.ts'

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
  image: sourceProp,
  focus: focusProp,
  imageAlt: textProp(''),
  title: textProp(defaults.title),
  titleSpans: spansOfProp,
  level: titleLevelProp,
  text: textProp(defaults.text),
  textSpans: spansOfProp,
  linkText: textProp(defaults.linkText),
  link: linkProp(defaults.link),
  alignment: wordProp(alignments, defaults.alignment),
  backgroundColor: colorProp(defaults.backgroundColor),
  textColor: hexProp(defaults.textColor),
  titleColor: hexProp(defaults.titleColor),
  linkColor: hexProp(defaults.linkColor),
  borderColor: hexProp(defaults.borderColor),
  borderRadius: lengthProp(defaults.borderRadius, { min: 0, max: 500 }),
})
type CardProps = z.output<typeof schema>

function CardView({ id, props, parts, page }: ViewProps<CardProps>) {
  const { root, picture, body, title, text, link } = parts
  return (
    <article {...root}>
      {props.image && (
        <Picture id={id} page={page} attributes={picture} source={props.image} alt={props.imageAlt} />
      )}
      <div {...body}>
        {props.title &&
          createElement(`h${props.level}`, title, drawRich(props.title, props.titleSpans, parts))}
        {props.text && drawParagraph(text, props.text, props.textSpans, parts)}
        {props.linkText && (
          <a {...link} href={props.link}>
            {props.linkText}
          </a>
        )}
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
  inlineTexts: [
    { part: 'title', prop: 'title', rich: 'line' },
    { part: 'text', prop: 'text', multiline: true, rich: 'paragraph' },
    { part: 'link', prop: 'linkText' },
  ],
  fields: {
    layout: [
      { kind: 'image', prop: 'image', label: 'Imagen' },
      { kind: 'text', prop: 'imageAlt', label: 'Texto alternativo', when: (props) => props['image'] !== '' },
      { kind: 'text', prop: 'title', label: 'Título' },
      titleLevelField,
      { kind: 'textarea', prop: 'text', label: 'Texto' },
      { kind: 'text', prop: 'linkText', label: 'Texto del enlace' },
      { kind: 'link', prop: 'link', label: 'Enlace' },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
    ],
    style: [
      focusField(({ image }) => image !== ''),
      colorField('titleColor', 'Color del título'),
      colorField('textColor', 'Color del texto'),
      colorField('linkColor', 'Color del enlace'),
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
