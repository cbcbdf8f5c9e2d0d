import { linearDirections } from '../../values/gradient.ts'
import type { Props } from '../../document/schema.ts'
import type { Field } from '../definition.ts'
import { backgroundColorField } from '../style-fields.ts'
import { layerKinds, mostLayers } from './background.ts'

const section = 'background' as const

const sizeOptions = [
  { value: '', label: 'Cubrir' },
  { value: 'contain', label: 'Entera' },
  { value: 'auto', label: 'A su tamaño' },
  { value: 'repeat', label: 'Repetida' },
] as const

const isKind = (kind: (typeof layerKinds)[number]) => (entry: Props) => (entry['kind'] ?? 'gradient') === kind
const isPicture = isKind('image')

/** Fields of one layer; the first choice of each is what holds where none is made. */
const layerFields: readonly Field[] = [
  {
    kind: 'select',
    prop: 'kind',
    label: 'Tipo de capa',
    options: [
      { value: 'gradient', label: 'Degradado' },
      { value: 'color', label: 'Color' },
      { value: 'image', label: 'Imagen' },
    ],
  },
  { kind: 'color', prop: 'from', label: 'Primer color', when: (entry) => !isPicture(entry) },
  { kind: 'color', prop: 'to', label: 'Segundo color', when: isKind('gradient') },
  {
    kind: 'select',
    prop: 'direction',
    label: 'Dirección',
    options: linearDirections.map((value) => ({ value, name: value.replace('deg', '°') })),
    when: isKind('gradient'),
  },
  { kind: 'image', prop: 'picture', label: 'Imagen', when: isPicture },
  { kind: 'select', prop: 'size', label: 'Cómo llena su sitio', options: sizeOptions, when: isPicture },
  { kind: 'point', prop: 'position', label: 'Punto que se ve siempre', when: isPicture },
]

const holdsPicture = ({ backgroundImage, backgroundMode }: Props) =>
  typeof backgroundImage === 'string' &&
  backgroundImage !== '' &&
  !/gradient\(/.test(backgroundImage) &&
  (backgroundMode === undefined || backgroundMode === 'image')

/** The background that any element may have; how its picture lies is asked once it has one. */
export const backgroundFields: readonly Field[] = [
  backgroundColorField,
  { kind: 'image', prop: 'backgroundImage', label: 'Imagen de fondo', section },
  {
    kind: 'select',
    prop: 'backgroundSize',
    label: 'Cómo llena su sitio',
    section,
    options: sizeOptions,
    when: holdsPicture,
  },
  {
    kind: 'point',
    prop: 'backgroundPosition',
    label: 'Punto que se ve siempre',
    section,
    when: holdsPicture,
  },
  {
    kind: 'items',
    prop: 'backgroundLayers',
    label: 'Capas sobre el fondo',
    help: 'La primera queda encima. Un color que deja ver algo de la imagen hace legible el texto.',
    section,
    itemName: 'Capa de fondo',
    item: layerFields,
    newItem: { kind: 'gradient', from: '#000000b3', to: '#00000000', direction: '180deg' },
    min: 0,
    max: mostLayers,
  },
]
