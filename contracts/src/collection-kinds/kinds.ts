import type { Kind } from './kind.ts'
import * as plain from './plain-kinds.ts'
import * as structured from './structured-kinds.ts'

/** What a field of a collection holds. */
export const fieldKinds = [
  'text',
  'long',
  'rich',
  'number',
  'date',
  'choice',
  'choices',
  'boolean',
  'image',
  'gallery',
  'film',
  'file',
  'link',
  'color',
  'place',
  'reference',
  'references',
] as const
export type FieldKind = (typeof fieldKinds)[number]

const kinds: Readonly<Record<FieldKind, Kind>> = {
  text: plain.text,
  long: plain.long,
  rich: structured.rich,
  number: plain.number,
  date: plain.date,
  choice: plain.choice,
  choices: structured.choices,
  boolean: plain.boolean,
  image: plain.image,
  gallery: structured.gallery,
  film: plain.film,
  file: plain.file,
  link: plain.link,
  color: plain.color,
  place: structured.place,
  reference: structured.reference,
  references: structured.references,
}

export function kindOf(kind: FieldKind): Kind {
  return kinds[kind]
}

/** Kinds of which a field says what can be chosen. */
export function hasOptions(kind: FieldKind): boolean {
  return kind === 'choice' || kind === 'choices'
}
