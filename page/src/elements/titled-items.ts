import type { Field } from './definition.ts'

/** What an entry is made of that has a title and a text below it. */
export const titledItemFields: readonly Field[] = [
  { kind: 'text', prop: 'title', label: 'Título' },
  { kind: 'textarea', prop: 'text', label: 'Texto' },
]
