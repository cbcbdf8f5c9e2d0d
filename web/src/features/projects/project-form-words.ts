import type { FormWords } from '../../platform/api/field-words.ts'

export const projectFieldNames = ['name', 'description', 'color'] as const

export const projectFormWords: FormWords<(typeof projectFieldNames)[number]> = {
  name: { REQUIRED: 'Escribe un nombre para el proyecto.' },
  description: {},
  color: {},
}
