import type { Field } from './definition.ts'

/** What a screen reader calls a part that has no title of its own. */
export const spokenLabelField: Field = {
  kind: 'text',
  prop: 'label',
  label: 'Nombre para quien la escucha',
  help: 'Cómo se llama esta parte en un lector de pantalla.',
}
