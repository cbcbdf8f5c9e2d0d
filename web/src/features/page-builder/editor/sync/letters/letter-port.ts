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
  /** Its id where several may have it open at once, as a letter to a list; null where it is saved whole. */
  sharedId: string | null
  /** Address of the screen that it belongs to. */
  back: string
  /** @throws where it is not there, or cannot be asked */
  open: () => Promise<OpenedLetter>
  /** Of what is saved whole. */
  save: (document: StoredPage, baseNumber: number) => Promise<SavedLetter>
}
