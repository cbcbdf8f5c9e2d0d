/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { fontSizeBounds, fontSizeField, yesNoOptions } from '../options.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'
import { scrollRegion } from '../scroll-region.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  code: 'npm install\nnpm start',
  title: 'Código',
  wrap: 'no',
  fontSize: '16px',
  textColor: 'token:text',
  backgroundColor: 'token:surface',
} as const

const schema = z.object({
  code: textProp(defaults.code),
  title: textProp(defaults.title),
  wrap: wordProp(['yes', 'no'], defaults.wrap),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
  textColor: hexProp(defaults.textColor),
  backgroundColor: hexProp(defaults.backgroundColor),
})
type CodeProps = z.output<typeof schema>

function CodeView({ props, parts: { root, title, code } }: ViewProps<CodeProps>) {
  return (
    <figure {...root}>
      {props.title && <figcaption {...title}>{props.title}</figcaption>}
      <pre {...code} {...scrollRegion(props.title || defaults.title)}>
        <code>{props.code}</code>
      </pre>
    </figure>
  )
}

/** Text for a machine, letter by letter. */
export const code = defineElement<CodeProps>({
  type: 'code',
  name: 'Bloque de código',
  icon: 'code',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      { kind: 'textarea', prop: 'code', label: 'Código' },
      { kind: 'text', prop: 'title', label: 'Título' },
      { kind: 'choice', prop: 'wrap', label: 'Partir las líneas largas', options: yesNoOptions },
    ],
    style: [
      fontSizeField,
      colorField('textColor', 'Color del texto'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
    ],
  },
  styles: ({ wrap, fontSize, textColor, backgroundColor }) => ({
    root: {
      width: '100%',
      minWidth: '0',
      padding: '16px 20px',
      borderRadius: 'token:radius',
      ...(backgroundColor && { backgroundColor }),
      ...(textColor && { color: textColor }),
    },
    title: { padding: '0 0 8px', fontSize: '15px', fontWeight: 600 },
    code: {
      fontFamily: 'ui-monospace, monospace',
      fontSize,
      overflowX: 'auto',
      whiteSpace: wrap === 'yes' ? 'pre-wrap' : 'pre',
    },
  }),
  View: CodeView,
})
