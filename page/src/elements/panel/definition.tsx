/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { fontSizeBounds, fontSizeField, gapField, yesNoOptions } from '../options.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  title: 'Título del apartado',
  open: 'no',
  gap: '16px',
  titleColor: 'token:text',
  lineColor: 'token:line',
  fontSize: '19px',
} as const

const schema = z.object({
  title: textProp(defaults.title),
  open: wordProp(['yes', 'no'], defaults.open),
  gap: lengthProp(defaults.gap, { min: 0, max: 400 }),
  titleColor: hexProp(defaults.titleColor),
  lineColor: hexProp(defaults.lineColor),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
})
type PanelProps = z.output<typeof schema>

function PanelView({ props, parts, parent, children }: ViewProps<PanelProps>) {
  const { root, title, words, body } = parts
  return (
    // Of those beside one another one is open: the browser groups them by this name.
    <details {...root} {...(parent && { name: parent })} open={props.open === 'yes'} data-panel="">
      <summary {...title}>
        <span {...words}>{props.title}</span>
      </summary>
      <div {...body}>{children}</div>
    </details>
  )
}

/** A title that opens to whatever stands inside: the browser's own, so it needs no script. */
export const panel = defineElement<PanelProps>({
  type: 'panel',
  name: 'Apartado',
  icon: 'list-collapse',
  category: 'layout',
  defaultProps: { ...defaults, children: [] },
  schema,
  acceptsChildren: true,
  inlineTexts: [{ part: 'words', prop: 'title' }],
  fields: {
    layout: [
      { kind: 'text', prop: 'title', label: 'Título' },
      {
        kind: 'choice',
        prop: 'open',
        everywhere: true,
        label: 'Abierto al principio',
        options: yesNoOptions,
      },
      gapField,
    ],
    style: [
      colorField('titleColor', 'Color del título'),
      colorField('lineColor', 'Color de la línea'),
      fontSizeField,
    ],
  },
  css: [
    ':where(.aurelio-page) [data-panel]>summary{cursor:pointer;list-style:none;display:flex;justify-content:space-between;gap:16px}',
    ':where(.aurelio-page) [data-panel]>summary::-webkit-details-marker{display:none}',
    ':where(.aurelio-page) [data-panel]>summary::after{content:"+";flex:none;width:1em;text-align:center;font-weight:400}',
    ':where(.aurelio-page) [data-panel][open]>summary::after{content:"–"}',
  ].join('\n'),
  styles: ({ gap, titleColor, lineColor, fontSize }) => ({
    root: {
      width: '100%',
      minWidth: '0',
      borderWidth: '0 0 1px',
      borderStyle: 'solid',
      ...(lineColor && { borderColor: lineColor }),
    },
    title: { padding: '18px 0', fontSize, fontWeight: 600, ...(titleColor && { color: titleColor }) },
    words: {},
    body: { display: 'flex', flexDirection: 'column', gap, padding: '0 0 24px' },
  }),
  View: PanelView,
})
