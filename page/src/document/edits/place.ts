import type { ElementId } from '../schema.ts'

/** Where an element goes: inside `parent` (null: the page) at `index`; no index or a too large one: at the end. */
export type Place = { parent: ElementId | null; index?: number }

/** The sibling to stand behind for that index; null for the first place. */
export function behindOf(siblings: readonly ElementId[], index: number = siblings.length): ElementId | null {
  return siblings[Math.max(0, Math.min(index, siblings.length)) - 1] ?? null
}
