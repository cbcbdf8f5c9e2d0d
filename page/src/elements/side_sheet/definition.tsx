/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { layerCss } from '../layer/css.ts'
import { layerFields, layerNeeds, layerStyles } from '../layer/parts.ts'
import { layerDefaults, layerId, layerShape } from '../layer/schema.ts'
import { LayerView } from '../layer/view.tsx'
import { newText } from '../new-children.ts'
import { wordProp } from '../prop-schemas.ts'

const defaults = {
  ...layerDefaults,
  buttonText: 'Ver los detalles',
  title: 'Los detalles',
  width: '400px',
  side: 'right',
} as const

const childDefaults = 'Todo lo que no cabe en la página, a un botón de distancia.'

const schema = z.object({
  ...layerShape(defaults.buttonText, defaults.title, defaults.width),
  side: wordProp(['left', 'right'], defaults.side),
})
type SideSheetProps = z.output<typeof schema>

function SideSheetView(view: ViewProps<SideSheetProps>) {
  return <LayerView {...view} side={view.props.side} />
}

/** Whatever stands inside, at a side of the window when a button opens it. */
export const sideSheet = defineElement<SideSheetProps>({
  type: 'side_sheet',
  name: 'Panel lateral',
  icon: 'panel-right',
  category: 'layout',
  defaultProps: { ...defaults, children: [] },
  newChildren: [newText(childDefaults)],
  schema,
  acceptsChildren: true,
  inlineTexts: [
    { part: 'opener', prop: 'buttonText' },
    { part: 'title', prop: 'title' },
  ],
  fields: {
    ...layerFields,
    layout: [
      ...layerFields.layout,
      {
        kind: 'choice',
        prop: 'side',
        everywhere: true,
        label: 'Lado',
        options: [
          { value: 'left', label: 'Izquierda' },
          { value: 'right', label: 'Derecha' },
        ],
      },
    ],
  },
  css: layerCss,
  styles: (props) => layerStyles(props, '0px'),
  needs: layerNeeds,
  opens: layerId,
  View: SideSheetView,
})
