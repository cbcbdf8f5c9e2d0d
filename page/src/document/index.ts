/** Entry of the document floor: what contracts, server and editor use of it. */
export * from './schema.ts'
export { DocumentError } from './error.ts'
export type { DocumentErrorCode, DocumentProblem, DocumentProblemOf } from './error.ts'
export { decodeElements, decodeStoredPage, encodeElement, encodeElements, encodePage } from './codec.ts'
export { storedDocument } from './stored-document.ts'
export type { StoredDocument } from './stored-document.ts'
export { anchorsIn, renewAnchors } from './anchors.ts'
export { createIdSession, renewIds, takenIn } from './ids.ts'
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
export { hiddenOnPatch, isHiddenOn } from './hidden-on.ts'
export {
  elementWithLinks,
  keptLinks,
  menuLinks,
  noSiteLinks,
  siteTrailSchema,
  takesSiteLinks,
  withKeptLinks,
  withSiteLinks,
} from './site-links.ts'
export type { KeptLinks, SiteLink, SiteLinks, SiteMenu, SiteTrail } from './site-links.ts'
export { directionOf, languageCodes, languageName, languages } from '../values/language.ts'
export type { Language } from '../values/language.ts'
export { withSiteLanguages } from './site-languages.ts'
export type { PageLanguage, PageLanguages } from './site-languages.ts'
export { isHidden, isLocked, unlockedAround } from './marks.ts'
export { mapHistory } from './map-history.ts'
export { inlineSymbols, type Symbols } from './symbols/inline-symbols.ts'
export { keptSymbolsText, readKeptSymbols, symbolDocuments, withSymbols } from './symbols/kept-symbols.ts'
export type { KeptSymbol } from './symbols/kept-symbols.ts'
export { openedProp, openedProps, symbolOf, symbolsIn, symbolType } from './symbols/placement.ts'
export { salvageElements } from './salvage.ts'
export { stepBetween } from './step.ts'
export { edit } from './edits/edit.ts'
export type { Edited, Editing } from './edits/edit.ts'
export { add } from './edits/add.ts'
export { duplicate } from './edits/duplicate.ts'
export { indexAfterRemoval } from './edits/index-after-removal.ts'
export { mark } from './edits/mark.ts'
export { move } from './edits/move.ts'
export { remove } from './edits/remove.ts'
export { replacePage } from './edits/replace-page.ts'
export { update } from './edits/update.ts'
export type { Place } from './edits/place.ts'
export { operationSchema } from './operations/operation.ts'
export type { Operation } from './operations/operation.ts'
export { replay } from './replay.ts'
export { pageForm } from './page-form.ts'
export { createDocumentOrder } from './document-order.ts'
export type { ShownOf, WaitingOf } from './document-order.ts'
export { createPageOrder } from './page-order.ts'
export type { Made, Shown, Waiting } from './page-order.ts'
export { canRedo, canUndo, currentEntry, historyCap, record, resume, startHistory } from './history.ts'
export type { History, HistoryEntry, Step, StepNames } from './history.ts'
export { isWhole, jump, redo, takeBack, undo } from './take-back.ts'
export type { Jump } from './take-back.ts'
export { compareDocuments, type ElementChange } from './compare.ts'
export { idMaker } from './ids.ts'
export { isRecord, recordsIn } from './json-values.ts'
export { isSameValue } from './same.ts'
export type { ReadPage } from './stored-document.ts'
