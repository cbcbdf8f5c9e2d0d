/** @jsxRuntime automatic */
import { createElement } from 'react'
import { z } from 'zod'
import { textAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawRich } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../definition.ts'
import { alignmentOptions, alignments, fontSizeBounds, ownFontSizeField } from '../options.ts'
import { hexProp, lengthProp, numberProp, textProp, wordProp } from '../prop-schemas.ts'

const schema = z.object({
  text: textProp('Tu Encabezado Aquí'),
  textSpans: spansOfProp,
  level: numberProp(1, 1, 6),
  alignment: wordProp(alignments, 'left'),
  color: hexProp('#000000'),
  fontSize: lengthProp('32px', fontSizeBounds),
})
type HeadingProps = z.output<typeof schema>

function HeadingView({ id, props, parts, page }: ViewProps<HeadingProps>) {
  const anchor = page.headings?.find((each) => each.id === id)?.anchor
  return createElement(
    `h${Math.round(props.level)}`,
    { ...parts.root, ...(anchor !== undefined && { id: anchor }) },
    drawRich(props.text, props.textSpans, parts),
  )
}

export const heading = defineElement<HeadingProps>({
  type: 'heading',
  name: 'Encabezado',
  icon: 'heading',
  category: 'basic',
  defaultProps: {
    text: 'Tu Encabezado Aquí',
    level: 1,
    alignment: 'left',
    color: '#000000',
    fontSize: '32px',
  },
  schema,
  acceptsChildren: false,
  alignments: textAlignments,
  inlineTexts: [{ part: 'root', prop: 'text', rich: 'line' }],
  fields: {
    layout: [
      { kind: 'text', prop: 'text', label: 'Texto' },
      {
        kind: 'select',
        prop: 'level',
        everywhere: true,
        label: 'Nivel',
        options: [1, 2, 3, 4, 5, 6].map((value) => ({ value, name: `H${value}` })),
      },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
    ],
    style: [{ kind: 'color', prop: 'color', label: 'Color del texto' }, ownFontSizeField],
  },
  styles: ({ alignment, color, fontSize }) => ({
    root: { textAlign: alignment, fontSize, ...(color && { color }) },
  }),
  View: HeadingView,
})
