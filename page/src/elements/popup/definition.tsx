/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { layerCss } from '../layer/css.ts'
import { layerFields, layerNeeds, layerStyles } from '../layer/parts.ts'
import { layerDefaults, layerId, layerShape } from '../layer/schema.ts'
import { LayerView } from '../layer/view.tsx'
import { newText } from '../new-children.ts'

const defaults = {
  ...layerDefaults,
  buttonText: 'Ver la oferta',
  title: 'Antes de que te vayas',
  width: '560px',
} as const

const childDefaults = 'Deja tu correo y te la enviamos hoy mismo.'

const schema = z.object(layerShape(defaults.buttonText, defaults.title, defaults.width))
type PopupProps = z.output<typeof schema>

function PopupView(view: ViewProps<PopupProps>) {
  return <LayerView {...view} side="center" />
}

/** Whatever stands inside, over the page when a button opens it. */
export const popup = defineElement<PopupProps>({
  type: 'popup',
  name: 'Ventana emergente',
  icon: 'app-window',
  category: 'layout',
  defaultProps: { ...defaults, children: [] },
  newChildren: [newText(childDefaults)],
  schema,
  acceptsChildren: true,
  inlineTexts: [
    { part: 'opener', prop: 'buttonText' },
    { part: 'title', prop: 'title' },
  ],
  fields: layerFields,
  css: layerCss,
  styles: (props) => layerStyles(props, 'token:radius'),
  needs: layerNeeds,
  opens: layerId,
  View: PopupView,
})
