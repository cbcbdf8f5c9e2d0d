import type { Option } from './definition.ts'

/** Choices that several elements offer, by the specification's words (§9) with their Spanish labels. */
export const alignments = ['left', 'center', 'right'] as const
export const alignmentOptions = [
  { value: 'left', label: 'Izquierda' },
  { value: 'center', label: 'Centro' },
  { value: 'right', label: 'Derecha' },
] as const satisfies readonly Option[]

export const yesNoOptions = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[]

export const borderStyleOptions = [
  { value: 'none', label: 'Ninguno' },
  { value: 'solid', label: 'Continuo' },
  { value: 'dashed', label: 'Rayas' },
  { value: 'dotted', label: 'Puntos' },
  { value: 'double', label: 'Doble' },
] as const satisfies readonly Option[]

/** The room between the parts of an element (§5). */
export const gapField = {
  kind: 'length',
  prop: 'gap',
  label: 'Separación',
  unit: 'px',
  min: 0,
  max: 100,
  slider: { min: 0, max: 50 },
} as const

/** Sizes of type a person may set (§5); a template may go further. */
export const fontSizeField = {
  kind: 'length',
  prop: 'fontSize',
  label: 'Tamaño de letra',
  unit: 'px',
  min: 12,
  max: 72,
  slider: { min: 12, max: 72 },
} as const
/** Where the text is the element itself, which may be larger by another field. */
export const ownFontSizeField = {
  ...fontSizeField,
  help: 'Hasta 72 px. Para más, «Tamaño de rótulo» en el apartado Tipografía.',
} as const
export const fontSizeBounds = { min: 8, max: 200 }
