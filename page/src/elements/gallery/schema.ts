import { z } from 'zod'
import { focusProp } from '../focus.ts'
import { itemsProp } from '../items.ts'
import { lengthProp, numberProp, sourceProp, textProp, wordProp } from '../prop-schemas.ts'

export const galleryDefaults = {
  items: [
    { image: '', alt: 'Primera foto', caption: '' },
    { image: '', alt: 'Segunda foto', caption: '' },
    { image: '', alt: 'Tercera foto', caption: '' },
    { image: '', alt: 'Cuarta foto', caption: '' },
    { image: '', alt: 'Quinta foto', caption: '' },
    { image: '', alt: 'Sexta foto', caption: '' },
  ],
  columns: 3,
  gap: '12px',
  shape: 'wide',
  borderRadius: '8px',
  enlarge: 'yes',
  enlargeLabel: 'Ampliar:',
  closeLabel: 'Cerrar',
  label: 'Galería',
  beforeLabel: 'Anterior',
  afterLabel: 'Siguiente',
} as const

export const gallerySchema = z.object({
  items: itemsProp(
    z.object({ image: sourceProp, focus: focusProp, alt: textProp(''), caption: textProp('') }),
    galleryDefaults.items,
  ),
  columns: numberProp(galleryDefaults.columns, 1, 8),
  gap: lengthProp(galleryDefaults.gap, { min: 0, max: 400 }),
  shape: wordProp(['square', 'wide', 'tall', 'natural'], galleryDefaults.shape),
  borderRadius: lengthProp(galleryDefaults.borderRadius, { min: 0, max: 500 }),
  enlarge: wordProp(['yes', 'no'], galleryDefaults.enlarge),
  enlargeLabel: textProp(galleryDefaults.enlargeLabel),
  closeLabel: textProp(galleryDefaults.closeLabel),
  label: textProp(galleryDefaults.label),
  beforeLabel: textProp(galleryDefaults.beforeLabel),
  afterLabel: textProp(galleryDefaults.afterLabel),
})
export type GalleryProps = z.output<typeof gallerySchema>
