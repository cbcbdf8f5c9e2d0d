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
  {
    id: 'pricing-comparison',
    group: 'Precios',
    name: 'Tabla que compara los planes',
    tags: ['comparativa', 'tabla', 'planes'],
    load: () => readTemplate(import('./comparison.json')),
  },
  {
    id: 'pricing-plans-kit',
    group: 'Precios',
    name: 'Planes en fila, con el elegido en color',
    tags: ['planes', 'tarifas', 'suscripción'],
    load: () => readTemplate(import('./plans-kit.json')),
  },
  {
    id: 'pricing-menu',
    group: 'Precios',
    name: 'Carta de precios',
    tags: ['carta', 'menú', 'lista de precios'],
    load: () => readTemplate(import('./menu.json')),
  },
  {
    id: 'pricing-monthly-yearly',
    group: 'Precios',
    name: 'Precios al mes o al año',
    tags: ['mensual', 'anual', 'pestañas'],
    load: () => readTemplate(import('./monthly-yearly.json')),
  },
  {
    id: 'pricing-dark-split',
    group: 'Precios',
    name: 'Oferta partida en claro y oscuro',
    tags: ['oferta', 'partida', 'curso'],
    load: () => readTemplate(import('./dark-split.json')),
  },
]
