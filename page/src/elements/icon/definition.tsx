/** @jsxRuntime automatic */
import { z } from 'zod'
import { safeLink } from '../../values/url.ts'
import { alignField, alignProp, alignStyles, boxAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, lengthProp, numberProp, prop, textProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'
import { Glyph, iconCss, iconProp, starIcon } from './glyph.tsx'

const defaults = {
  icon: starIcon,
  label: '',
  link: '',
  size: '48px',
  weight: 2,
  color: 'token:primary',
} as const

const schema = z.object({
  icon: iconProp(defaults.icon),
  label: textProp(defaults.label),
  link: prop((value) => safeLink(value) ?? ''),
  size: lengthProp(defaults.size, { min: 12, max: 400 }),
  weight: numberProp(defaults.weight, 0.5, 6),
  color: hexProp(defaults.color),
  align: alignProp,
})
type IconProps = z.output<typeof schema>

function IconView({ props, parts: { root, glyph } }: ViewProps<IconProps>) {
  const drawing = <Glyph icon={props.icon} attributes={glyph} />
  if (props.link)
    return (
      <a {...root} href={props.link} aria-label={props.label || props.link}>
        {drawing}
      </a>
    )
  return (
    <span {...root} {...(props.label && { role: 'img', 'aria-label': props.label })}>
      {drawing}
    </span>
  )
}

/** One drawing of the set, in any size and colour. */
export const icon = defineElement<IconProps>({
  type: 'icon',
  name: 'Icono',
  icon: 'star',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  alignments: boxAlignments({}),
  fields: {
    layout: [
      { kind: 'icon', prop: 'icon', label: 'Icono' },
      {
        kind: 'text',
        prop: 'label',
        label: 'Texto alternativo',
        help: 'Lo que se lee a quien no lo ve. Vacío, es solo un adorno.',
      },
      { kind: 'link', prop: 'link', label: 'Enlace' },
      alignField,
    ],
    style: [
      {
        kind: 'length',
        prop: 'size',
        label: 'Tamaño',
        unit: 'px',
        min: 12,
        max: 400,
        slider: { min: 12, max: 200 },
      },
      {
        kind: 'number',
        prop: 'weight',
        label: 'Grosor',
        min: 0.5,
        max: 6,
        step: 0.25,
        slider: { min: 0.5, max: 6 },
      },
      colorField('color', 'Color'),
    ],
  },
  css: iconCss,
  styles: ({ size, weight, color, align }) => ({
    root: { display: 'block', width: size, height: size, ...alignStyles(align), ...(color && { color }) },
    glyph: { display: 'block', width: '100%', height: '100%', strokeWidth: weight },
  }),
  needs: ({ link }) => ({ links: [link] }),
  View: IconView,
})
