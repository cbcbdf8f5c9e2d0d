import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const teamSections: readonly SectionTemplate[] = [
  {
    id: 'team-portraits',
    group: 'Equipo',
    name: 'Cuatro retratos',
    tags: ['equipo', 'personas', 'fotos'],
    load: () => readTemplate(import('./portraits.json')),
  },
  {
    id: 'team-founder-letter',
    group: 'Equipo',
    name: 'Carta de quien dirige',
    tags: ['fundadora', 'carta', 'historia'],
    load: () => readTemplate(import('./founder-letter.json')),
  },
  {
    id: 'team-carousel',
    group: 'Equipo',
    name: 'Equipo en tarjetas que se deslizan',
    tags: ['equipo', 'carrusel', 'personas'],
    load: () => readTemplate(import('./carousel.json')),
  },
  {
    id: 'team-ruled-names',
    group: 'Equipo',
    name: 'Nombres en lista editorial',
    tags: ['editorial', 'lista', 'cargos'],
    load: () => readTemplate(import('./ruled-names.json')),
  },
  {
    id: 'team-group-photo',
    group: 'Equipo',
    name: 'Foto de grupo con texto encima',
    tags: ['grupo', 'foto grande', 'historia'],
    load: () => readTemplate(import('./group-photo.json')),
  },
  {
    id: 'team-two-founders',
    group: 'Equipo',
    name: 'Dos fundadores frente a frente',
    tags: ['fundadores', 'dos', 'retratos'],
    load: () => readTemplate(import('./two-founders.json')),
  },
]
