/** @jsxRuntime automatic */
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { alignmentOptions, alignments, fontSizeBounds, fontSizeField } from '../options.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawParagraph } from '../rich-text/rich-text.tsx'
import { colorField } from '../style-fields.ts'

const defaults = {
  quote: 'Lo sencillo no es lo fácil: es lo que queda cuando se ha quitado lo demás.',
  source: 'Elena Roldán, fundadora',
  alignment: 'left',
  fontSize: '26px',
  quoteColor: 'token:text',
  sourceColor: 'token:muted-text',
  lineColor: 'token:primary',
} as const

const schema = z.object({
  quote: textProp(defaults.quote),
  quoteSpans: spansOfProp,
  source: textProp(defaults.source),
  alignment: wordProp(alignments, defaults.alignment),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
  quoteColor: hexProp(defaults.quoteColor),
  sourceColor: hexProp(defaults.sourceColor),
  lineColor: hexProp(defaults.lineColor),
})
type QuoteProps = z.output<typeof schema>

function QuoteView({ props, parts }: ViewProps<QuoteProps>) {
  const { root, quote, source } = parts
  return (
    <figure {...root}>
      <blockquote>{drawParagraph(quote, props.quote, props.quoteSpans, parts)}</blockquote>
      {props.source && <figcaption {...source}>{props.source}</figcaption>}
    </figure>
  )
}

/** Somebody's words, set apart from the rest. */
export const quote = defineElement<QuoteProps>({
  type: 'quote',
  name: 'Cita',
  icon: 'text-quote',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  alignments: textAlignments,
  inlineTexts: [
    { part: 'quote', prop: 'quote', multiline: true, rich: 'paragraph' },
    { part: 'source', prop: 'source' },
  ],
  fields: {
    layout: [
      { kind: 'textarea', prop: 'quote', label: 'Cita' },
      { kind: 'text', prop: 'source', label: 'Autor de la cita' },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
    ],
    style: [
      fontSizeField,
      colorField('quoteColor', 'Color de la cita'),
      colorField('sourceColor', 'Color del nombre'),
      colorField('lineColor', 'Color de la línea'),
    ],
  },
  styles: ({ alignment, fontSize, quoteColor, sourceColor, lineColor }) => ({
    root: {
      width: '100%',
      padding: alignment === 'right' ? '4px 24px 4px 0' : alignment === 'left' ? '4px 0 4px 24px' : '4px 0',
      textAlign: alignment,
      borderWidth: alignment === 'right' ? '0 4px 0 0' : alignment === 'left' ? '0 0 0 4px' : '0',
      borderStyle: 'solid',
      ...(lineColor && { borderColor: lineColor }),
    },
    quote: { fontSize, lineHeight: 1.4, whiteSpace: 'pre-line', ...(quoteColor && { color: quoteColor }) },
    source: { padding: '12px 0 0', fontSize: '17px', ...(sourceColor && { color: sourceColor }) },
  }),
  View: QuoteView,
})
