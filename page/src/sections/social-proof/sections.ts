import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const socialProofSections: readonly SectionTemplate[] = [
  {
    id: 'social-proof-three-quotes',
    group: 'Prueba social',
    name: 'Tres opiniones',
    tags: ['testimonios', 'opiniones', 'clientes'],
    load: () => readTemplate(import('./three-quotes.json')),
  },
  {
    id: 'social-proof-one-large-quote',
    group: 'Prueba social',
    name: 'Una opinión en grande',
    tags: ['testimonio', 'cita', 'cliente'],
    load: () => readTemplate(import('./one-large-quote.json')),
  },
  {
    id: 'social-proof-logos-figures',
    group: 'Prueba social',
    name: 'Logotipos y cifras',
    tags: ['logotipos', 'cifras', 'confianza'],
    load: () => readTemplate(import('./logos-figures.json')),
  },
  {
    id: 'social-proof-carousel',
    group: 'Prueba social',
    name: 'Opiniones que se deslizan',
    tags: ['carrusel', 'opiniones', 'clientes'],
    load: () => readTemplate(import('./carousel.json')),
  },
  {
    id: 'social-proof-case',
    group: 'Prueba social',
    name: 'Un caso con números y foto',
    tags: ['caso de éxito', 'resultados', 'foto'],
    load: () => readTemplate(import('./case.json')),
  },
  {
    id: 'social-proof-wall',
    group: 'Prueba social',
    name: 'Muro de opiniones',
    tags: ['muro', 'opiniones', 'mosaico'],
    load: () => readTemplate(import('./wall.json')),
  },
  {
    id: 'social-proof-press',
    group: 'Prueba social',
    name: 'Citas de prensa sobre oscuro',
    tags: ['prensa', 'citas', 'oscuro'],
    load: () => readTemplate(import('./press.json')),
  },
]
