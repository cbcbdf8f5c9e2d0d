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
  {
    id: 'pricing-single-offer',
    group: 'Precios',
    name: 'Un solo precio con lo que incluye',
    tags: ['precio', 'oferta', 'tarifa'],
    load: () => readTemplate(import('./single-offer.json')),
  },
]
