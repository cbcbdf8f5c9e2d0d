import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const teamSections: readonly SectionTemplate[] = [
  {
    id: 'team-portraits',
    group: 'Equipo',
    name: 'Cuatro retratos',
    tags: ['equipo', 'personas', 'fotos'],
    load: () => readTemplate(import('./portraits.json')),
  },
  {
    id: 'team-founder-letter',
    group: 'Equipo',
    name: 'Carta de quien dirige',
    tags: ['fundadora', 'carta', 'historia'],
    load: () => readTemplate(import('./founder-letter.json')),
  },
]
