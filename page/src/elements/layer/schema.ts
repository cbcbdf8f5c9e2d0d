import { z } from 'zod'
import { anchorProp, hexProp, lengthProp, textProp } from '../prop-schemas.ts'

export const layerDefaults = {
  closeLabel: 'Cerrar',
  anchor: '',
  textColor: 'token:text',
  backgroundColor: 'token:background',
  buttonColor: 'token:primary',
  buttonTextColor: 'token:on-primary',
} as const

/** What a popup and a side sheet have in common. */
export const layerShape = (buttonText: string, title: string, width: string) => ({
  buttonText: textProp(buttonText),
  title: textProp(title),
  closeLabel: textProp(layerDefaults.closeLabel),
  anchor: anchorProp,
  width: lengthProp(width, { min: 200, max: 1200 }),
  textColor: hexProp(layerDefaults.textColor),
  backgroundColor: hexProp(layerDefaults.backgroundColor),
  buttonColor: hexProp(layerDefaults.buttonColor),
  buttonTextColor: hexProp(layerDefaults.buttonTextColor),
})

const layerSchema = z.object(layerShape('', '', '0px'))
export type LayerProps = z.output<typeof layerSchema>

/** The id of what opens: the word that links lead to it by, else one of its own. */
export function layerId({ anchor }: { anchor: string }, id: string): string {
  return anchor || `layer-${id}`
}
