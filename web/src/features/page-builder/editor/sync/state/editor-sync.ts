import type { EditorModel } from '../../model/state/editor-model.ts'
import type { SaveStore, ServerPage } from './save-state.ts'

/** Brings the page to the server: by hand, and by itself once it exists there. */
export type Saver = {
  /** Saves what there is now; true once the server holds it. */
  save: () => Promise<boolean>
  /** Takes over what the server holds as saved: nothing is waiting any more. */
  adopt: (page: ServerPage) => void
  /** Saves by itself from now on, once the page exists on the server. Returns what ends that. */
  connect: () => () => void
}

/** The model on its way to storage and server. Components reach it by `useSync`. */
export type EditorSync = EditorModel & { saves: SaveStore; saver: Saver }
