/** @jsxRuntime automatic */
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { Glyph, iconCss, iconProp, starIcon } from '../icon/glyph.tsx'
import { alignmentOptions } from '../options.ts'
import { colorProp, hexProp, lengthProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'
import {
  TitledText,
  titledColorFields,
  titledFields,
  titledInlineTexts,
  titledShape,
} from '../titled-text.tsx'

const defaults = {
  icon: starIcon,
  title: 'Una ventaja',
  level: 3,
  text: 'Qué gana quien te elige, dicho en una o dos frases.',
  linkText: '',
  link: '#',
  layout: 'above',
  alignment: 'left',
  size: '28px',
  iconColor: 'token:primary-text',
  groundColor: 'token:soft',
  titleColor: 'token:text',
  textColor: 'token:muted-text',
  linkColor: 'token:primary-text',
} as const

const schema = z.object({
  ...titledShape(defaults),
  icon: iconProp(defaults.icon),
  layout: wordProp(['above', 'beside'], defaults.layout),
  size: lengthProp(defaults.size, { min: 12, max: 200 }),
  iconColor: hexProp(defaults.iconColor),
  groundColor: colorProp(defaults.groundColor),
})
type IconTextProps = z.output<typeof schema>

function IconTextView({ props, parts }: ViewProps<IconTextProps>) {
  const { root, ground, glyph, body } = parts
  return (
    <div {...root}>
      <div {...ground}>
        <Glyph icon={props.icon} attributes={glyph} />
      </div>
      <div {...body}>
        <TitledText props={props} parts={parts} />
      </div>
    </div>
  )
}

const edges = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** An icon with what it stands for. */
export const iconText = defineElement<IconTextProps>({
  type: 'icon_text',
  name: 'Icono con texto',
  icon: 'sparkles',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  alignments: textAlignments,
  inlineTexts: titledInlineTexts,
  fields: {
    layout: [
      { kind: 'icon', prop: 'icon', label: 'Icono' },
      ...titledFields,
      {
        kind: 'choice',
        prop: 'layout',
        label: 'Posición del icono',
        options: [
          { value: 'above', label: 'Encima' },
          { value: 'beside', label: 'Al lado' },
        ],
      },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
    ],
    style: [
      {
        kind: 'length',
        prop: 'size',
        label: 'Tamaño',
        unit: 'px',
        min: 12,
        max: 200,
        slider: { min: 12, max: 96 },
      },
      colorField('iconColor', 'Color del icono'),
      { kind: 'color', prop: 'groundColor', label: 'Color del círculo', transparent: true },
      ...titledColorFields,
    ],
  },
  css: iconCss,
  styles: (props) => ({
    root: {
      display: 'flex',
      flexDirection: props.layout === 'above' ? 'column' : 'row',
      alignItems: props.layout === 'above' ? edges[props.alignment] : 'flex-start',
      gap: '16px',
      width: '100%',
      minWidth: '0',
      textAlign: props.alignment,
    },
    ground: {
      padding: '12px',
      borderRadius: '50%',
      ...(props.groundColor !== 'transparent' && { backgroundColor: props.groundColor }),
      ...(props.iconColor && { color: props.iconColor }),
    },
    glyph: { display: 'block', width: props.size, height: props.size, strokeWidth: 2 },
    body: { minWidth: '0' },
    title: { fontSize: '21px', ...(props.titleColor && { color: props.titleColor }) },
    text: {
      padding: '6px 0 0',
      fontSize: '17px',
      whiteSpace: 'pre-line',
      ...(props.textColor && { color: props.textColor }),
    },
    link: {
      display: 'inline-block',
      padding: '8px 0',
      fontSize: '17px',
      fontWeight: 600,
      ...(props.linkColor && { color: props.linkColor }),
    },
  }),
  needs: ({ linkText, link }) => ({ links: [linkText && link] }),
  View: IconTextView,
})
