import { families, offeredName, systemFamilies } from '../../fonts/families.ts'
import { alignField } from '../align.ts'
import { alignmentOptions } from '../options.ts'
import type { Field } from '../definition.ts'
import { tokenText } from '../../values/token.ts'
import { backgroundFields } from './background-fields.ts'
import { commonBorderFields } from './border-fields.ts'
import type { ElementText } from '../texts/element-text.ts'

const pixels = { kind: 'length', unit: 'px' } as const
const sizeHelp = 'Por ejemplo 100%, 320px o auto.'

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
  {
    kind: 'number',
    prop: 'gridSpan',
    label: 'Columnas que ocupa',
    section: 'size',
    min: 1,
    max: 12,
    when: (_, parent) => parent?.['columns'] !== undefined,
    inForce: () => 1,
  },
]

const positionFields: readonly Field[] = [
  {
    kind: 'choice',
    prop: 'position',
    label: 'Al desplazar la página',
    section: 'position',
    options: [
      { value: '', label: 'Se va con ella' },
      { value: 'sticky', label: 'Se queda arriba' },
    ],
  },
  {
    ...pixels,
    prop: 'stickyTop',
    label: 'Distancia al borde de arriba',
    section: 'position',
    min: 0,
    max: 500,
    when: ({ position }) => position === 'sticky',
  },
  {
    kind: 'number',
    prop: 'zIndex',
    label: 'Capa',
    section: 'position',
    min: 0,
    max: 99,
  },
]

const fluid = (prop: string, label: ElementText): Field => ({
  ...pixels,
  prop,
  label,
  section: 'type',
  min: 8,
  max: 200,
  everywhere: true,
})

const typeFields: readonly Field[] = [
  {
    kind: 'select',
    prop: 'fontFamily',
    label: 'Familia de letra',
    section: 'type',
    options: [
      { value: '', label: 'La de la marca' },
      { value: tokenText('heading-font'), label: 'La de los títulos de la marca' },
      { value: tokenText('body-font'), label: 'La del texto de la marca' },
      ...families.map((family) => ({ value: family.id, name: offeredName(family) })),
      ...systemFamilies.map(({ id, name }) => ({ value: id, name })),
    ],
  },
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
  {
    kind: 'select',
    prop: 'textWrap',
    label: 'Reparto de las líneas',
    section: 'type',
    options: [
      { value: '', label: 'El de su elemento' },
      { value: 'wrap', label: 'Cada una llena' },
      { value: 'balance', label: 'Todas igual de largas' },
      { value: 'pretty', label: 'Sin palabras sueltas al final' },
    ],
  },
  {
    ...pixels,
    prop: 'displaySize',
    label: 'Tamaño de rótulo',
    help: 'Hasta 200 px; vale más que el tamaño de letra.',
    section: 'type',
    min: 8,
    max: 200,
    slider: { min: 8, max: 200 },
  },
  {
    kind: 'select',
    prop: 'linkLine',
    label: 'Enlaces del texto',
    section: 'type',
    options: [
      { value: '', label: 'Subrayados' },
      { value: 'none', label: 'Sin subrayar' },
    ],
  },
  fluid('fluidFrom', 'Tamaño que crece: en un móvil'),
  fluid('fluidTo', 'Tamaño que crece: en un escritorio'),
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
      { value: 'token:shadow', label: 'La de la marca' },
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
]

/** What happens as it appears; who asks for less motion sees none. */
const motionFields: readonly Field[] = [
  {
    kind: 'choice',
    prop: 'motion',
    label: 'Al aparecer',
    section: 'motion',
    everywhere: true,
    options: [
      { value: '', label: 'Quieto' },
      { value: 'fade', label: 'Se aclara' },
      { value: 'rise', label: 'Sube' },
      { value: 'zoom', label: 'Se acerca' },
      { value: 'slide', label: 'Entra de lado' },
    ],
  },
  {
    kind: 'choice',
    prop: 'motionAt',
    label: 'Cuándo se mueve',
    section: 'motion',
    everywhere: true,
    when: ({ motion }) => typeof motion === 'string' && motion !== '',
    options: [
      { value: 'scroll', label: 'Al llegar a él' },
      { value: 'load', label: 'Al abrir la página' },
    ],
  },
]

/** The pointer is no matter of the width: the same on every device. */
const hoverFields: readonly Field[] = [
  {
    kind: 'color',
    prop: 'hoverColor',
    label: 'Color del texto',
    help: 'También cuando se llega a él con el teclado.',
    section: 'hover',
    everywhere: true,
  },
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
  return [
    ...backgroundFields,
    ...commonBorderFields,
    ...boxFields,
    ...positionFields,
    ...(hasText ? typeFields : []),
    ...effectFields,
    ...hoverFields,
    ...motionFields,
  ].filter(({ prop }) => !own.has(prop))
}
