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
  {
    id: 'header-sticky',
    group: 'Cabecera',
    name: 'Cabecera fija con menú que se pliega',
    tags: ['menú', 'fija', 'móvil'],
    load: () => readTemplate(import('./sticky.json')),
  },
  {
    id: 'header-notice',
    group: 'Cabecera',
    name: 'Aviso arriba y menú debajo',
    tags: ['aviso', 'oferta', 'menú'],
    load: () => readTemplate(import('./notice.json')),
  },
  {
    id: 'header-contact-line',
    group: 'Cabecera',
    name: 'Línea de contacto y menú oscuro',
    tags: ['teléfono', 'horario', 'oscuro'],
    load: () => readTemplate(import('./contact-line.json')),
  },
]
