/** @jsxRuntime automatic */
import { createElement } from 'react'
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp } from '../items.ts'
import { gapField } from '../options.ts'
import { hexProp, lengthProp, numberProp, textProp } from '../prop-schemas.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawParagraph } from '../rich-text/rich-text.tsx'
import { colorField } from '../style-fields.ts'
import { titledItemFields } from '../titled-items.ts'
import { titleLevelField, titleLevelProp } from '../title-level.ts'

const defaults = {
  items: [
    { title: 'Nos cuentas', text: 'Una llamada de veinte minutos y una lista corta de lo que hace falta.' },
    { title: 'Lo preparamos', text: 'En una semana ves una primera versión y dices qué cambiarías.' },
    { title: 'Lo disfrutas', text: 'Queda en marcha, y seguimos cerca por si algo no encaja.' },
  ],
  level: 3,
  columns: 3,
  gap: '32px',
  titleColor: 'token:text',
  textColor: 'token:muted-text',
  numberColor: 'token:on-primary',
  groundColor: 'token:primary',
} as const

const item = z.object({ title: textProp(''), text: textProp(''), textSpans: spansOfProp })
const schema = z.object({
  items: itemsProp(item, defaults.items),
  level: titleLevelProp,
  columns: numberProp(defaults.columns, 1, 4),
  gap: lengthProp(defaults.gap, { min: 0, max: 400 }),
  titleColor: hexProp(defaults.titleColor),
  textColor: hexProp(defaults.textColor),
  numberColor: hexProp(defaults.numberColor),
  groundColor: hexProp(defaults.groundColor),
})
type StepsProps = z.output<typeof schema>

function StepsView({ props, parts }: ViewProps<StepsProps>) {
  const { root, step, number, title, text } = parts
  return (
    <ol {...root}>
      {props.items.map((each, at) => (
        <li key={at} {...step}>
          <span {...number} aria-hidden="true">
            {at + 1}
          </span>
          {createElement(`h${props.level}`, title, each.title)}
          {drawParagraph(text, each.text, each.textSpans, parts)}
        </li>
      ))}
    </ol>
  )
}

/** What happens first, next and last. */
export const steps = defineElement<StepsProps>({
  type: 'steps',
  name: 'Pasos',
  icon: 'list-ordered',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  viewportDefaults: { mobile: { columns: 1 } },
  inlineTexts: [
    { part: 'title', prop: 'title', list: 'items' },
    { part: 'text', prop: 'text', list: 'items', multiline: true, rich: 'paragraph' },
  ],
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Pasos',
        itemName: 'Paso',
        item: titledItemFields,
        newItem: { title: 'Un paso más', text: 'Qué pasa entonces, en una frase.' },
        min: 1,
        max: 12,
      },
      titleLevelField,
      { kind: 'number', prop: 'columns', label: 'Columnas', min: 1, max: 4, slider: { min: 1, max: 4 } },
      gapField,
    ],
    style: [
      colorField('titleColor', 'Color del título'),
      colorField('textColor', 'Color del texto'),
      colorField('numberColor', 'Color del número'),
      colorField('groundColor', 'Color del círculo'),
    ],
  },
  styles: (props) => ({
    root: {
      display: 'grid',
      gridTemplateColumns: `repeat(${Math.round(props.columns)}, minmax(0, 1fr))`,
      gap: props.gap,
      width: '100%',
      listStyle: 'none',
    },
    step: { minWidth: '0' },
    number: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '44px',
      height: '44px',
      fontSize: '19px',
      fontWeight: 700,
      borderRadius: '50%',
      ...(props.groundColor && { backgroundColor: props.groundColor }),
      ...(props.numberColor && { color: props.numberColor }),
    },
    title: {
      padding: '16px 0 6px',
      fontSize: '21px',
      ...(props.titleColor && { color: props.titleColor }),
    },
    text: { fontSize: '17px', whiteSpace: 'pre-line', ...(props.textColor && { color: props.textColor }) },
  }),
  View: StepsView,
})
