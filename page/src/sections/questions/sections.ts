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
]
