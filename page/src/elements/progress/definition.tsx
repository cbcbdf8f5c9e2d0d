/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import { yesNoOptions } from '../options.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, lengthProp, numberProp, textProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  label: 'Plazas ocupadas',
  value: 70,
  showValue: 'yes',
  barColor: '#7c3aed',
  trackColor: '#e4e4ec',
  textColor: '#333333',
  height: '12px',
} as const

const schema = z.object({
  label: textProp(defaults.label),
  value: numberProp(defaults.value, 0, 100),
  showValue: wordProp(['yes', 'no'], defaults.showValue),
  barColor: hexProp(defaults.barColor),
  trackColor: hexProp(defaults.trackColor),
  textColor: hexProp(defaults.textColor),
  height: lengthProp(defaults.height, { min: 2, max: 60 }),
})
type ProgressProps = z.output<typeof schema>

function ProgressView({ props, parts: { root, head, label, track, bar } }: ViewProps<ProgressProps>) {
  const value = Math.round(props.value)
  return (
    <div {...root}>
      <div {...head}>
        <span {...label}>{props.label}</span>
        {props.showValue === 'yes' && <span>{`${value}\u00A0%`}</span>}
      </div>
      <div
        {...track}
        role="progressbar"
        aria-label={props.label || 'Progreso'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
      >
        <div {...bar} />
      </div>
    </div>
  )
}

/** How far something has come, in percent. */
export const progress = defineElement<ProgressProps>({
  type: 'progress',
  name: 'Progreso',
  icon: 'loader',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [{ part: 'label', prop: 'label' }],
  fields: {
    layout: [
      { kind: 'text', prop: 'label', label: 'Texto' },
      {
        kind: 'number',
        prop: 'value',
        everywhere: true,
        label: 'Valor (%)',
        min: 0,
        max: 100,
        slider: { min: 0, max: 100 },
      },
      {
        kind: 'choice',
        prop: 'showValue',
        everywhere: true,
        label: 'Mostrar el valor',
        options: yesNoOptions,
      },
    ],
    style: [
      colorField('barColor', 'Color de la barra'),
      colorField('trackColor', 'Color del fondo de la barra'),
      colorField('textColor', 'Color del texto'),
      {
        kind: 'length',
        prop: 'height',
        label: 'Grosor',
        unit: 'px',
        min: 2,
        max: 60,
        slider: { min: 2, max: 40 },
      },
    ],
  },
  styles: ({ value, barColor, trackColor, textColor, height }) => ({
    root: { display: 'flex', flexDirection: 'column', gap: '8px', width: '100%' },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '16px',
      fontSize: '17px',
      ...(textColor && { color: textColor }),
    },
    track: {
      height,
      borderRadius: '999px',
      overflow: 'hidden',
      ...(trackColor && { backgroundColor: trackColor }),
    },
    label: {},
    bar: {
      width: `${Math.round(value)}%`,
      height: '100%',
      borderRadius: '999px',
      ...(barColor && { backgroundColor: barColor }),
    },
  }),
  View: ProgressView,
})
