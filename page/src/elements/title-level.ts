import type { Field } from './definition.ts'
import { prop } from './prop-schemas.ts'

/** Levels of a title inside an element: the page's own title is the first. */
const levels = [2, 3, 4, 5, 6] as const

/** H3 where nothing else is chosen: such elements stand below a section's heading. */
export const titleLevelProp = prop(
  (value) => levels.find((level) => level === value || String(level) === value) ?? 3,
)

export const titleLevelField: Field = {
  kind: 'select',
  prop: 'level',
  everywhere: true,
  label: 'Nivel del título',
  help: 'El que sigue al del encabezado de encima, para quien escucha la página.',
  options: levels.map((value) => ({ value, name: `H${value}` })),
}
