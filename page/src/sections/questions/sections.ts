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
]
