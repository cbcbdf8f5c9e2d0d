import { DocumentError } from '../error.ts'
import { isLocked } from '../marks.ts'
import type { ElementId, PageDocument } from '../schema.ts'

/** @throws DocumentError `locked` when the element, or one around it, is locked; null is the page itself */
export function checkUnlocked(document: PageDocument, id: ElementId | null): void {
  if (isLocked(document, id)) {
    throw new DocumentError({ code: 'locked' })
  }
}
