import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const gallerySections: readonly SectionTemplate[] = [
  {
    id: 'gallery-mosaic',
    group: 'Galería',
    name: 'Mosaico de trabajos',
    tags: ['galería', 'trabajos', 'fotos'],
    load: () => readTemplate(import('./mosaic.json')),
  },
  {
    id: 'gallery-captioned-grid',
    group: 'Galería',
    name: 'Rejilla con títulos',
    tags: ['trabajos', 'rejilla', 'casos'],
    load: () => readTemplate(import('./captioned-grid.json')),
  },
  {
    id: 'gallery-lightbox',
    group: 'Galería',
    name: 'Galería que se amplía',
    tags: ['galería', 'ampliar', 'fotos'],
    load: () => readTemplate(import('./lightbox.json')),
  },
  {
    id: 'gallery-full-carousel',
    group: 'Galería',
    name: 'Fotos grandes que se deslizan a todo el ancho',
    tags: ['carrusel', 'a sangre', 'fotos'],
    load: () => readTemplate(import('./full-carousel.json')),
  },
  {
    id: 'gallery-index',
    group: 'Galería',
    name: 'Índice de trabajos con número',
    tags: ['índice', 'casos', 'editorial'],
    load: () => readTemplate(import('./index.json')),
  },
  {
    id: 'gallery-dark-trio',
    group: 'Galería',
    name: 'Tres fotos altas sobre oscuro',
    tags: ['oscuro', 'vertical', 'moda'],
    load: () => readTemplate(import('./dark-trio.json')),
  },
]
