import { z } from 'zod'

/** What several may have open at once. Each has its own order, line and people; `documents.ts` says where they lead. */
export const kinds = ['page', 'symbol', 'letter', 'quiz'] as const
export type Kind = (typeof kinds)[number]

/** One document: its kind and its id. */
export type Subject = `${Kind}/${string}`

export const subjectSchema = z.templateLiteral([z.enum(kinds), '/', z.string()])

export function subjectOf(kind: Kind, id: string): Subject {
  return `${kind}/${id}`
}

export function partsOf(subject: Subject): { kind: Kind; id: string } {
  const at = subject.indexOf('/')
  const kind = kinds.find((each) => each === subject.slice(0, at))
  if (!kind) throw new Error(`Nothing several can have open: ${subject}`)
  return { kind, id: subject.slice(at + 1) }
}
