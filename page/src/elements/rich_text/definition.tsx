/** @jsxRuntime automatic */
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { alignmentOptions, alignments, fontSizeBounds, fontSizeField, yesNoOptions } from '../options.ts'
import { hexProp, lengthProp, numberProp, textProp, wordProp } from '../prop-schemas.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawParagraph } from '../rich-text/rich-text.tsx'
import { colorField } from '../style-fields.ts'

const defaults = {
  text: 'Cuenta aquí la historia entera, con el tiempo que haga falta.\n\nSelecciona unas palabras para ponerlas en negrita, hacer con ellas un enlace o convertir unas líneas en una lista.',
  alignment: 'left',
  fontSize: '19px',
  measure: '680px',
  columns: 1,
  dropCap: 'no',
  color: 'token:text',
} as const

const schema = z.object({
  text: textProp(defaults.text),
  textSpans: spansOfProp,
  alignment: wordProp(alignments, defaults.alignment),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
  measure: lengthProp(defaults.measure, { min: 200, max: 1340 }),
  columns: numberProp(defaults.columns, 1, 3),
  dropCap: wordProp(['yes', 'no'], defaults.dropCap),
  color: hexProp(defaults.color),
})
type RichTextProps = z.output<typeof schema>

function RichTextView({ props, parts }: ViewProps<RichTextProps>) {
  return (
    <div {...parts.root} {...(props.dropCap === 'yes' && { 'data-drop-cap': '' })}>
      {drawParagraph(parts['body'], props.text, props.textSpans, parts)}
    </div>
  )
}

/** A long text at a width that is easy to read: paragraphs with bold, links and lists, in columns where that is wanted. */
export const richText = defineElement<RichTextProps>({
  type: 'rich_text',
  name: 'Texto enriquecido',
  icon: 'pilcrow',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  alignments: textAlignments,
  viewportDefaults: { mobile: { columns: 1 } },
  inlineTexts: [{ part: 'body', prop: 'text', multiline: true, rich: 'paragraph' }],
  fields: {
    layout: [
      { kind: 'textarea', prop: 'text', label: 'Texto' },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
      {
        kind: 'length',
        prop: 'measure',
        label: 'Ancho de lectura',
        unit: 'px',
        min: 200,
        max: 1340,
        slider: { min: 320, max: 1340 },
      },
      { kind: 'number', prop: 'columns', label: 'Columnas', min: 1, max: 3, slider: { min: 1, max: 3 } },
    ],
    style: [
      fontSizeField,
      colorField('color', 'Color del texto'),
      { kind: 'choice', prop: 'dropCap', everywhere: true, label: 'Letra capital', options: yesNoOptions },
    ],
  },
  css: '.aurelio-page [data-drop-cap]>*::first-letter{float:left;padding-right:.08em;font-size:3.4em;line-height:.85;font-weight:700}',
  styles: ({ alignment, fontSize, measure, columns, color }) => ({
    root: { width: '100%', maxWidth: measure, minWidth: '0' },
    body: {
      fontSize,
      lineHeight: 1.65,
      textAlign: alignment,
      whiteSpace: 'pre-line',
      ...(Math.round(columns) > 1 && { columnCount: Math.round(columns), columnGap: '2.5em' }),
      ...(color && { color }),
    },
  }),
  View: RichTextView,
})
