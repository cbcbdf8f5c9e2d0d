import type { Field, Landmark } from './definition.ts'
import { wordProp } from './prop-schemas.ts'

/** What a part of the page is to who does not look at it; `auto` follows from where it stands. */
const landmarkWords = ['auto', 'header', 'nav', 'footer', 'none'] as const

export const landmarkProp = wordProp(landmarkWords, 'auto')

export const landmarkField: Field = {
  kind: 'select',
  prop: 'landmark',
  everywhere: true,
  label: 'Papel en la página',
  help: 'Para quien escucha la página: así salta de una parte a otra.',
  options: [
    { value: 'auto', label: 'Según dónde esté' },
    { value: 'header', label: 'Cabecera' },
    { value: 'nav', label: 'Menú' },
    { value: 'footer', label: 'Pie' },
    { value: 'none', label: 'Ninguno' },
  ],
}

/** What was chosen, or what the page says of the element; undefined for any other part. */
export function landmarkOf(
  chosen: (typeof landmarkWords)[number],
  given: Landmark | undefined,
): Landmark | undefined {
  if (chosen === 'none') return undefined
  return chosen === 'auto' ? given : chosen
}
