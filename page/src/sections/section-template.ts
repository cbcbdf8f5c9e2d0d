import type { ReadPage } from '../document/stored-document.ts'
import type { SectionText } from './section-text.ts'

/** The groups of the library, in its order: from the top of a page to its end. */
export const sectionGroups = [
  'Cabecera',
  'Portada',
  'Ventajas',
  'Cómo funciona',
  'Prueba social',
  'Precios',
  'Preguntas',
  'Equipo',
  'Galería',
  'Llamada',
  'Formulario',
  'Pie',
] as const satisfies readonly SectionText[]
export type SectionGroup = (typeof sectionGroups)[number]

/**
 * Where the links of the library lead, so that sections put together find each other: what each section of a group is
 * called as a place on the page. A second one of a group comes in with a name of its own.
 */
export const groupAnchors: Partial<Record<SectionGroup, string>> = {
  Ventajas: 'servicios',
  'Cómo funciona': 'como-trabajamos',
  'Prueba social': 'opiniones',
  Precios: 'precios',
  Preguntas: 'preguntas',
  Equipo: 'equipo',
  Galería: 'trabajos',
  Formulario: 'contacto',
}

/** A ready part of a page. Its picture is the section itself, rendered in the kit of the site. */
export type SectionTemplate = {
  id: string
  group: SectionGroup
  name: SectionText
  tags: readonly string[]
  /** Reads its page, which is one element with all it holds. */
  load: () => Promise<ReadPage>
}
