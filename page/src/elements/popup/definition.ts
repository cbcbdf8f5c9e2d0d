import { z } from 'zod'
import { defineLayer } from '../layer/define-layer.ts'
import { layerDefaults, layerShape } from '../layer/schema.ts'

const defaults = {
  ...layerDefaults,
  buttonText: 'Ver la oferta',
  title: 'Antes de que te vayas',
  width: '560px',
} as const

const childDefaults = 'Deja tu correo y te la enviamos hoy mismo.'

/** Whatever stands inside, over the page when a button opens it. */
export const popup = defineLayer({
  type: 'popup',
  name: 'Ventana emergente',
  icon: 'app-window',
  defaults,
  schema: z.object(layerShape(defaults.buttonText, defaults.title, defaults.width)),
  text: childDefaults,
  radius: 'token:radius',
  sideOf: () => 'center',
})
