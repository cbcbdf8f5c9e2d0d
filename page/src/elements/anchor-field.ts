import type { Field } from './definition.ts'

/** The word that a link on the page jumps to: `#precios`. */
export const anchorField: Field = {
  kind: 'anchor',
  prop: 'anchor',
  label: 'Ancla',
  help: 'Una palabra sin espacios. Un botón con el enlace #palabra lleva hasta aquí.',
}
