/** @jsxRuntime automatic */
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import type { Viewport } from '../../document/schema.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp } from '../items.ts'
import { alignmentOptions, alignments, fontSizeBounds, fontSizeField } from '../options.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  items: [
    { figure: '+200', caption: 'clientes contentos' },
    { figure: '98 %', caption: 'nos recomienda' },
    { figure: '24 h', caption: 'para responderte' },
  ],
  alignment: 'center',
  gap: '32px',
  figureColor: '#6d28d9',
  captionColor: '#565666',
  fontSize: '44px',
} as const

const item = z.object({ figure: textProp(''), caption: textProp('') })
const schema = z.object({
  items: itemsProp(item, defaults.items),
  alignment: wordProp(alignments, defaults.alignment),
  gap: lengthProp(defaults.gap, { min: 0, max: 200 }),
  figureColor: hexProp(defaults.figureColor),
  captionColor: hexProp(defaults.captionColor),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
})
type StatsProps = z.output<typeof schema>

function StatsView({ props, parts: { root, cell, figure, caption } }: ViewProps<StatsProps>) {
  return (
    <dl {...root}>
      {props.items.map((each, at) => (
        <div key={at} {...cell}>
          <dt {...caption}>{each.caption}</dt>
          <dd {...figure}>{each.figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Columns at most, of 180 px at least: as many as leave no figure alone in the last row. */
function evenColumns({ items, gap }: StatsProps, viewport: Viewport): string {
  const most = viewport === 'desktop' ? 6 : 3
  const count = Math.max(1, items.length)
  const columns = Math.ceil(count / Math.ceil(count / most))
  // Half a pixel less, so that rounding never leaves out the last column.
  const share = `calc((100% - ${columns - 1} * ${gap}) / ${columns} - 0.5px)`
  return `repeat(auto-fit, minmax(min(100%, max(180px, ${share})), 1fr))`
}

/** Figures that speak, next to one another. */
export const stats = defineElement<StatsProps>({
  type: 'stats',
  name: 'Cifras',
  icon: 'chart-column',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  alignments: textAlignments,
  inlineTexts: [
    { part: 'figure', prop: 'figure', list: 'items' },
    { part: 'caption', prop: 'caption', list: 'items' },
  ],
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Cifras',
        itemName: 'Cifra',
        item: [
          { kind: 'text', prop: 'figure', label: 'Cifra' },
          { kind: 'text', prop: 'caption', label: 'Qué cuenta' },
        ],
        newItem: { figure: '100', caption: 'lo que cuenta' },
        min: 1,
        max: 8,
      },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
      {
        kind: 'length',
        prop: 'gap',
        label: 'Separación',
        unit: 'px',
        min: 0,
        max: 100,
        slider: { min: 0, max: 80 },
      },
    ],
    style: [
      colorField('figureColor', 'Color de las cifras'),
      colorField('captionColor', 'Color del texto'),
      fontSizeField,
    ],
  },
  styles: (props, { viewport }) => ({
    root: {
      display: 'grid',
      gridTemplateColumns: evenColumns(props, viewport),
      gap: props.gap,
      width: '100%',
      textAlign: props.alignment,
    },
    // The name comes first for whoever listens, the figure first for whoever looks.
    cell: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: '0' },
    figure: {
      fontSize: props.fontSize,
      fontWeight: 700,
      lineHeight: 1.2,
      ...(props.figureColor && { color: props.figureColor }),
    },
    caption: { fontSize: '17px', ...(props.captionColor && { color: props.captionColor }) },
  }),
  View: StatsView,
})
