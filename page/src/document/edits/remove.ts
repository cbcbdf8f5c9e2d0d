import { DocumentError } from '../error.ts'
import type { ElementId } from '../schema.ts'
import { ancestors, childrenOf, requireElement, subtreeOf } from '../tree.ts'
import { checkUnlocked } from './check-unlocked.ts'
import type { Editing } from './edit.ts'

/**
 * Removes elements with all they hold; one may stand inside another.
 * @throws DocumentError `unknown-element`, or `locked` where one of them, around them or inside them is locked
 */
export function remove(page: Editing, { ids }: { ids: readonly ElementId[] }): void {
  const wanted = new Set(ids)
  const parents = new Set<ElementId | null>()
  for (const id of ids) {
    checkUnlocked(page, id)
    if (subtreeOf(page, id).some(({ locked }) => locked)) {
      throw new DocumentError({ code: 'locked-inside' })
    }
    if (!ancestors(page, id).some((around) => wanted.has(around)))
      parents.add(requireElement(page, id).parent)
  }
  for (const parent of parents)
    for (const run of runsOf(childrenOf(page, parent), wanted)) page.do({ kind: 'remove', ids: run })
}

/** Those of a list that are wanted, in runs that stand side by side: each run is one operation. */
function runsOf(siblings: readonly ElementId[], wanted: ReadonlySet<ElementId>): ElementId[][] {
  const runs: ElementId[][] = []
  let run: ElementId[] | null = null
  for (const id of siblings) {
    if (!wanted.has(id)) run = null
    else if (run) run.push(id)
    else runs.push((run = [id]))
  }
  return runs
}
