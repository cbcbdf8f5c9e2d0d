import { createAnnouncementStore, type AnnouncementStore } from '../announcements/announcement-store.ts'
import { indexOfShown } from '../canvas/shown-index.ts'
import { holdsElements } from '../commands/elements.ts'
import { commitDrop } from '../commands/drop.ts'
import { createDragSession, type DragSession } from '../drag/session.ts'
import { createMenuStore, type MenuStore } from '../menu/menu-store.ts'
import { createSaver, type Saver } from '../saving/saver.ts'
import { createSaveStore, type SaveStore } from '../saving/save-state.ts'
import type { EditorStart } from '../saving/start.ts'
import { createEditorStore, documentOf, type EditorStore } from './editor-store.ts'
import { watchElements, type ElementWatch } from './element-watch.ts'
import { createHeldElement, type HeldElement } from './held-element.ts'
import { createHoverStore, type HoverStore } from './hover-store.ts'

/** One open editor: its state and what acts on it. Components reach it by `useEditor`. */
export type Editor = {
  store: EditorStore
  elements: ElementWatch
  held: HeldElement
  drag: DragSession
  hover: HoverStore
  menu: MenuStore
  announcements: AnnouncementStore
  saves: SaveStore
  saver: Saver
}

export function createEditor({ document, name, page, isUnsaved }: EditorStart): Editor {
  const store = createEditorStore(document, name)
  const saves = createSaveStore(page, isUnsaved)
  return {
    store,
    elements: watchElements(store),
    held: createHeldElement(),
    drag: createDragSession({
      accepts: (id) => holdsElements(documentOf(store.getState()), id),
      indexOf: (parent, slot) => indexOfShown(documentOf(store.getState()), parent, slot),
      commit: (payload, target) => commitDrop(store, payload, target),
    }),
    hover: createHoverStore(),
    menu: createMenuStore(),
    announcements: createAnnouncementStore(),
    saves,
    saver: createSaver(store, saves),
  }
}
