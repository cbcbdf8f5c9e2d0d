import { holdsElements } from '../model/places/holds-elements.ts'
import { indexOfShown } from '../model/places/shown-index.ts'
import type { EditorModel } from '../model/state/editor-model.ts'
import { documentOf } from '../model/state/editor-store.ts'
import { commitDrop } from './drag/commit-drop.ts'
import { createDragSession } from './drag/session.ts'
import { createAnnouncementStore } from './state/announcement-store.ts'
import { createCanvasViewStore } from './state/canvas-view-store.ts'
import { createDifferenceStore } from './state/difference-store.ts'
import type { EditorSurface } from './state/editor-surface.ts'
import { createHoverStore } from './state/hover-store.ts'
import { createMenuStore } from './state/menu-store.ts'
import { createPinStore } from './state/pin-store.ts'
import { createTextStore } from './state/text-store.ts'

export function createEditorSurface(model: EditorModel): EditorSurface {
  const { store } = model
  return {
    ...model,
    drag: createDragSession({
      accepts: (id) => holdsElements(documentOf(store.getState()), id),
      indexOf: (parent, slot) => indexOfShown(documentOf(store.getState()), parent, slot),
      commit: (payload, target, how) => commitDrop(store, payload, target, how),
    }),
    hover: createHoverStore(),
    menu: createMenuStore(),
    text: createTextStore(),
    pins: createPinStore(),
    differences: createDifferenceStore(),
    view: createCanvasViewStore(),
    announcements: createAnnouncementStore(),
  }
}
