import type { StoredPage } from '@aurelio/page/document'

export type OpenedLetter = {
  /** Its subject. */
  name: string
  document: { version: number; elements: readonly unknown[] }
  /** Of its last save, which the next one is made from. */
  number: number
  /** It has left, and is looked at alone. */
  hasLeft: boolean
}

export type SavedLetter =
  | { ok: true; number: number }
  /** `changed`: by somebody else, since. `offline`: it is tried again. The others are told in `text`. */
  | { ok: false; reason: 'changed' | 'offline' }
  | { ok: false; reason: 'failed' | 'left'; text: string }

type Kept = {
  /** Tells its copy in this browser from those of others. */
  key: string
  /** Address of the screen that it belongs to. */
  back: string
  /** @throws where it is not there, or cannot be asked */
  open: () => Promise<OpenedLetter>
}

/** A letter that several may have open at once, as one to a list: by its id. */
type SharedLetter = Kept & { sharedId: string }

/** A letter that is saved whole, as one of a sequence. */
export type WholeLetter = Kept & {
  sharedId: null
  /** What is written is sent this long after the last change, in milliseconds; it is kept in the browser at once. */
  pauseMs: number
  save: (document: StoredPage, baseNumber: number) => Promise<SavedLetter>
}

/** Where a letter is kept, whoever keeps it. */
export type LetterPort = SharedLetter | WholeLetter
