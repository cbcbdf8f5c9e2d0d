import { createElement } from 'react'
import type { z } from 'zod'
import type { Props } from '../../document/schema.ts'
import { defineElement } from '../define-element.ts'
import type { ElementDefinition, Field, ViewProps } from '../definition.ts'
import { newText } from '../new-children.ts'
import { layerCss } from './css.ts'
import { layerFields, layerNeeds, layerStyles } from './parts.ts'
import { type LayerProps, layerId } from './schema.ts'
import { LayerView } from './view.tsx'

type Layer<P extends LayerProps> = Pick<ElementDefinition<P>, 'type' | 'name' | 'icon'> & {
  defaults: Props
  schema: z.ZodType<P>
  /** What a new one says inside. */
  text: string
  /** Its own, behind those of every layer. */
  fields?: readonly Field[]
  radius: string
  sideOf: (props: P) => 'center' | 'left' | 'right'
}

/** An element that a button opens over the page: all that a popup and a side sheet have in common. */
export function defineLayer<P extends LayerProps>({
  defaults,
  text,
  fields = [],
  radius,
  sideOf,
  ...own
}: Layer<P>): ElementDefinition {
  return defineElement<P>({
    ...own,
    category: 'layout',
    defaultProps: { ...defaults, children: [] },
    newChildren: [newText(text)],
    acceptsChildren: true,
    inlineTexts: [
      { part: 'opener', prop: 'buttonText' },
      { part: 'title', prop: 'title' },
    ],
    fields: { ...layerFields, layout: [...layerFields.layout, ...fields] },
    css: layerCss,
    styles: (props) => layerStyles(props, radius),
    needs: layerNeeds,
    opens: layerId,
    View: (view: ViewProps<P>) => createElement(LayerView, { ...view, side: sideOf(view.props) }),
  })
}
