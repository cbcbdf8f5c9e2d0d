import type { ElementId } from '../schema.ts'
import { requireElement } from '../tree.ts'
import type { Editing } from './edit.ts'

export type Marking = { ids: readonly ElementId[]; hidden?: boolean; locked?: boolean }

/**
 * Hides, shows, locks or unlocks elements; what is not given stays as it is.
 * @throws DocumentError `unknown-element`
 */
export function mark(page: Editing, { ids, hidden, locked }: Marking): void {
  for (const id of ids) {
    const node = requireElement(page, id)
    const changed = {
      ...(hidden !== undefined && hidden !== (node.hidden === true) && { hidden }),
      ...(locked !== undefined && locked !== (node.locked === true) && { locked }),
    }
    if (Object.keys(changed).length > 0) page.do({ kind: 'mark', id, ...changed })
  }
}
