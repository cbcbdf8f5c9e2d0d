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

/** In another language it may be another one, of the same kind. */
const saidOtherwise = (kind: Kind): Kind => ({ ...kind, translated: kind.read })

const kinds: Readonly<Record<FieldKind, Kind>> = {
  text: saidOtherwise(plain.text),
  long: saidOtherwise(plain.long),
  rich: saidOtherwise(structured.rich),
  number: plain.number,
  date: plain.date,
  choice: { ...plain.choice, translated: (given, asked) => plain.text.read(given, asked) },
  choices: { ...structured.choices, translated: structured.readWords },
  boolean: plain.boolean,
  image: saidOtherwise(plain.image),
  gallery: saidOtherwise(structured.gallery),
  film: saidOtherwise(plain.film),
  file: saidOtherwise(plain.file),
  link: saidOtherwise(plain.link),
  color: plain.color,
  place: saidOtherwise(structured.place),
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
