/** @jsxRuntime automatic */
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawParagraph } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../definition.ts'
import { alignmentOptions, alignments, fontSizeBounds, ownFontSizeField } from '../options.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'

const defaultText = 'Tu texto aquí. Puedes editarlo haciendo clic.'

const schema = z.object({
  text: textProp(defaultText),
  textSpans: spansOfProp,
  alignment: wordProp([...alignments, 'justify'], 'left'),
  color: hexProp('#333333'),
  fontSize: lengthProp('16px', fontSizeBounds),
  fontWeight: wordProp(['normal', 'bold'], 'normal'),
})
type TextProps = z.output<typeof schema>

function TextView({ props, parts }: ViewProps<TextProps>) {
  return drawParagraph(parts.root, props.text, props.textSpans, parts)
}

export const text = defineElement<TextProps>({
  type: 'text',
  name: 'Texto',
  icon: 'type',
  category: 'basic',
  defaultProps: { text: defaultText, alignment: 'left', color: '#333333', fontSize: '16px' },
  schema,
  acceptsChildren: false,
  alignments: textAlignments,
  inlineTexts: [{ part: 'root', prop: 'text', multiline: true, rich: 'paragraph' }],
  fields: {
    layout: [
      { kind: 'textarea', prop: 'text', label: 'Texto' },
      {
        kind: 'choice',
        prop: 'alignment',
        label: 'Alineación',
        options: [...alignmentOptions, { value: 'justify', label: 'Justificado' }],
      },
    ],
    style: [
      { kind: 'color', prop: 'color', label: 'Color del texto' },
      ownFontSizeField,
      {
        kind: 'choice',
        prop: 'fontWeight',
        label: 'Grosor de letra',
        options: [
          { value: 'normal', label: 'Normal' },
          { value: 'bold', label: 'Negrita' },
        ],
      },
    ],
  },
  styles: ({ alignment, color, fontSize, fontWeight }) => ({
    root: {
      textAlign: alignment,
      fontSize,
      whiteSpace: 'pre-line',
      ...(fontWeight === 'bold' && { fontWeight }),
      ...(color && { color }),
    },
  }),
  View: TextView,
})
