import { z } from 'zod'
import { defineLayer } from '../layer/define-layer.ts'
import { layerDefaults, layerShape } from '../layer/schema.ts'
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

/** Whatever stands inside, at a side of the window when a button opens it. */
export const sideSheet = defineLayer({
  type: 'side_sheet',
  name: 'Panel lateral',
  icon: 'panel-right',
  defaults,
  schema,
  text: childDefaults,
  fields: [
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
  radius: '0px',
  sideOf: ({ side }) => side,
})
