/** One step of what is done to a document. */
export type StepColumns = {
  sequence: number
  /** The open editor that made it, and which of its steps it is: one that is sent again is done once. */
  session: string
  n: number
  authorId: string | null
  /** JSON, as the kind of document has them. */
  operations: string
  /** The document's name from then on; null where it stays. */
  name: string | null
  /** The program that did it, or proposed it, by the name of its token; null for what people did by themselves. */
  program: string | null
  at: string
}

/** In a table of its own for each kind: it goes with its document. */
export type StepTableRow = StepColumns & { documentId: string }
