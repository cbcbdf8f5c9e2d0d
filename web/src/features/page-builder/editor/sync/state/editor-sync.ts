import type { Operation, Waiting } from '@aurelio/page/document'
import type { Presence } from '@aurelio/contracts/together-line'
import type { PeopleStore } from '../../../../../platform/together/people-store.ts'
import type { EditorModel } from '../../model/state/editor-model.ts'
import type { DocumentHome } from './document-home.ts'
import type { SaveStore, ServerPage } from './save-state.ts'

/** Brings what is done to the page to the server: by hand, and by itself once the page exists there. */
export type Saver = {
  /** Sends all there is now; true once the server holds it. */
  save: () => Promise<boolean>
  /** What is shown is what the server holds at this version: nothing is waiting any more. */
  adopt: (page: ServerPage) => void
  /** Steps that the server has not confirmed. */
  waiting: () => readonly Waiting[]
  /** Tells the others on the page where this person is. */
  here: (presence: Presence) => void
  /** Saves by itself from now on, once the page exists on the server. Returns what ends that. */
  connect: () => () => void
}

/** The model on its way to storage and server. Components reach it by `useSync`. */
export type EditorSync = EditorModel & {
  home: DocumentHome
  saves: SaveStore
  saver: Saver
  people: PeopleStore<Operation>
}
