/** @jsxRuntime automatic */
import { createElement } from 'react'
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp, mostItems } from '../items.ts'
import { hexProp, textProp } from '../prop-schemas.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawParagraph } from '../rich-text/rich-text.tsx'
import { colorField } from '../style-fields.ts'
import { titledItemFields } from '../titled-items.ts'
import { titleLevelField, titleLevelProp } from '../title-level.ts'

const defaults = {
  items: [
    { date: '2019', title: 'El primer encargo', text: 'Dos personas, una mesa y un cliente que se fio.' },
    { date: '2022', title: 'Oficina propia', text: 'Diez clientes fijos y un equipo de cinco.' },
    { date: 'Hoy', title: 'Más de cien proyectos', text: 'Y seguimos contestando el mismo día.' },
  ],
  level: 3,
  dateColor: 'token:primary-text',
  titleColor: 'token:text',
  textColor: 'token:muted-text',
  lineColor: 'token:line',
  markColor: 'token:primary',
} as const

const item = z.object({
  date: textProp(''),
  title: textProp(''),
  text: textProp(''),
  textSpans: spansOfProp,
})
const schema = z.object({
  items: itemsProp(item, defaults.items),
  level: titleLevelProp,
  dateColor: hexProp(defaults.dateColor),
  titleColor: hexProp(defaults.titleColor),
  textColor: hexProp(defaults.textColor),
  lineColor: hexProp(defaults.lineColor),
  markColor: hexProp(defaults.markColor),
})
type TimelineProps = z.output<typeof schema>

function TimelineView({ props, parts }: ViewProps<TimelineProps>) {
  const { root, entry, mark, date, title, text } = parts
  return (
    <ol {...root}>
      {props.items.map((each, at) => (
        <li key={at} {...entry}>
          <span {...mark} aria-hidden="true" data-timeline-mark="" />
          <p {...date}>{each.date}</p>
          {createElement(`h${props.level}`, title, each.title)}
          {drawParagraph(text, each.text, each.textSpans, parts)}
        </li>
      ))}
    </ol>
  )
}

/** What happened when, from the first to the last. */
export const timeline = defineElement<TimelineProps>({
  type: 'timeline',
  name: 'Línea de tiempo',
  icon: 'history',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'date', prop: 'date', list: 'items' },
    { part: 'title', prop: 'title', list: 'items' },
    { part: 'text', prop: 'text', list: 'items', multiline: true, rich: 'paragraph' },
  ],
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Momentos',
        itemName: 'Momento',
        item: [{ kind: 'text', prop: 'date', label: 'Fecha' }, ...titledItemFields],
        newItem: { date: 'Después', title: 'Lo que vino', text: 'Qué cambió, en una frase.' },
        min: 1,
        max: mostItems,
      },
      titleLevelField,
    ],
    style: [
      colorField('dateColor', 'Color de la fecha'),
      colorField('titleColor', 'Color del título'),
      colorField('textColor', 'Color del texto'),
      colorField('lineColor', 'Color de la línea'),
      colorField('markColor', 'Color de las marcas'),
    ],
  },
  css: '.aurelio-page [data-timeline-mark]{position:absolute;left:-8px;top:6px;width:14px;height:14px;border-radius:50%;background:currentColor}',
  styles: (props) => ({
    root: { width: '100%', padding: '0 0 0 8px', listStyle: 'none' },
    entry: {
      position: 'relative',
      padding: '0 0 32px 28px',
      borderWidth: '0 0 0 2px',
      borderStyle: 'solid',
      ...(props.lineColor && { borderColor: props.lineColor }),
    },
    mark: { ...(props.markColor && { color: props.markColor }) },
    date: { fontSize: '16px', fontWeight: 600, ...(props.dateColor && { color: props.dateColor }) },
    title: { padding: '2px 0 6px', fontSize: '21px', ...(props.titleColor && { color: props.titleColor }) },
    text: { fontSize: '17px', whiteSpace: 'pre-line', ...(props.textColor && { color: props.textColor }) },
  }),
  View: TimelineView,
})
