import type { TemplateText } from './texts/template-text.ts'
import type { WebTemplateId } from './web-roles.ts'
import type { Web } from './web-template.ts'

export { type WebPageRole, webPageRoles, type WebTemplateId, webTemplateIds } from './web-roles.ts'

/** A whole web for a trade: pages that lead to each other, collections that they show, and a kit, in two languages. */
export type WebTemplate = {
  id: WebTemplateId
  name: TemplateText
  description: TemplateText
  /** What its collections are called, and how many items each brings. */
  collections: readonly { name: TemplateText; items: number }[]
  /** Reads it. */
  load: () => Promise<Web>
}

/** What reads a page is loaded with the first of them. */
async function read(file: Promise<{ default: unknown }>): Promise<Web> {
  return (await import('./web-template.ts')).readWeb(file)
}

/** Whole webs that a site begins with; each lies in a file of its own, read when it is asked for. */
export const webTemplates: readonly WebTemplate[] = [
  {
    id: 'clinica',
    name: 'Clínica',
    description:
      'Consultas con su letra y su precio, quién atiende y la cita que se pide en un minuto. Luminosa y tranquila.',
    collections: [
      { name: 'Equipo', items: 4 },
      { name: 'Especialidades', items: 6 },
    ],
    load: () => read(import('./webs/clinic.json')),
  },
  {
    id: 'estudio',
    name: 'Estudio',
    description:
      'Proyectos a toda página, dibujos de una sola línea y una ficha técnica por obra. Sobrio y con carácter.',
    collections: [{ name: 'Proyectos', items: 6 }],
    load: () => read(import('./webs/studio.json')),
  },
  {
    id: 'inmobiliaria',
    name: 'Inmobiliaria',
    description:
      'Inmuebles que se filtran por barrio y precio, cada uno con su llave, su plano y lo que no te cuentan otros.',
    collections: [{ name: 'Inmuebles', items: 6 }],
    load: () => read(import('./webs/estate-agency.json')),
  },
  {
    id: 'escuela',
    name: 'Escuela',
    description:
      'El cuaderno de una escuela: el horario de la semana, cada curso con su nivel y su precio, y quién lo da.',
    collections: [
      { name: 'Profesorado', items: 4 },
      { name: 'Cursos', items: 6 },
    ],
    load: () => read(import('./webs/school.json')),
  },
]
