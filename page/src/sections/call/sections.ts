import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const callSections: readonly SectionTemplate[] = [
  {
    id: 'call-band',
    group: 'Llamada',
    name: 'Franja de color con botón',
    tags: ['llamada', 'botón', 'contacto'],
    load: () => readTemplate(import('./band.json')),
  },
  {
    id: 'call-framed-centered',
    group: 'Llamada',
    name: 'Llamada centrada en un marco',
    tags: ['llamada', 'marco', 'contacto'],
    load: () => readTemplate(import('./framed-centered.json')),
  },
  {
    id: 'call-split-photo',
    group: 'Llamada',
    name: 'Llamada con foto a sangre',
    tags: ['llamada', 'foto', 'mitad'],
    load: () => readTemplate(import('./split-photo.json')),
  },
  {
    id: 'call-three-ways',
    group: 'Llamada',
    name: 'Tres maneras de contactar',
    tags: ['contacto', 'teléfono', 'visita'],
    load: () => readTemplate(import('./three-ways.json')),
  },
  {
    id: 'call-huge-type',
    group: 'Llamada',
    name: 'Una frase enorme y un botón',
    tags: ['letra grande', 'minimalista', 'cierre'],
    load: () => readTemplate(import('./huge-type.json')),
  },
  {
    id: 'call-download',
    group: 'Llamada',
    name: 'Descarga de una guía',
    tags: ['descarga', 'guía', 'pdf'],
    load: () => readTemplate(import('./download.json')),
  },
]
