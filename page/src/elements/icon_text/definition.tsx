/** @jsxRuntime automatic */
import { createElement } from 'react'
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { Glyph, iconCss, iconProp, starIcon } from '../icon/glyph.tsx'
import { alignmentOptions, alignments } from '../options.ts'
import { colorProp, hexProp, lengthProp, linkProp, textProp, wordProp } from '../prop-schemas.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawParagraph, drawRich } from '../rich-text/rich-text.tsx'
import { colorField } from '../style-fields.ts'
import { titleLevelField, titleLevelProp } from '../title-level.ts'

const defaults = {
  icon: starIcon,
  title: 'Una ventaja',
  level: 3,
  text: 'Qué gana quien te elige, dicho en una o dos frases.',
  linkText: '',
  link: '#',
  layout: 'above',
  alignment: 'left',
  size: '28px',
  iconColor: 'token:primary-text',
  groundColor: 'token:soft',
  titleColor: 'token:text',
  textColor: 'token:muted-text',
  linkColor: 'token:primary-text',
} as const

const schema = z.object({
  icon: iconProp(defaults.icon),
  title: textProp(defaults.title),
  titleSpans: spansOfProp,
  level: titleLevelProp,
  text: textProp(defaults.text),
  textSpans: spansOfProp,
  linkText: textProp(defaults.linkText),
  link: linkProp(defaults.link),
  layout: wordProp(['above', 'beside'], defaults.layout),
  alignment: wordProp(alignments, defaults.alignment),
  size: lengthProp(defaults.size, { min: 12, max: 200 }),
  iconColor: hexProp(defaults.iconColor),
  groundColor: colorProp(defaults.groundColor),
  titleColor: hexProp(defaults.titleColor),
  textColor: hexProp(defaults.textColor),
  linkColor: hexProp(defaults.linkColor),
})
type IconTextProps = z.output<typeof schema>

function IconTextView({ props, parts }: ViewProps<IconTextProps>) {
  const { root, ground, glyph, body, title, text, link } = parts
  return (
    <div {...root}>
      <div {...ground}>
        <Glyph icon={props.icon} attributes={glyph} />
      </div>
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
    </div>
  )
}

const edges = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** An icon with what it stands for. */
export const iconText = defineElement<IconTextProps>({
  type: 'icon_text',
  name: 'Icono con texto',
  icon: 'sparkles',
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
      { kind: 'icon', prop: 'icon', label: 'Icono' },
      { kind: 'text', prop: 'title', label: 'Título' },
      titleLevelField,
      { kind: 'textarea', prop: 'text', label: 'Texto' },
      { kind: 'text', prop: 'linkText', label: 'Texto del enlace' },
      { kind: 'link', prop: 'link', label: 'Enlace' },
      {
        kind: 'choice',
        prop: 'layout',
        label: 'Posición del icono',
        options: [
          { value: 'above', label: 'Encima' },
          { value: 'beside', label: 'Al lado' },
        ],
      },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
    ],
    style: [
      {
        kind: 'length',
        prop: 'size',
        label: 'Tamaño',
        unit: 'px',
        min: 12,
        max: 200,
        slider: { min: 12, max: 96 },
      },
      colorField('iconColor', 'Color del icono'),
      { kind: 'color', prop: 'groundColor', label: 'Color del círculo', transparent: true },
      colorField('titleColor', 'Color del título'),
      colorField('textColor', 'Color del texto'),
      colorField('linkColor', 'Color del enlace'),
    ],
  },
  css: iconCss,
  styles: (props) => ({
    root: {
      display: 'flex',
      flexDirection: props.layout === 'above' ? 'column' : 'row',
      alignItems: props.layout === 'above' ? edges[props.alignment] : 'flex-start',
      gap: '16px',
      width: '100%',
      minWidth: '0',
      textAlign: props.alignment,
    },
    ground: {
      padding: '12px',
      borderRadius: '50%',
      ...(props.groundColor !== 'transparent' && { backgroundColor: props.groundColor }),
      ...(props.iconColor && { color: props.iconColor }),
    },
    glyph: { display: 'block', width: props.size, height: props.size, strokeWidth: 2 },
    body: { minWidth: '0' },
    title: { fontSize: '21px', ...(props.titleColor && { color: props.titleColor }) },
    text: {
      padding: '6px 0 0',
      fontSize: '17px',
      whiteSpace: 'pre-line',
      ...(props.textColor && { color: props.textColor }),
    },
    link: {
      display: 'inline-block',
      padding: '8px 0',
      fontSize: '17px',
      fontWeight: 600,
      ...(props.linkColor && { color: props.linkColor }),
    },
  }),
  needs: ({ linkText, link }) => ({ links: [linkText && link] }),
  View: IconTextView,
})
