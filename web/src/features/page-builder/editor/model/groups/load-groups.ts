import type { PageDocument } from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements'
import { loadPart } from '../../../../../platform/load-part.ts'

/** The elements of the groups, known from then on: they come once the canvas stands, or before it for a page that has some. */
export async function loadGroups() {
  const groups = await loadPart(() => import('@aurelio/page/elements/groups'))
  groups.registerGroups()
  return groups
}

/** Whether a page holds what is not known yet. */
export function needsGroups({ elements }: PageDocument): boolean {
  return Object.values(elements).some(({ type }) => getElement(type) === undefined)
}
