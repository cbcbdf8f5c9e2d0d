/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import { gapField } from '../options.ts'
import type { ViewProps } from '../definition.ts'
import { lengthProp, numberProp } from '../prop-schemas.ts'

const schema = z.object({
  columns: numberProp(2, 1, 12),
  gap: lengthProp('20px', { min: 0, max: 400 }),
})
type ColumnsProps = z.output<typeof schema>

function ColumnsView({ parts, children }: ViewProps<ColumnsProps>) {
  return <div {...parts.root}>{children}</div>
}

export const columns = defineElement<ColumnsProps>({
  type: 'columns',
  name: 'Columnas',
  icon: 'columns-3',
  category: 'layout',
  defaultProps: { columns: 2, gap: '20px', children: [] },
  schema,
  acceptsChildren: true,
  fields: {
    layout: [
      { kind: 'number', prop: 'columns', label: 'Columnas', min: 1, max: 6, slider: { min: 1, max: 6 } },
      gapField,
    ],
  },
  cells: (props) => Math.round(props.columns),
  viewportDefaults: { mobile: { columns: 1 } },
  styles: (props) => ({
    root: {
      display: 'grid',
      gridTemplateColumns: `repeat(${Math.round(props.columns)}, minmax(0, 1fr))`,
      gap: props.gap,
      minWidth: '0',
    },
  }),
  View: ColumnsView,
})
