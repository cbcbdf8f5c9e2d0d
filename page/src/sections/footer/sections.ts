import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const footerSections: readonly SectionTemplate[] = [
  {
    id: 'footer-columns',
    group: 'Pie',
    name: 'Pie en columnas',
    tags: ['pie', 'enlaces', 'redes'],
    load: () => readTemplate(import('./columns.json')),
  },
  {
    id: 'footer-dark-contact',
    group: 'Pie',
    name: 'Pie oscuro con contacto',
    tags: ['pie', 'contacto', 'oscuro'],
    load: () => readTemplate(import('./dark-contact.json')),
  },
]
