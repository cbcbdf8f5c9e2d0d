import type { PageSummary } from '@aurelio/contracts/pages'
import type { TriedLetter } from '../../../editor-session.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where the work stands on its way to the server. */
export type SaveStatus =
  /** Only in this browser: the page was never saved on the server. */
  | { kind: 'local' }
  /** Changes wait for the next quiet save. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** The server cannot be reached; it is tried again by itself. */
  | { kind: 'offline' }
  /** The server refused; `text` tells why. */
  | { kind: 'failed'; text: string }
  /** The page was changed elsewhere; the person has to choose. */
  | { kind: 'conflict'; version: number }

/** The page as the server knows it. */
export type ServerPage = Pick<PageSummary, 'id' | 'version' | 'publication'> &
  Partial<Pick<PageSummary, 'siteId'>> & {
    /** Which of its variants; its version is that of the variant then. */
    variant?: TriedLetter
  }

export type SaveState = {
  status: SaveStatus
  page: ServerPage | null
  isSavingNow: boolean
  isPublishing: boolean
}
export type SaveStore = StoreApi<SaveState>

/** @param isUnsaved the editor opens with changes that the server has not got */
export function createSaveStore(page: ServerPage | null, isUnsaved: boolean): SaveStore {
  return createStore(() => ({
    status: { kind: page ? (isUnsaved ? 'unsaved' : 'saved') : 'local' },
    page,
    isSavingNow: false,
    isPublishing: false,
  }))
}
