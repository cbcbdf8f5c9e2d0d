import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const socialProofSections: readonly SectionTemplate[] = [
  {
    id: 'social-proof-three-quotes',
    group: 'Prueba social',
    name: 'Tres opiniones',
    tags: ['testimonios', 'opiniones', 'clientes'],
    load: () => readTemplate(import('./three-quotes.json')),
  },
  {
    id: 'social-proof-one-large-quote',
    group: 'Prueba social',
    name: 'Una opinión en grande',
    tags: ['testimonio', 'cita', 'cliente'],
    load: () => readTemplate(import('./one-large-quote.json')),
  },
]
