import type { PageDocument } from '@aurelio/page/document'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'

/** Puts another page in the place of the present one, as one entry: undo brings the old one back. */
export function replacePage(store: EditorStore, page: PageDocument, label: string): void {
  applyChange(store, { label, apply: () => ({ document: page, selection: null }) })
}
