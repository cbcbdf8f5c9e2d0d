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
  {
    id: 'how-it-works-stacked-cards',
    group: 'Cómo funciona',
    name: 'Tarjetas que se apilan al bajar',
    tags: ['pasos', 'apilado', 'tarjetas'],
    load: () => readTemplate(import('./stacked-cards.json')),
  },
  {
    id: 'how-it-works-dark-steps',
    group: 'Cómo funciona',
    name: 'Tres pasos en franja oscura',
    tags: ['pasos', 'oscuro', 'sencillo'],
    load: () => readTemplate(import('./dark-steps.json')),
  },
  {
    id: 'how-it-works-day-line',
    group: 'Cómo funciona',
    name: 'Línea de tiempo de un día',
    tags: ['línea de tiempo', 'horario', 'visita'],
    load: () => readTemplate(import('./day-line.json')),
  },
  {
    id: 'how-it-works-before-after',
    group: 'Cómo funciona',
    name: 'Antes y después en dos columnas',
    tags: ['comparar', 'antes', 'después'],
    load: () => readTemplate(import('./before-after.json')),
  },
  {
    id: 'how-it-works-open-and-photo',
    group: 'Cómo funciona',
    name: 'Etapas que se abren, con foto',
    tags: ['acordeón', 'etapas', 'foto'],
    load: () => readTemplate(import('./open-and-photo.json')),
  },
]
