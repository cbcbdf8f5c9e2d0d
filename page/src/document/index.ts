/** Entry of the document floor: what contracts, server and editor use of it. */
export * from './schema.ts'
export { DocumentError } from './error.ts'
export { decodeElements, decodeStoredPage, encodeElement, encodeElements, encodePage } from './codec.ts'
export { storedDocument } from './stored-document.ts'
export type { StoredDocument } from './stored-document.ts'
export { renewIds, takenIn } from './ids.ts'
export {
  ancestors,
  childrenOf,
  descendants,
  emptyDocument,
  findElement,
  isInside,
  requireElement,
  walk,
} from './tree.ts'
export { isHorizontal, overrideOf, propsAt, responsiveOf } from './responsive.ts'
export { isHidden, isLocked, unlockedAround } from './marks.ts'
export { mapHistory } from './map-history.ts'
export { salvageElements } from './salvage.ts'
export { isSameDocument } from './same.ts'
export { applyStep, documentStepSchema, stepBetween } from './step.ts'
export type { DocumentStep } from './step.ts'
export { add } from './operations/add.ts'
export { duplicate } from './operations/duplicate.ts'
export { indexAfterRemoval } from './operations/index-after-removal.ts'
export { mark } from './operations/mark.ts'
export type { Marking } from './operations/mark.ts'
export { move } from './operations/move.ts'
export { remove, removeAll } from './operations/remove.ts'
export { update } from './operations/update.ts'
export type { Place } from './operations/place.ts'
export type { Update } from './operations/update.ts'
export {
  canRedo,
  canUndo,
  currentEntry,
  historyCap,
  jump,
  record,
  redo,
  resume,
  startHistory,
  undo,
} from './history.ts'
export type { History, HistoryEntry, StepNames } from './history.ts'
