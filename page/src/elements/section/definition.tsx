import { createElement } from 'react'
import { z } from 'zod'
import { anchorField } from '../anchor-field.ts'
import { contentWidthFields, contentWidthShape, contentWidthStyles } from '../content-width.ts'
import { defineElement } from '../define-element.ts'
import { landmarkField, landmarkOf, landmarkProp } from '../landmark.ts'
import type { ViewProps } from '../definition.ts'
import { anchorProp, colorProp, lengthProp, paddingShape, typedPadding } from '../prop-schemas.ts'

const schema = z
  .object({
    backgroundColor: colorProp('#f8f9fa'),
    ...paddingShape,
    ...contentWidthShape,
    minHeight: lengthProp('200px', { min: 0, max: 5000 }),
    anchor: anchorProp,
    landmark: landmarkProp,
  })
  .transform((props) => ({ ...props, ...typedPadding(props, '40px 20px') }))
type SectionProps = z.output<typeof schema>

function SectionView({ props, parts, page, children }: ViewProps<SectionProps>) {
  const attributes = { ...parts.root, ...(props.anchor && { id: props.anchor }) }
  return createElement(landmarkOf(props.landmark, page.landmark) ?? 'section', attributes, children)
}

export const section = defineElement<SectionProps>({
  type: 'section',
  name: 'Sección',
  icon: 'rows-3',
  category: 'layout',
  defaultProps: { backgroundColor: '#f8f9fa', padding: '40px 20px', minHeight: '200px', children: [] },
  schema,
  acceptsChildren: true,
  fields: {
    layout: [
      { kind: 'spacing', prop: 'padding', label: 'Relleno' },
      ...contentWidthFields,
      {
        kind: 'length',
        prop: 'minHeight',
        label: 'Alto mínimo',
        unit: 'px',
        min: 0,
        max: 1000,
        slider: { min: 0, max: 1000 },
      },
    ],
    style: [
      {
        kind: 'color',
        prop: 'backgroundColor',
        label: 'Color de fondo',
        section: 'background',
        transparent: true,
      },
    ],
    advanced: [anchorField, landmarkField],
  },
  styles: (props) => ({
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '16px',
      padding: props.padding,
      ...contentWidthStyles(props, props),
      minHeight: props.minHeight,
      ...(props.backgroundColor !== 'transparent' && { backgroundColor: props.backgroundColor }),
    },
  }),
  needs: ({ anchor }) => ({ anchors: [anchor] }),
  View: SectionView,
})
