/** @jsxRuntime automatic */
import { z } from 'zod'
import type { Props } from '../../document/schema.ts'
import { defineElement } from '../define-element.ts'
import { gapField } from '../options.ts'
import type { ViewProps } from '../definition.ts'
import { parseRatio } from '../../values/ratio.ts'
import { lengthProp, numberProp, prop } from '../prop-schemas.ts'
import { columnsProperty } from '../columns-property.ts'

const schema = z.object({
  columns: numberProp(2, 1, 12),
  gap: lengthProp('20px', { min: 0, max: 400 }),
  /** Holds where it speaks of as many columns as there are. */
  ratio: prop((value) => parseRatio(value)?.join(' ') ?? ''),
})
type ColumnsProps = z.output<typeof schema>

/** Equal columns, or as the ratio shares the room among them. */
function tracks({ columns, ratio }: ColumnsProps): string {
  const count = Math.round(columns)
  const shares = parseRatio(ratio)
  return shares?.length === count
    ? shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
    : `repeat(${count}, minmax(0, 1fr))`
}

/** A ratio brings as many columns as it speaks of; what is no ratio yet leaves them. */
function withItsColumns(ratio: unknown): Props {
  const columns = parseRatio(ratio)?.length
  return { ratio, ...(columns !== undefined && { columns }) }
}

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
      {
        kind: 'ratio',
        prop: 'ratio',
        label: 'Proporción de las columnas',
        help: 'Por ejemplo 2 1, o 1 2 1: un número por columna.',
        patch: withItsColumns,
      },
      gapField,
    ],
  },
  cells: (props) => Math.round(props.columns),
  viewportDefaults: { mobile: { columns: 1 } },
  styles: (props) => ({
    root: {
      display: 'grid',
      gridTemplateColumns: tracks(props),
      [columnsProperty]: String(Math.round(props.columns)),
      gap: props.gap,
      minWidth: '0',
    },
  }),
  View: ColumnsView,
})
