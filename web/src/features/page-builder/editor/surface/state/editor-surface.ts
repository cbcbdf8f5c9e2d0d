import type { EditorModel } from '../../model/state/editor-model.ts'
import type { AnnouncementStore } from './announcement-store.ts'
import type { CanvasViewStore } from './canvas-view-store.ts'
import type { DifferenceStore } from './difference-store.ts'
import type { DragSession } from './drag-session.ts'
import type { HoverStore } from './hover-store.ts'
import type { MenuStore } from './menu-store.ts'
import type { PinStore } from './pin-store.ts'
import type { TextStore } from './text-store.ts'

/** The model under a person's hands. Components reach it by `useSurface`. */
export type EditorSurface = EditorModel & {
  drag: DragSession
  hover: HoverStore
  menu: MenuStore
  text: TextStore
  pins: PinStore
  differences: DifferenceStore
  view: CanvasViewStore
  announcements: AnnouncementStore
}
