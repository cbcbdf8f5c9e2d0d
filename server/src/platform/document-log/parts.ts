import type { Action } from '@aurelio/contracts/access'
import type { Session } from '../access/session.ts'

/** A step as it is sent: taken whole or refused whole. `n` counts up within the open editor that made it. */
export type SentStep<Operation> = {
  n: number
  operations: readonly Operation[]
  /** What the document is called from then on. */
  name?: string | undefined
}

/** A step as it stands in the order of its document. */
export type KeptStep<Operation = unknown> = {
  sequence: number
  /** The open editor that made it. */
  session: string
  n: number
  authorId: string | null
  operations: readonly Operation[]
  name: string | null
}

/** The same as a row: `operations` is JSON. */
export type StepRow = Omit<KeptStep, 'operations'> & { operations: string }

/** What is kept of a step besides: the program that did it, or proposed it, by the name of its token. */
export type NewStepRow = StepRow & { program: string | null }

/** Where a document stands: `behind` steps of its order are not written into its text yet. */
export type Stand = { version: number; behind: number }

/** What steps change of where a document stands. */
export type Advance = {
  version: number
  behind: number
  at: string
  name: string | null
  /** The document after them, where it is written with each step. */
  document: string | null
}

/** Where the documents of one kind and the steps of their orders are kept. */
export type DocumentRows = {
  /** Nobody else moves it on until the transaction ends. */
  head: (workspaceId: string, id: string) => Promise<Stand | undefined>
  versionOf: (workspaceId: string, id: string) => Promise<{ version: number } | undefined>
  /** Of whatever workspace: for those who have it open already. */
  versionNow: (id: string) => Promise<{ version: number } | undefined>
  text: (id: string) => Promise<Stand & { document: string }>
  /** The steps behind one place, up to another, in order. */
  between: (id: string, after: number, last: number) => Promise<StepRow[]>
  /** Those of a session's steps that stand in the order already. */
  known: (id: string, session: string, from: number) => Promise<ReadonlySet<number>>
  append: (id: string, steps: readonly NewStepRow[], at: string) => Promise<void>
  advance: (id: string, change: Advance) => Promise<void>
  /** The document as it is at that place; nothing where it has gone on since. */
  write: (id: string, document: string, version: number) => Promise<void>
}

/** What a document weighs: the bytes of its text, and the values in it. */
export type Weight = { bytes: number; values: number }

/** What the documents of one kind are, and how something is done to them. */
export type DocumentForm<Document, Operation> = {
  read: (text: string) => Document
  text: (document: Document) => string
  operations: (text: string) => readonly Operation[]
  /** Steps one after the other, each whole or not at all; `refused`: those that found no place, by their index. */
  replay: (
    document: Document,
    steps: readonly (readonly Operation[])[],
  ) => { document: Document; refused: ReadonlyMap<number, { code: string }> }
  weight: (document: Document) => Weight
  most: Weight
}

/** What became of some steps: those that stand in the order now, and those that found no place. */
export type Appended<Operation = unknown> = {
  version: number
  taken: readonly KeptStep<Operation>[]
  refused: readonly { n: number; code: string }[]
  /** Those that stood in the order already. */
  known: readonly number[]
}

export type Sent<Operation> = {
  id: string
  session: string
  steps: readonly SentStep<Operation>[]
  /** Who proposed them, where that is not who sends them. */
  proposedBy?: string
}

/** A kind of document that several have open at once, as those see it who bring its people together. */
export type SharedDocuments<Operation> = {
  /** What somebody has to be allowed who opens one. */
  action: Action
  append: (session: Session, sent: Sent<Operation>) => Promise<Appended<Operation>>
  /** Throws a 403 or a 404 where somebody may not open it. */
  versionOf: (session: Session, id: string) => Promise<number>
  /** The same for who may look at one without changing it; absent where nobody does. */
  seen?: (session: Session, id: string) => Promise<number>
  /** For those who have it open already; null where it is gone. */
  versionNow: (id: string) => Promise<number | null>
  /** What was done behind one place of its order, up to another; null where it was put in place whole meanwhile. */
  since: (id: string, seen: number, version: number) => Promise<readonly KeptStep<Operation>[] | null>
}
