import type { Operation } from '@aurelio/page/document'
import type { SharedDocuments } from '../../platform/document-log/parts.ts'
import { type Kind, partsOf, type Subject } from './subject.ts'

/** The documents of each kind, as their rooms keep them. */
export type Documents = { [Of in Kind]: SharedDocuments<Operation> }

/** Under which address a line of a kind stands, and its calls. */
export const pathOf: Record<Kind, string> = {
  page: '/api/pages/{id}',
  symbol: '/api/symbols/{id}',
  letter: '/api/letters/{id}',
}

/** The same of whichever kind. */
export function ofAnyKind(documents: Documents) {
  return {
    since(subject: Subject, seen: number, version: number) {
      const { kind, id } = partsOf(subject)
      return documents[kind].since(id, seen, version)
    },
    versionNow(subject: Subject) {
      const { kind, id } = partsOf(subject)
      return documents[kind].versionNow(id)
    },
  }
}
