import type { ElementId } from '@aurelio/page/document'

/** A place between elements, as it is seen: inside `parent` (null: the page), before its child at `index`. */
export type Slot = { parent: ElementId | null; index: number }
