/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, lengthProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const schema = z.object({
  height: lengthProp('40px', { min: 0, max: 1000 }),
  line: wordProp(['none', 'solid', 'dashed'], 'none'),
  lineColor: hexProp('#d5d5e2'),
})
type SpacerProps = z.output<typeof schema>

function SpacerView({ props, parts: { root, line } }: ViewProps<SpacerProps>) {
  return <div {...root}>{props.line !== 'none' && <hr {...line} />}</div>
}

/** Air between two elements, with a line in the middle where one is wanted. */
export const spacer = defineElement<SpacerProps>({
  type: 'spacer',
  name: 'Espaciador',
  icon: 'separator-horizontal',
  category: 'layout',
  defaultProps: { height: '40px', line: 'none', lineColor: '#d5d5e2' },
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      {
        kind: 'length',
        prop: 'height',
        label: 'Alto',
        unit: 'px',
        min: 0,
        max: 400,
        slider: { min: 0, max: 200 },
      },
    ],
    style: [
      {
        kind: 'choice',
        prop: 'line',
        everywhere: true,
        label: 'Línea',
        options: [
          { value: 'none', label: 'Sin línea' },
          { value: 'solid', label: 'Continua' },
          { value: 'dashed', label: 'Discontinua' },
        ],
      },
      { ...colorField('lineColor', 'Color de la línea'), when: (props) => props['line'] !== 'none' },
    ],
  },
  styles: ({ height, line, lineColor }) => ({
    root: { display: 'flex', alignItems: 'center', width: '100%', minHeight: height },
    line: {
      width: '100%',
      borderWidth: '1px 0 0',
      ...(line !== 'none' && { borderStyle: line }),
      ...(lineColor && { borderColor: lineColor }),
    },
  }),
  View: SpacerView,
})
