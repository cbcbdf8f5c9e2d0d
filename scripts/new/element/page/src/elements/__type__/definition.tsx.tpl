/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, textProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  text: '__title__',
  textColor: 'token:text',
} as const

const schema = z.object({
  text: textProp(defaults.text),
  textColor: hexProp(defaults.textColor),
})
type __Name__Props = z.output<typeof schema>

function __Name__View({ props, parts }: ViewProps<__Name__Props>) {
  return <p {...parts.root}>{props.text}</p>
}

export const __name__ = defineElement<__Name__Props>({
  type: '__type__',
  name: '__title__',
  icon: 'shapes',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [{ part: 'root', prop: 'text' }],
  fields: {
    layout: [{ kind: 'text', prop: 'text', label: 'Texto' }],
    style: [colorField('textColor', 'Color del texto')],
  },
  styles: ({ textColor }) => ({
    root: { width: '100%', ...(textColor && { color: textColor }) },
  }),
  View: __Name__View,
})
