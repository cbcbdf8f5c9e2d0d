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

/** A ready part of a page. Its picture is the section itself, rendered in the kit of the site. */
export type SectionTemplate = {
  id: string
  group: SectionGroup
  name: SectionText
  tags: readonly string[]
  /** Reads its page, which is one element with all it holds. */
  load: () => Promise<ReadPage>
}
