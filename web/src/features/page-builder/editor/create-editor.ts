import { createAnnouncementStore, type AnnouncementStore } from './surface/state/announcement-store.ts'
import { indexOfShown } from './model/places/shown-index.ts'
import { holdsElements } from './model/commands/elements.ts'
import { commitDrop } from './surface/drag/commit-drop.ts'
import { createDragSession, type DragSession } from './surface/drag/session.ts'
import { createMenuStore, type MenuStore } from './surface/state/menu-store.ts'
import { createSaver, type Saver } from './sync/server/saver.ts'
import { createSaveStore, type SaveStore } from './sync/state/save-state.ts'
import type { EditorStart } from './sync/opening/start.ts'
import { createEditorStore, documentOf, type EditorStore } from './model/state/editor-store.ts'
import { watchElements, type ElementWatch } from './model/state/element-watch.ts'
import { createHeldElement, type HeldElement } from './model/state/held-element.ts'
import { createHoverStore, type HoverStore } from './surface/state/hover-store.ts'

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
