import type { Props } from '../../document/schema.ts'
import { linearDirections } from '../../values/gradient.ts'
import { borderSideFields } from '../common-style/border-fields.ts'
import type { Field } from '../definition.ts'
import { borderStyleOptions } from '../options.ts'
import { containerSchema } from './schema.ts'

type BorderProp =
  | 'borderStyle'
  | 'borderWidth'
  | 'borderColor'
  | 'borderColorMode'
  | 'borderGradientColor1'
  | 'borderGradientColor2'
  | 'borderGradientDirection'

/**
 * What an edit of the border writes (§4, "Border"): the parts and the texts made of them, so that they always
 * agree. 'none' resets the border; a gradient is a transparent solid border with a gradient as its image.
 */
export function editBorder(prop: BorderProp, value: unknown, props: Props): Props {
  const before = containerSchema.parse(props)
  const starts = prop === 'borderColorMode' && value === 'gradient'
  const style = starts ? { borderStyle: 'solid' } : {}
  const { border: _border, borderImage: _image, ...parts } = before
  const after = containerSchema.parse({ ...parts, ...style, [prop]: value })
  if (after.borderStyle === 'none') {
    return {
      border: 'none',
      borderStyle: 'none',
      borderWidth: 0,
      borderImage: 'none',
      borderColorMode: 'solid',
    }
  }
  const { border, borderImage, borderStyle, borderWidth, borderColor, borderColorMode } = after
  const written = { border, borderImage, borderStyle, borderWidth, borderColor, borderColorMode }
  if (borderColorMode === 'solid') return written
  const { borderGradientColor1, borderGradientColor2, borderGradientDirection } = after
  return { ...written, borderGradientColor1, borderGradientColor2, borderGradientDirection }
}

const section = 'border' as const
const patch =
  (prop: BorderProp): NonNullable<Field['patch']> =>
  (value, { props }) =>
    editBorder(prop, value, props)
const hasBorder = (props: Props) => props['borderStyle'] !== 'none'
const isGradient = (props: Props) => hasBorder(props) && props['borderColorMode'] === 'gradient'

export const borderFields: readonly Field[] = [
  {
    kind: 'length',
    prop: 'borderRadius',
    label: 'Esquinas redondeadas',
    section,
    unit: 'px',
    min: 0,
    max: 50,
    slider: { min: 0, max: 50 },
  },
  {
    kind: 'select',
    prop: 'borderStyle',
    label: 'Tipo de borde',
    section,
    options: borderStyleOptions,
    patch: patch('borderStyle'),
  },
  {
    kind: 'number',
    prop: 'borderWidth',
    label: 'Grosor (px)',
    section,
    min: 1,
    max: 10,
    slider: { min: 1, max: 10 },
    when: hasBorder,
    patch: patch('borderWidth'),
  },
  ...borderSideFields,
  {
    kind: 'choice',
    prop: 'borderColorMode',
    label: 'Color del borde',
    section,
    options: [
      { value: 'solid', label: 'Liso' },
      { value: 'gradient', label: 'Degradado' },
    ],
    when: hasBorder,
    patch: patch('borderColorMode'),
  },
  {
    kind: 'color',
    prop: 'borderColor',
    label: 'Color',
    section,
    when: (props) => hasBorder(props) && !isGradient(props),
    patch: patch('borderColor'),
  },
  {
    kind: 'color',
    prop: 'borderGradientColor1',
    label: 'Primer color',
    section,
    when: isGradient,
    patch: patch('borderGradientColor1'),
  },
  {
    kind: 'color',
    prop: 'borderGradientColor2',
    label: 'Segundo color',
    section,
    when: isGradient,
    patch: patch('borderGradientColor2'),
  },
  {
    kind: 'select',
    prop: 'borderGradientDirection',
    label: 'Dirección',
    section,
    options: linearDirections.map((value) => ({ value, name: value.replace('deg', '°') })),
    when: isGradient,
    patch: patch('borderGradientDirection'),
  },
]
