import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const heroSections: readonly SectionTemplate[] = [
  {
    id: 'hero-split',
    group: 'Portada',
    name: 'Texto e imagen lado a lado',
    tags: ['portada', 'foto', 'dos columnas'],
    load: () => readTemplate(import('./split.json')),
  },
]
