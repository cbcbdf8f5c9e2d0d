import type { EditorSays } from '@aurelio/contracts/together'
import type { PageDocument, Shown, Waiting } from '@aurelio/page/document'
import type { CallFailure } from './call-failure.ts'
import type { SaveStatus, ServerPage } from './save-state.ts'

type SentSteps = Extract<EditorSays, { kind: 'steps' }>['steps']

/** What the server says to steps that were sent by a call. */
type Answer = {
  version: number
  /** What came behind `seen`; null where the document is to be asked for anew. */
  steps: readonly unknown[] | null
  refused: readonly { n: number; code: string }[]
  known: readonly number[]
}

/** What this browser keeps of an open document. */
export type LocalWork = {
  page: ServerPage | null
  document: PageDocument
  name: string
  waiting: readonly Waiting[]
  status: SaveStatus['kind']
}

export type Pushed = { ok: true; page: ServerPage } | { ok: false; failure: CallFailure }

/**
 * Where the open document lives: a page, a symbol or a letter. The editor opens, changes and keeps all of them in the same
 * way; what is different about one of them is said here.
 */
export type DocumentHome = {
  kind: 'page' | 'symbol' | 'letter'
  /** Where its line stands. */
  lineOf: (id: string) => string
  /** The document as the server has it. */
  open: (id: string) => Promise<ServerPage & { name: string; document: unknown }>
  /** Puts steps into its order. */
  send: (sent: { id: string; session: string; seen: number; steps: SentSteps }) => Promise<Answer>
  /** Puts it whole on the server, which has none yet, or no order for it; null where that never happens. */
  push: ((page: ServerPage | null, content: Shown) => Promise<Pushed>) | null
  /** What is said where the server has it no more, and it cannot be made again. */
  goneText: () => string
  /** Gives what writes the work into the browser's storage; that answers false where there is no room. */
  keeper: () => (work: LocalWork) => boolean
  /** The server has all of it. */
  saved: (page: ServerPage, name: string) => void
  /** The editor is left. */
  left: () => void
}
