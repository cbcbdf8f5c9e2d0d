import type { Field, FieldSection } from '@aurelio/page/elements'

/** The collapsible sections of a tab, in their order. */
export const sections = [
  { name: 'background', title: 'Fondo' },
  { name: 'border', title: 'Borde' },
  { name: 'spacing', title: 'Margen y relleno' },
  { name: 'size', title: 'Tamaño' },
  { name: 'position', title: 'Posición' },
  { name: 'type', title: 'Tipografía' },
  { name: 'effects', title: 'Efectos' },
  { name: 'hover', title: 'Al pasar por encima' },
  { name: 'motion', title: 'Movimiento' },
] as const satisfies readonly { name: FieldSection; title: string }[]

/** The background is open at first (page-builder.md §2) on what has one of its own; the style of any element comes on demand. */
export function opensAtFirst(name: FieldSection, own: readonly Field[]): boolean {
  return name === 'background' && own.some(({ section }) => section === name)
}

/** The title over a field; '' for one above the sections. */
export function titleOver({ section }: Field): (typeof sections)[number]['title'] | '' {
  return sections.find(({ name }) => name === section)?.title ?? ''
}
