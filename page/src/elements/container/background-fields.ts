import { buildGradient, linearDirections, parseDirection, radialPositions } from '../../values/gradient.ts'
import type { Field } from '../definition.ts'
import type { Props } from '../../document/schema.ts'
import { containerSchema } from './schema.ts'
import type { backgroundModes, ContainerProps } from './schema.ts'
import type { ElementText } from '../texts/element-text.ts'

type Mode = (typeof backgroundModes)[number]

const read = (props: Props): ContainerProps => containerSchema.parse(props)
const inMode = (mode: Mode) => (props: Props) => read(props).backgroundMode === mode
const inGradient = (type: 'linear' | 'radial') => (props: Props) =>
  inMode('gradient')(props) && read(props).gradientType === type

/** What a switch of the background mode writes (§4, "Switching background mode"). */
export function switchBackground(mode: Mode, props: ContainerProps): Props {
  if (mode === 'glass') {
    const { glassColor, glassOpacity, glassBlur } = props
    const glass = { glassEffect: true, glassColor, glassOpacity, glassBlur }
    return { backgroundMode: mode, ...glass, backgroundColor: 'transparent', backgroundImage: 'none' }
  }
  const base = { backgroundMode: mode, glassEffect: false }
  if (mode === 'color') return { ...base, backgroundColor: props.backgroundColor, backgroundImage: 'none' }
  if (mode === 'gradient') return { ...base, backgroundColor: 'transparent', ...startGradient(props) }
  const image = props.backgroundMode === 'image' ? props.backgroundImage : 'none'
  return { ...base, backgroundColor: 'transparent', backgroundImage: image }
}

/** The gradient a container switches to: its own colours, else white to black (§4). */
function startGradient(props: ContainerProps): Props {
  const { gradientType, gradientDirection } = props
  const { gradientColor1 = '#ffffff', gradientColor2 = '#000000' } = props
  const gradient = {
    type: gradientType,
    direction: gradientDirection,
    color1: gradientColor1,
    color2: gradientColor2,
  }
  return {
    gradientType,
    gradientDirection,
    gradientColor1,
    gradientColor2,
    backgroundImage: buildGradient(gradient),
  }
}

type GradientProp = 'gradientType' | 'gradientDirection' | 'gradientColor1' | 'gradientColor2'

/** An edit of the gradient, written to the background image at once; another type starts at its own default. */
export function editGradient(prop: GradientProp, value: unknown, props: Props): Props {
  const before = read(props)
  const changed = read({ ...before, backgroundMode: 'gradient', [prop]: value })
  const gradientDirection =
    prop === 'gradientType' ? parseDirection(changed.gradientType, undefined) : changed.gradientDirection
  return startGradient({ ...changed, gradientDirection })
}

const gradientPatch =
  (prop: GradientProp): NonNullable<Field['patch']> =>
  (value, { props }) =>
    editGradient(prop, value, props)

const section = 'background' as const
const positionLabels: Record<(typeof radialPositions)[number], ElementText> = {
  center: 'Centro',
  'top left': 'Arriba a la izquierda',
  'top right': 'Arriba a la derecha',
  'bottom left': 'Abajo a la izquierda',
  'bottom right': 'Abajo a la derecha',
}

export const backgroundFields: readonly Field[] = [
  {
    kind: 'choice',
    prop: 'backgroundMode',
    label: 'Tipo de fondo',
    section,
    options: [
      { value: 'color', label: 'Color' },
      { value: 'image', label: 'Imagen' },
      { value: 'gradient', label: 'Degradado' },
      { value: 'glass', label: 'Cristal' },
    ],
    patch: (value, { props }) => {
      const mode = read({ backgroundMode: value }).backgroundMode
      return switchBackground(mode, read(props))
    },
  },
  {
    kind: 'color',
    prop: 'backgroundColor',
    label: 'Color de fondo',
    section,
    transparent: true,
    when: inMode('color'),
  },
  { kind: 'image', prop: 'backgroundImage', label: 'Imagen de fondo', section, when: inMode('image') },
  {
    kind: 'choice',
    prop: 'gradientType',
    label: 'Forma del degradado',
    section,
    options: [
      { value: 'linear', label: 'Lineal' },
      { value: 'radial', label: 'Radial' },
    ],
    when: inMode('gradient'),
    patch: gradientPatch('gradientType'),
  },
  {
    kind: 'color',
    prop: 'gradientColor1',
    label: 'Primer color',
    section,
    when: inMode('gradient'),
    patch: gradientPatch('gradientColor1'),
  },
  {
    kind: 'color',
    prop: 'gradientColor2',
    label: 'Segundo color',
    section,
    when: inMode('gradient'),
    patch: gradientPatch('gradientColor2'),
  },
  {
    kind: 'select',
    prop: 'gradientDirection',
    label: 'Dirección',
    section,
    options: linearDirections.map((value) => ({ value, name: value.replace('deg', '°') })),
    when: inGradient('linear'),
    patch: gradientPatch('gradientDirection'),
  },
  {
    kind: 'select',
    prop: 'gradientDirection',
    label: 'Posición',
    section,
    options: radialPositions.map((value) => ({ value, label: positionLabels[value] })),
    when: inGradient('radial'),
    patch: gradientPatch('gradientDirection'),
  },
  { kind: 'color', prop: 'glassColor', label: 'Color del cristal', section, when: inMode('glass') },
  {
    kind: 'number',
    prop: 'glassOpacity',
    label: 'Opacidad (%)',
    section,
    min: 0,
    max: 100,
    slider: { min: 0, max: 100 },
    when: inMode('glass'),
  },
  {
    kind: 'number',
    prop: 'glassBlur',
    label: 'Desenfoque (px)',
    section,
    min: 0,
    max: 50,
    slider: { min: 0, max: 50 },
    when: inMode('glass'),
  },
]
