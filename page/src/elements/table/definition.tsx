/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { fontSizeBounds, fontSizeField, yesNoOptions } from '../options.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'
import { scrollRegion } from '../scroll-region.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { colorField } from '../style-fields.ts'
import { lineBelow, rowsField } from './rows-field.ts'
import { rowsOf } from './rows.ts'

const defaults = {
  rows: 'Horario | Mañana | Tarde\nLunes a jueves | 9:00 – 14:00 | 16:00 – 19:00\nViernes | 9:00 – 15:00 | Cerrado',
  header: 'yes',
  firstColumn: 'yes',
  label: 'Tabla',
  fontSize: '17px',
  textColor: 'token:text',
  headColor: 'token:surface',
  lineColor: 'token:line',
} as const

const schema = z.object({
  rows: textProp(defaults.rows),
  header: wordProp(['yes', 'no'], defaults.header),
  firstColumn: wordProp(['yes', 'no'], defaults.firstColumn),
  label: textProp(defaults.label),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
  textColor: hexProp(defaults.textColor),
  headColor: hexProp(defaults.headColor),
  lineColor: hexProp(defaults.lineColor),
})
type TableProps = z.output<typeof schema>

function TableView({ props, parts }: ViewProps<TableProps>) {
  const { root, table, head, cell } = parts
  const rows = rowsOf(props.rows)
  const [first, ...rest] = props.header === 'yes' ? rows : [undefined, ...rows]
  return (
    <div {...root} {...scrollRegion(props.label || defaults.label)}>
      <table {...table}>
        {first && (
          <thead>
            <tr>
              {first.map((text, at) => (
                <th key={at} {...head} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rest.map((row, line) => (
            <tr key={line}>
              {row?.map((text, at) =>
                at === 0 && props.firstColumn === 'yes' ? (
                  <th key={at} {...head} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={at} {...cell}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rows and columns, written one row a line. */
export const table = defineElement<TableProps>({
  type: 'table',
  name: 'Tabla',
  icon: 'table',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      rowsField('Una fila en cada línea, con | entre sus celdas.'),
      {
        kind: 'choice',
        prop: 'header',
        everywhere: true,
        label: 'La primera fila son títulos',
        options: yesNoOptions,
      },
      {
        kind: 'choice',
        prop: 'firstColumn',
        everywhere: true,
        label: 'La primera columna son títulos',
        options: yesNoOptions,
      },
    ],
    style: [
      fontSizeField,
      colorField('textColor', 'Color del texto'),
      colorField('headColor', 'Fondo de los títulos'),
      colorField('lineColor', 'Color de las líneas'),
    ],
    advanced: [spokenLabelField],
  },
  styles: ({ fontSize, textColor, headColor, lineColor }) => {
    const box = {
      padding: '12px 16px',
      textAlign: 'left',
      ...lineBelow(lineColor),
    } as const
    return {
      root: { width: '100%', overflowX: 'auto', fontSize, ...(textColor && { color: textColor }) },
      table: { width: '100%', borderCollapse: 'collapse' },
      head: { ...box, fontWeight: 600, ...(headColor && { backgroundColor: headColor }) },
      cell: box,
    }
  },
  View: TableView,
})
