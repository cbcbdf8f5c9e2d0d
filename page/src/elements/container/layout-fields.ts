import type { Props } from '../../document/schema.ts'
import { parseLength } from '../../values/length.ts'
import type { Field, FieldContext } from '../definition.ts'
import { alignField } from '../align.ts'
import { alignmentOptions } from '../options.ts'
import { contentWidthFields } from '../content-width.ts'
import { containerSchema } from './schema.ts'
import { flowInForce } from './styles.ts'
import type { ElementText } from '../texts/element-text.ts'

/** Custom widths a person may set, and the one a container starts with (§5, decision 25). */
const widths = { min: 300, max: 1340, start: 300 }

/**
 * The width that is stored for a wanted one: at most what the container around leaves inside its padding.
 * A parent of full width sets no bound that is known in pixels.
 */
export function cappedWidth(wanted: unknown, parent: Props | null): string {
  const amount = parseLength(wanted)?.amount ?? widths.start
  const asked = Math.min(widths.max, Math.max(widths.min, amount))
  return `${Math.min(asked, innerWidth(parent))}px`
}

function innerWidth(parent: Props | null): number {
  if (parent === null) return Infinity
  const { widthType, width, paddingLeft } = containerSchema.parse(parent)
  const [outer, padding] = [parseLength(width), parseLength(paddingLeft)]
  if (widthType === 'full' || outer?.unit !== 'px') return Infinity
  // Percentages of padding count on a width that is not known here; rem and em on the usual 16 px.
  const pixels =
    padding === undefined || padding.unit === '%' ? 0 : padding.amount * (padding.unit === 'px' ? 1 : 16)
  return Math.max(0, outer.amount - 2 * pixels)
}

function switchWidth(value: unknown, { parent }: FieldContext): Props {
  if (value !== 'box') return { widthType: 'full', width: '100%' }
  return { widthType: 'box', width: cappedWidth(widths.start, parent) }
}

const options = (labels: Record<string, ElementText>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The flex controls show what holds while nobody has set them. */
const flowOf = (prop: keyof ReturnType<typeof flowInForce>) => (props: Props) =>
  flowInForce(containerSchema.parse(props))[prop]

const gap = { kind: 'length', unit: 'px', min: 0, max: 100, slider: { min: 0, max: 50 } } as const
const height = { kind: 'length', unit: 'px', min: 0, max: 1000, slider: { min: 0, max: 1000 } } as const

export const layoutFields: readonly Field[] = [
  {
    kind: 'choice',
    prop: 'layout',
    label: 'Disposición',
    options: options({ vertical: 'Vertical', horizontal: 'Horizontal' }),
    patch: (layout) => ({ layout, flexDirection: undefined }),
  },
  {
    kind: 'select',
    prop: 'flexDirection',
    inForce: flowOf('flexDirection'),
    label: 'Dirección',
    options: options({
      row: 'Fila',
      column: 'Columna',
      'row-reverse': 'Fila invertida',
      'column-reverse': 'Columna invertida',
    }),
  },
  {
    kind: 'select',
    prop: 'justifyContent',
    inForce: flowOf('justifyContent'),
    label: 'Reparto',
    options: options({
      'flex-start': 'Al inicio',
      center: 'En el centro',
      'flex-end': 'Al final',
      'space-between': 'Espacio entre elementos',
      'space-around': 'Espacio alrededor',
      'space-evenly': 'Espacio igual',
    }),
  },
  {
    kind: 'select',
    prop: 'alignItems',
    inForce: flowOf('alignItems'),
    label: 'Alineación de los elementos',
    options: options({
      stretch: 'Estirar',
      'flex-start': 'Al inicio',
      center: 'En el centro',
      'flex-end': 'Al final',
      baseline: 'Línea base',
    }),
  },
  {
    kind: 'select',
    prop: 'flexWrap',
    inForce: flowOf('flexWrap'),
    label: 'Salto de línea',
    options: options({ nowrap: 'Sin salto', wrap: 'Con salto', 'wrap-reverse': 'Salto invertido' }),
  },
  { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
  // The simple gap sets both; each can then differ (decision 26).
  {
    ...gap,
    prop: 'gap',
    label: 'Separación',
    patch: (value) => ({ gap: value, columnGap: value, rowGap: value }),
  },
  { ...gap, prop: 'columnGap', label: 'Separación horizontal', inForce: (props) => props['gap'] },
  { ...gap, prop: 'rowGap', label: 'Separación vertical', inForce: (props) => props['gap'] },
  { kind: 'spacing', prop: 'padding', label: 'Relleno' },
  ...contentWidthFields,
  {
    kind: 'choice',
    prop: 'widthType',
    label: 'Ancho',
    options: options({ full: 'Completo', box: 'A medida' }),
    patch: switchWidth,
  },
  {
    kind: 'length',
    prop: 'width',
    label: 'Ancho a medida',
    unit: 'px',
    min: widths.min,
    max: widths.max,
    slider: { min: widths.min, max: widths.max },
    when: (props) => props['widthType'] === 'box',
    patch: (value, { parent }) => ({ width: cappedWidth(value, parent) }),
  },
  { ...alignField, when: (props) => props['widthType'] === 'box' },
  { ...height, prop: 'height', label: 'Alto' },
  { ...height, prop: 'minHeight', label: 'Alto mínimo' },
]
