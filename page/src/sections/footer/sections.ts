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
  {
    id: 'footer-huge-brand',
    group: 'Pie',
    name: 'Pie con la marca enorme',
    tags: ['pie', 'marca', 'letra grande'],
    load: () => readTemplate(import('./huge-brand.json')),
  },
  {
    id: 'footer-ready',
    group: 'Pie',
    name: 'Pie completo con columnas y derechos',
    tags: ['pie', 'columnas', 'legal'],
    load: () => readTemplate(import('./ready.json')),
  },
  {
    id: 'footer-minimal-centered',
    group: 'Pie',
    name: 'Pie mínimo centrado',
    tags: ['pie', 'mínimo', 'redes'],
    load: () => readTemplate(import('./minimal-centered.json')),
  },
  {
    id: 'footer-hours-map',
    group: 'Pie',
    name: 'Pie con horario y dónde estamos',
    tags: ['pie', 'horario', 'dirección'],
    load: () => readTemplate(import('./hours-map.json')),
  },
]
