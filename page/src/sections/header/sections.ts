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
  {
    id: 'header-centered',
    group: 'Cabecera',
    name: 'Marca en el centro con menú debajo',
    tags: ['menú', 'centro', 'navegación'],
    load: () => readTemplate(import('./centered.json')),
  },
]
