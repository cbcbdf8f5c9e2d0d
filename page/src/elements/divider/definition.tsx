/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  text: '',
  line: 'solid',
  thickness: '1px',
  space: '24px',
  lineColor: 'token:line',
  textColor: 'token:muted-text',
} as const

const schema = z.object({
  text: textProp(defaults.text),
  line: wordProp(['solid', 'dashed', 'dotted', 'double'], defaults.line),
  thickness: lengthProp(defaults.thickness, { min: 1, max: 20 }),
  space: lengthProp(defaults.space, { min: 0, max: 200 }),
  lineColor: hexProp(defaults.lineColor),
  textColor: hexProp(defaults.textColor),
})
type DividerProps = z.output<typeof schema>

function DividerView({ props, parts: { root, line, words } }: ViewProps<DividerProps>) {
  return (
    <div {...root}>
      <hr {...line} />
      {props.text && (
        <>
          <span {...words}>{props.text}</span>
          <span {...line} aria-hidden="true" />
        </>
      )}
    </div>
  )
}

/** A line between two parts, with a word in its middle where one is wanted. */
export const divider = defineElement<DividerProps>({
  type: 'divider',
  name: 'Divisor',
  icon: 'minus',
  category: 'layout',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      { kind: 'text', prop: 'text', label: 'Texto' },
      {
        kind: 'length',
        prop: 'space',
        label: 'Aire encima y debajo',
        unit: 'px',
        min: 0,
        max: 200,
        slider: { min: 0, max: 100 },
      },
    ],
    style: [
      {
        kind: 'select',
        prop: 'line',
        label: 'Línea',
        options: [
          { value: 'solid', label: 'Continua' },
          { value: 'dashed', label: 'Discontinua' },
          { value: 'dotted', label: 'De puntos' },
          { value: 'double', label: 'Doble' },
        ],
      },
      {
        kind: 'length',
        prop: 'thickness',
        label: 'Grosor',
        unit: 'px',
        min: 1,
        max: 20,
        slider: { min: 1, max: 20 },
      },
      colorField('lineColor', 'Color de la línea'),
      colorField('textColor', 'Color del texto'),
    ],
  },
  styles: ({ line, thickness, space, lineColor, textColor }) => ({
    root: { display: 'flex', alignItems: 'center', gap: '16px', width: '100%', padding: `${space} 0` },
    line: {
      flexGrow: 1,
      borderWidth: `${thickness} 0 0`,
      borderStyle: line,
      ...(lineColor && { borderColor: lineColor }),
    },
    words: { fontSize: '16px', ...(textColor && { color: textColor }) },
  }),
  View: DividerView,
})
