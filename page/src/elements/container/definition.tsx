import { createElement } from 'react'
import { defineElement } from '../define-element.ts'
import { landmarkField, landmarkOf } from '../landmark.ts'
import type { ViewProps } from '../definition.ts'
import { boxAlignments } from '../align.ts'
import { anchorField } from '../anchor-field.ts'
import { backgroundFields } from './background-fields.ts'
import { borderFields } from './border-fields.ts'
import { layoutFields } from './layout-fields.ts'
import { containerSchema } from './schema.ts'
import type { ContainerProps } from './schema.ts'
import { containerStyles } from './styles.ts'

function ContainerView({ props, parts, page, children }: ViewProps<ContainerProps>) {
  const attributes = { ...parts.root, ...(props.anchor && { id: props.anchor }) }
  return createElement(landmarkOf(props.landmark, page.landmark) ?? 'div', attributes, children)
}

export const container = defineElement<ContainerProps>({
  type: 'container',
  name: 'Contenedor',
  icon: 'box',
  category: 'layout',
  defaultProps: {
    layout: 'vertical',
    gap: '16px',
    padding: '20px',
    backgroundColor: 'transparent',
    minHeight: '100px',
    width: '1340px',
    height: '200px',
    widthType: 'full',
    columnGap: '20px',
    rowGap: '20px',
    children: [],
  },
  schema: containerSchema,
  acceptsChildren: true,
  alignments: boxAlignments({ widthType: 'full', width: '100%' }),
  fields: {
    layout: layoutFields,
    style: [...backgroundFields, ...borderFields],
    advanced: [anchorField, landmarkField],
  },
  styles: containerStyles,
  needs: ({ anchor }) => ({ anchors: [anchor] }),
  View: ContainerView,
})
