import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const howItWorksSections: readonly SectionTemplate[] = [
  {
    id: 'how-it-works-numbered-steps',
    group: 'Cómo funciona',
    name: 'Cuatro pasos numerados',
    tags: ['pasos', 'proceso', 'método'],
    load: () => readTemplate(import('./numbered-steps.json')),
  },
  {
    id: 'how-it-works-timeline-photo',
    group: 'Cómo funciona',
    name: 'Calendario por semanas con foto',
    tags: ['plazos', 'semanas', 'foto'],
    load: () => readTemplate(import('./timeline-photo.json')),
  },
]
