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
  {
    id: 'hero-dark-centered',
    group: 'Portada',
    name: 'Titular centrado sobre fondo oscuro',
    tags: ['portada', 'centrado', 'oscuro'],
    load: () => readTemplate(import('./dark-centered.json')),
  },
]
