import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const callSections: readonly SectionTemplate[] = [
  {
    id: 'call-band',
    group: 'Llamada',
    name: 'Franja de color con botón',
    tags: ['llamada', 'botón', 'contacto'],
    load: () => readTemplate(import('./band.json')),
  },
  {
    id: 'call-framed-centered',
    group: 'Llamada',
    name: 'Llamada centrada en un marco',
    tags: ['llamada', 'marco', 'contacto'],
    load: () => readTemplate(import('./framed-centered.json')),
  },
]
