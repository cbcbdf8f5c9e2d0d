import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const benefitsSections: readonly SectionTemplate[] = [
  {
    id: 'benefits-three-cards',
    group: 'Ventajas',
    name: 'Tres ventajas en tarjetas',
    tags: ['ventajas', 'tarjetas', 'motivos'],
    load: () => readTemplate(import('./three-cards.json')),
  },
  {
    id: 'benefits-ruled-list',
    group: 'Ventajas',
    name: 'Lista con líneas a todo el ancho',
    tags: ['servicios', 'lista', 'editorial'],
    load: () => readTemplate(import('./ruled-list.json')),
  },
]
