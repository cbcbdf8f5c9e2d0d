import { findElement, type ElementId, type PageDocument } from '@aurelio/page/document'
import type { Step } from '../../model/places/step.ts'
import type { LayerRow } from './layer-rows.ts'

/** What a key does in the layers. */
export type LayerAction =
  | { kind: 'select'; id: ElementId; isMore: boolean }
  | { kind: 'open' | 'close' | 'rename'; id: ElementId }
  | { kind: 'move'; id: ElementId; step: Step }

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>
type Tree = { document: PageDocument; rows: readonly LayerRow[]; open: ReadonlySet<ElementId> }

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
}

/** The tree's keys (WAI-ARIA, Tree View): with Alt the arrows move the element itself. Null for other keys. */
export function layerAction(event: Keys, tree: Tree, current: ElementId | null): LayerAction | null {
  if (event.ctrlKey || event.metaKey) return null
  if (event.altKey) {
    const step = steps[event.key]
    return step && current !== null ? { kind: 'move', id: current, step } : null
  }
  if (event.key === 'F2') return current === null ? null : { kind: 'rename', id: current }
  return openOrClose(event.key, tree, current) ?? selectByKey(event, tree, current)
}

function openOrClose(key: string, { rows, open }: Tree, current: ElementId | null): LayerAction | null {
  const row = rows.find(({ id }) => id === current)
  if (!row?.hasChildren) return null
  if (key === 'ArrowRight' && !open.has(row.id)) return { kind: 'open', id: row.id }
  if (key === 'ArrowLeft' && open.has(row.id)) return { kind: 'close', id: row.id }
  return null
}

function selectByKey(event: Keys, tree: Tree, current: ElementId | null): LayerAction | null {
  const id = targetOf(event.key, tree, current)
  return id === undefined || id === null ? null : { kind: 'select', id, isMore: event.shiftKey }
}

function targetOf(key: string, { document, rows }: Tree, current: ElementId | null) {
  const at = rows.findIndex(({ id }) => id === current)
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]?.id
    case 'ArrowUp':
      return at < 0 ? rows.at(-1)?.id : rows[at - 1]?.id
    case 'ArrowRight':
      return rows[at]?.hasChildren ? rows[at + 1]?.id : undefined
    case 'ArrowLeft':
      return current === null ? undefined : findElement(document, current)?.parent
    case 'Home':
      return rows[0]?.id
    case 'End':
      return rows.at(-1)?.id
    default:
      return undefined
  }
}
