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
]
