/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawRich } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../definition.ts'
import { itemsProp, mostItems } from '../items.ts'
import { fontSizeBounds, fontSizeField, gapField } from '../options.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'
import { listCss } from './css.ts'

const defaults = {
  items: [
    { line: 'La primera ventaja, en una frase' },
    { line: 'La segunda, igual de clara' },
    { line: 'La que más pesa, al final' },
  ],
  marker: 'check',
  gap: '12px',
  color: '#333333',
  markerColor: '#7c3aed',
  fontSize: '18px',
} as const

const item = z.object({ line: textProp(''), lineSpans: spansOfProp })
const schema = z.object({
  items: itemsProp(item, defaults.items),
  marker: wordProp(['check', 'dot', 'arrow', 'number'], defaults.marker),
  gap: lengthProp(defaults.gap, { min: 0, max: 100 }),
  color: hexProp(defaults.color),
  markerColor: hexProp(defaults.markerColor),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
})
type ListProps = z.output<typeof schema>

function ListView({ props, parts }: ViewProps<ListProps>) {
  const { root, row, mark, line } = parts
  const isNumbered = props.marker === 'number'
  const Tag = isNumbered ? 'ol' : 'ul'
  return (
    <Tag {...root}>
      {props.items.map((each, at) => (
        <li key={at} {...row}>
          <span {...mark} aria-hidden="true" data-list-mark={props.marker}>
            {isNumbered && `${at + 1}.`}
          </span>
          <span {...line}>{drawRich(each.line, each.lineSpans, parts)}</span>
        </li>
      ))}
    </Tag>
  )
}

/** Points one below the other, each behind its mark. */
export const list = defineElement<ListProps>({
  type: 'list',
  name: 'Lista',
  icon: 'list-checks',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [{ part: 'line', prop: 'line', list: 'items', rich: 'line' }],
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Puntos',
        itemName: 'Punto',
        item: [{ kind: 'text', prop: 'line', label: 'Texto' }],
        newItem: { line: 'Un punto nuevo' },
        min: 1,
        max: mostItems,
      },
      {
        kind: 'select',
        prop: 'marker',
        everywhere: true,
        label: 'Marca',
        options: [
          { value: 'check', label: 'Visto' },
          { value: 'dot', label: 'Círculo' },
          { value: 'arrow', label: 'Flecha' },
          { value: 'number', label: 'Número' },
        ],
      },
      gapField,
    ],
    style: [
      colorField('color', 'Color del texto'),
      colorField('markerColor', 'Color de la marca'),
      fontSizeField,
    ],
  },
  css: listCss,
  styles: ({ gap, color, markerColor, fontSize }) => ({
    root: {
      display: 'flex',
      flexDirection: 'column',
      listStyle: 'none',
      width: '100%',
      gap,
      fontSize,
      ...(color && { color }),
    },
    row: { display: 'flex', gap: '12px', alignItems: 'flex-start' },
    line: {},
    mark: { fontWeight: 700, ...(markerColor && { color: markerColor }) },
  }),
  View: ListView,
})
