import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const headerSections: readonly SectionTemplate[] = [
  {
    id: 'header-bar',
    group: 'Cabecera',
    name: 'Barra con menú y botón',
    tags: ['menú', 'logo', 'navegación'],
    load: () => readTemplate(import('./bar.json')),
  },
]
