import { replacePage as replace, type PageDocument, type StepNames } from '@aurelio/page/document'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'

/** Another page, and what taking it is called; `name` where the project takes over that too. */
type Replacement = { document: PageDocument; name?: string; label: string; names?: StepNames }

/** Puts another page in the place of the present one, as one entry: undo brings the old one back. */
export function replacePage(store: EditorStore, { document, ...step }: Replacement): void {
  applyChange(store, {
    ...step,
    edit: (page) => {
      replace(page, document)
      return { selection: null }
    },
  })
}
