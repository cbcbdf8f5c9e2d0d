import type { Watermark } from '@aurelio/contracts/image-settings'
import { isDrawn } from '@aurelio/contracts/watermark-layout'

/** All that changes how it looks, as one short comparable text; '' where nothing is drawn. */
export function watermarkKey(watermark: Watermark | null): string {
  if (!isDrawn(watermark)) return ''
  const { kind, text, colour, picture, place, size, opacity, repeated } = watermark
  const what = kind === 'text' ? [text, colour] : [picture?.id]
  return JSON.stringify([what, repeated ? '' : place, size, opacity, repeated])
}
