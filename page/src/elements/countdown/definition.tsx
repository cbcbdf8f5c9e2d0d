/** @jsxRuntime automatic */
import { z } from 'zod'
import { countdown as behaviour } from '../../behaviours/built.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { fontSizeBounds, fontSizeField } from '../options.ts'
import { hexProp, lengthProp, prop, textProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'
import { wordLanguage } from '../form/words/word-language.ts'
import { instantOf, isZone, momentText, parseMoment, zones } from './moment.ts'
import { unitWords } from './words.ts'

const defaults = {
  date: '2027-12-31T23:59',
  zone: 'Europe/Madrid',
  label: 'La oferta termina el',
  endedText: 'La oferta ha terminado',
  figureColor: '#ffffff',
  groundColor: '#3b2a6b',
  textColor: '#333333',
  fontSize: '40px',
} as const

const schema = z.object({
  date: prop((value) => parseMoment(value) ?? defaults.date),
  zone: prop((value) => (isZone(value) ? value : defaults.zone)),
  label: textProp(defaults.label),
  endedText: textProp(defaults.endedText),
  figureColor: hexProp(defaults.figureColor),
  groundColor: hexProp(defaults.groundColor),
  textColor: hexProp(defaults.textColor),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
})
type CountdownProps = z.output<typeof schema>

/** The date is always there; the figures wait for the script, and are hidden where none runs. */
function CountdownView({ props, parts, page }: ViewProps<CountdownProps>) {
  const { root, label, figures, cell, figure, unit } = parts
  const instant = instantOf(props.date, props.zone)
  const language = wordLanguage(page.language)
  return (
    <div {...root} data-countdown={instant}>
      <p {...label} data-countdown-running="">
        {props.label} <time dateTime={instant}>{momentText(props.date, language)}</time>
      </p>
      <div {...figures} role="timer" data-countdown-running="" data-countdown-figures="">
        {unitWords(language).map((name) => (
          <div key={name} {...cell}>
            <span {...figure} data-countdown-figure="">
              --
            </span>
            <span {...unit}>{name}</span>
          </div>
        ))}
      </div>
      <p {...label} data-countdown-ended="">
        {props.endedText}
      </p>
    </div>
  )
}

/** The time that is left until a date. */
export const countdown = defineElement<CountdownProps>({
  type: 'countdown',
  name: 'Cuenta atrás',
  icon: 'timer',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      {
        kind: 'text',
        prop: 'date',
        label: 'Fecha y hora',
        help: 'Año, mes y día, y la hora: 2027-12-31 23:59. Los números corren en la página publicada.',
      },
      { kind: 'select', prop: 'zone', label: 'Hora de', options: zones, everywhere: true },
      { kind: 'text', prop: 'label', label: 'Texto' },
      { kind: 'text', prop: 'endedText', label: 'Texto al terminar' },
    ],
    style: [
      colorField('figureColor', 'Color de los números'),
      colorField('groundColor', 'Color de las casillas'),
      colorField('textColor', 'Color del texto'),
      fontSizeField,
    ],
  },
  css: [
    '.aurelio-page [data-countdown-ended]{display:none}',
    '.aurelio-page [data-countdown-over] [data-countdown-running]{display:none}',
    '.aurelio-page [data-countdown-over] [data-countdown-ended]{display:block}',
    '@media(scripting:none){.aurelio-page [data-countdown-figures]{display:none}}',
  ].join('\n'),
  script: behaviour,
  viewportDefaults: { mobile: { fontSize: '28px' } },
  styles: (props, { viewport }) => ({
    root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '16px', width: '100%' },
    label: {
      fontSize: '19px',
      fontWeight: 600,
      textAlign: 'center',
      ...(props.textColor && { color: props.textColor }),
    },
    figures: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: viewport === 'mobile' ? '8px' : '12px',
    },
    cell: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      minWidth: viewport === 'mobile' ? '70px' : '84px',
      padding: '12px 6px',
      borderRadius: '12px',
      ...(props.groundColor && { backgroundColor: props.groundColor }),
      ...(props.figureColor && { color: props.figureColor }),
    },
    figure: {
      fontSize: props.fontSize,
      fontWeight: 700,
      lineHeight: 1.2,
      fontVariantNumeric: 'tabular-nums',
    },
    unit: { fontSize: '15px' },
  }),
  View: CountdownView,
})
