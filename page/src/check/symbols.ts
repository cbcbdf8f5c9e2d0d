import { symbolOf } from '../document/symbols/placement.ts'
import type { Checked, Finding } from './finding.ts'

/** Places in which nothing is shown: their symbol is there no more, or holds itself. */
export function checkSymbols({ document, shown }: Checked): Finding[] {
  return shown.flatMap(({ id, type, raw }): Finding[] => {
    if (symbolOf({ type, props: raw }) === undefined) return []
    return [{ code: 'missing-symbol', elementId: id, about: document.elements[id]?.name ?? '', fix: null }]
  })
}
