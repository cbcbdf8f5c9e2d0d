/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { numberProp, hexProp, textProp } from '../prop-schemas.ts'
import { scrollRegion } from '../scroll-region.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { colorField } from '../style-fields.ts'
import { lineBelow, rowsField } from '../table/rows-field.ts'
import { rowsOf } from '../table/rows.ts'

const defaults = {
  rows: 'Qué incluye | Básico | Completo\nPáginas | 5 | Sin límite\nDominio propio | no | sí\nVarias personas | no | sí\nAyuda | Por correo | El mismo día',
  featured: 2,
  label: 'Comparación',
  yesLabel: 'Incluido',
  noLabel: 'No incluido',
  textColor: 'token:text',
  markColor: 'token:primary-text',
  featuredColor: 'token:soft',
  lineColor: 'token:line',
} as const

const schema = z.object({
  rows: textProp(defaults.rows),
  featured: numberProp(defaults.featured, 0, 10),
  label: textProp(defaults.label),
  yesLabel: textProp(defaults.yesLabel),
  noLabel: textProp(defaults.noLabel),
  textColor: hexProp(defaults.textColor),
  markColor: hexProp(defaults.markColor),
  featuredColor: hexProp(defaults.featuredColor),
  lineColor: hexProp(defaults.lineColor),
})
type ComparisonProps = z.output<typeof schema>

function ComparisonView({ props, parts }: ViewProps<ComparisonProps>) {
  const { root, table, name, title, main, mainTitle } = parts
  const [head = [], ...rows] = rowsOf(props.rows)
  const isMain = (at: number) => at === Math.round(props.featured) && at > 0
  return (
    <div {...root} {...scrollRegion(props.label || defaults.label)}>
      <table {...table}>
        <thead>
          <tr>
            {head.map((text, at) => (
              <th key={at} {...(at === 0 ? name : isMain(at) ? mainTitle : title)} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((text, at) =>
                at === 0 ? (
                  <th key={at} {...name} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={at} {...(isMain(at) ? main : parts['cell'])}>
                    <Answer text={text} props={props} mark={parts['mark']} />
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

type AnswerProps = {
  text: string
  props: ComparisonProps
  mark: ViewProps<ComparisonProps>['parts'][string] | undefined
}

/** Yes and no as marks that are read as words; everything else as it is written. */
function Answer({ text, props, mark }: AnswerProps) {
  if (/^s[ií]$/i.test(text))
    return (
      <span {...mark} role="img" aria-label={props.yesLabel}>
        ✓
      </span>
    )
  if (/^no$/i.test(text))
    return (
      <span role="img" aria-label={props.noLabel}>
        –
      </span>
    )
  return text
}

/** What each of several offers holds, with one of them put forward. */
export const comparison = defineElement<ComparisonProps>({
  type: 'comparison',
  name: 'Tabla comparativa',
  icon: 'columns-3',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      rowsField('Una fila en cada línea, con | entre sus celdas. «Sí» y «no» se ven como marcas.'),
      {
        kind: 'number',
        prop: 'featured',
        everywhere: true,
        label: 'Columna destacada',
        help: 'Contando desde la primera opción; 0, ninguna.',
        min: 0,
        max: 10,
        slider: { min: 0, max: 10 },
      },
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      colorField('markColor', 'Color de las marcas'),
      colorField('featuredColor', 'Fondo de la destacada'),
      colorField('lineColor', 'Color de las líneas'),
    ],
    advanced: [
      spokenLabelField,
      { kind: 'text', prop: 'yesLabel', label: 'Cómo se lee un sí' },
      { kind: 'text', prop: 'noLabel', label: 'Cómo se lee un no' },
    ],
  },
  styles: ({ textColor, markColor, featuredColor, lineColor }) => {
    const box = {
      padding: '14px 16px',
      textAlign: 'center',
      ...lineBelow(lineColor),
    } as const
    const ground = featuredColor && { backgroundColor: featuredColor }
    return {
      root: { width: '100%', overflowX: 'auto', fontSize: '17px', ...(textColor && { color: textColor }) },
      table: { width: '100%', borderCollapse: 'collapse' },
      name: { ...box, textAlign: 'left', fontWeight: 600 },
      title: { ...box, fontSize: '19px', fontWeight: 700 },
      mainTitle: { ...box, fontSize: '19px', fontWeight: 700, ...ground },
      cell: box,
      main: { ...box, ...ground },
      mark: { fontWeight: 700, ...(markColor && { color: markColor }) },
    }
  },
  View: ComparisonView,
})
