import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const pricingSections: readonly SectionTemplate[] = [
  {
    id: 'pricing-three-plans',
    group: 'Precios',
    name: 'Tres planes, uno destacado',
    tags: ['precios', 'planes', 'tarifas'],
    load: () => readTemplate(import('./three-plans.json')),
  },
]
