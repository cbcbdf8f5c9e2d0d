import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const questionsSections: readonly SectionTemplate[] = [
  {
    id: 'questions-beside-title',
    group: 'Preguntas',
    name: 'Preguntas junto al título',
    tags: ['preguntas', 'dudas', 'faq'],
    load: () => readTemplate(import('./beside-title.json')),
  },
  {
    id: 'questions-two-columns',
    group: 'Preguntas',
    name: 'Preguntas abiertas en dos columnas',
    tags: ['preguntas', 'respuestas', 'columnas'],
    load: () => readTemplate(import('./two-columns.json')),
  },
  {
    id: 'questions-dark-centered',
    group: 'Preguntas',
    name: 'Preguntas centradas sobre oscuro',
    tags: ['preguntas', 'oscuro', 'centrado'],
    load: () => readTemplate(import('./dark-centered.json')),
  },
  {
    id: 'questions-by-topic',
    group: 'Preguntas',
    name: 'Preguntas por temas',
    tags: ['temas', 'pestañas', 'ayuda'],
    load: () => readTemplate(import('./by-topic.json')),
  },
  {
    id: 'questions-with-contact',
    group: 'Preguntas',
    name: 'Preguntas y a quién llamar',
    tags: ['preguntas', 'teléfono', 'persona'],
    load: () => readTemplate(import('./with-contact.json')),
  },
  {
    id: 'questions-cards',
    group: 'Preguntas',
    name: 'Respuestas cortas en tarjetas',
    tags: ['tarjetas', 'respuestas', 'rejilla'],
    load: () => readTemplate(import('./cards.json')),
  },
]
