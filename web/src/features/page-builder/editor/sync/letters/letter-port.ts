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

/** Where a letter is kept, whoever keeps it: letters to a list and those of sequences each have their own. */
export type LetterPort = {
  /** Tells its copy in this browser from those of others. */
  key: string
  /** Address of the screen that it belongs to. */
  back: string
  /** What is written is sent this long after the last change, in milliseconds; it is kept in the browser at once. */
  pauseMs: number
  /** @throws where it is not there, or cannot be asked */
  open: () => Promise<OpenedLetter>
  save: (document: StoredPage, baseNumber: number) => Promise<SavedLetter>
}
