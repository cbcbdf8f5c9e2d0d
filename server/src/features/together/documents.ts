import type { QuizOperation } from '@aurelio/contracts/quiz-operations'
import { editorSaysSchema, quizEditorSaysSchema } from '@aurelio/contracts/together'
import type { Presence } from '@aurelio/contracts/together-line'
import type { Operation as PageOperation } from '@aurelio/page/document'
import type { SentStep, SharedDocuments } from '../../platform/document-log/parts.ts'
import { type Kind, partsOf, type Subject } from './subject.ts'

/** What is done to documents of each kind. */
type Operations = {
  page: PageOperation
  symbol: PageOperation
  letter: PageOperation
  quiz: QuizOperation
}

/** The documents of each kind, as their rooms keep them. */
export type Documents = { [Of in Kind]: SharedDocuments<Operations[Of]> }

/** What an editor says on its line. */
export type Said<Operation> =
  | { kind: 'steps'; steps: readonly SentStep<Operation>[] }
  | { kind: 'here'; presence: Presence }

export type Address<Operation> = {
  /** Under which its line stands, and its calls. */
  path: string
  /** What was said; null where it cannot be understood. */
  read: (message: unknown) => Said<Operation> | null
}

const asPage = (message: unknown) => editorSaysSchema.safeParse(message).data ?? null

/** How editors reach documents of each kind. */
export const addressOf: { [Of in Kind]: Address<Operations[Of]> } = {
  page: { path: '/api/pages/{id}', read: asPage },
  symbol: { path: '/api/symbols/{id}', read: asPage },
  letter: { path: '/api/letters/{id}', read: asPage },
  quiz: {
    path: '/api/quizzes/{id}',
    read: (message) => quizEditorSaysSchema.safeParse(message).data ?? null,
  },
}

/** The same of whichever kind. */
export function ofAnyKind(documents: Documents) {
  return {
    since(this: void, subject: Subject, seen: number, version: number) {
      const { kind, id } = partsOf(subject)
      return documents[kind].since(id, seen, version)
    },
    versionNow(this: void, subject: Subject) {
      const { kind, id } = partsOf(subject)
      return documents[kind].versionNow(id)
    },
  }
}
