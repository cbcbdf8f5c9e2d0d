import { alignField } from '../align.ts'
import { alignmentOptions } from '../options.ts'
import type { Field } from '../definition.ts'
import type { ElementText } from '../texts/element-text.ts'

const pixels = { kind: 'length', unit: 'px' } as const
const sizeHelp = 'Por ejemplo 100%, 320px o auto.'
const corner = (prop: string, label: ElementText): Field => ({
  ...pixels,
  prop,
  label,
  section: 'effects',
  min: 0,
  max: 200,
})

const boxFields: readonly Field[] = [
  { kind: 'spacing', prop: 'margin', label: 'Margen', section: 'spacing' },
  { kind: 'spacing', prop: 'padding', label: 'Relleno', section: 'spacing' },
  { kind: 'size', prop: 'width', label: 'Ancho', help: sizeHelp, section: 'size' },
  { kind: 'size', prop: 'maxWidth', label: 'Ancho máximo', section: 'size' },
  { kind: 'size', prop: 'minWidth', label: 'Ancho mínimo', section: 'size' },
  {
    ...alignField,
    options: [...alignmentOptions, { value: 'stretch', label: 'Todo el ancho' }],
    section: 'size',
  },
]

const typeFields: readonly Field[] = [
  {
    kind: 'select',
    prop: 'fontWeight',
    label: 'Grosor de letra',
    section: 'type',
    options: [
      { value: '300', label: 'Fina' },
      { value: '400', label: 'Normal' },
      { value: '500', label: 'Media' },
      { value: '600', label: 'Seminegrita' },
      { value: '700', label: 'Negrita' },
      { value: '800', label: 'Extranegrita' },
      { value: '900', label: 'Negra' },
    ],
  },
  {
    kind: 'number',
    prop: 'lineHeight',
    label: 'Interlineado',
    section: 'type',
    min: 0.8,
    max: 3,
    step: 0.05,
    slider: { min: 0.8, max: 3 },
  },
  {
    ...pixels,
    prop: 'letterSpacing',
    label: 'Espacio entre letras',
    section: 'type',
    min: -10,
    max: 50,
    step: 0.1,
  },
  {
    kind: 'select',
    prop: 'textTransform',
    label: 'Mayúsculas y minúsculas',
    section: 'type',
    options: [
      { value: 'none', label: 'Como está escrito' },
      { value: 'uppercase', label: 'Mayúsculas' },
      { value: 'lowercase', label: 'Minúsculas' },
      { value: 'capitalize', label: 'Iniciales en mayúscula' },
    ],
  },
]

const effectFields: readonly Field[] = [
  {
    kind: 'choice',
    prop: 'shadow',
    label: 'Sombra',
    section: 'effects',
    options: [
      { value: 'none', label: 'Sin sombra' },
      { value: 'soft', label: 'Suave' },
      { value: 'medium', label: 'Media' },
      { value: 'strong', label: 'Fuerte' },
    ],
  },
  {
    kind: 'number',
    prop: 'opacity',
    label: 'Opacidad (%)',
    section: 'effects',
    min: 0,
    max: 100,
    slider: { min: 0, max: 100 },
    inForce: () => 100,
  },
  corner('radiusTopLeft', 'Esquina de arriba a la izquierda'),
  corner('radiusTopRight', 'Esquina de arriba a la derecha'),
  corner('radiusBottomRight', 'Esquina de abajo a la derecha'),
  corner('radiusBottomLeft', 'Esquina de abajo a la izquierda'),
]

/** The pointer is no matter of the width: the same on every device. */
const hoverFields: readonly Field[] = [
  { kind: 'color', prop: 'hoverColor', label: 'Color del texto', section: 'hover', everywhere: true },
  {
    kind: 'color',
    prop: 'hoverBackgroundColor',
    label: 'Color de fondo',
    section: 'hover',
    everywhere: true,
  },
  {
    kind: 'choice',
    prop: 'hoverMove',
    label: 'Movimiento',
    section: 'hover',
    everywhere: true,
    options: [
      { value: '', label: 'Ninguno' },
      { value: 'lift', label: 'Elevar' },
      { value: 'grow', label: 'Crecer' },
    ],
  },
]

/** The fields of the common style that an element has none of its own for; type only where it has text. */
export function commonFields(own: ReadonlySet<string>, hasText: boolean): readonly Field[] {
  return [...boxFields, ...(hasText ? typeFields : []), ...effectFields, ...hoverFields].filter(
    ({ prop }) => !own.has(prop),
  )
}
