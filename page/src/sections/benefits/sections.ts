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
]
