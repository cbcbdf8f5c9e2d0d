/** Entry of the values: colours, lengths, links and texts with marks; hostile text in, typed values out. */
export { alphaOf, colorAt, opaqueOf, parseHex, parseSolid } from './color.ts'
export { contrastGrade, contrastOf, mixColors } from './contrast.ts'
export type { ContrastGrade } from './contrast.ts'
export { contestPageIn } from './contest.ts'
export type { ContestOnPage, ContestSaid, KnownContests } from './contest.ts'
export { filmPageIn } from './film.ts'
export type { FilmManner, FilmOnPage, KnownFilms } from './film.ts'
export { linearDirections } from './gradient.ts'
export { quizPageIn } from './quiz.ts'
export type { KnownQuizzes, QuizOnPage, QuizQuestionShown } from './quiz.ts'
export { readIcon } from './icon.ts'
export { cssLength, lengthUnits } from './length.ts'
export { convertPadding, paddingLimits, readPadding, sideProps, sides, sidesValues } from './padding.ts'
export type { Padding, Side, SidesName } from './padding.ts'
export { variantAddress } from './picture-variant.ts'
export type { KnownPictures, PictureFacts } from './picture-variant.ts'
export { formatPoint, pointWithin, readPoint } from './point.ts'
export { parseRatio } from './ratio.ts'
export { isReference, pageOfReference, referenceToPage, referencesIn } from './reference.ts'
export { blocksOf } from './rich-text/blocks.ts'
export type { LinkedRuns } from './rich-text/blocks.ts'
export { isMarked, marksAt, replaced, sliced, tidied, withMark, withoutMark } from './rich-text/change.ts'
export type { Range } from './rich-text/change.ts'
export { fromLines, linesOf } from './rich-text/lines.ts'
export type { Line, Run } from './rich-text/lines.ts'
export { readSpans } from './rich-text/span.ts'
export type { Mark, RichText, Span } from './rich-text/span.ts'
export { slugOf } from './slug.ts'
export { parseToken, tokenText } from './token.ts'
export { safeLink, safeSource, storedLink, unwrapUrl } from './url.ts'
export { variableName } from './variable-name.ts'
export {
  type CollectionQuery,
  collectionsIn,
  filterKinds,
  type FilterOption,
  itemName,
  itemPrefix,
  type ListFilter,
  queryKey,
  queryOfKey,
  readShownItem,
  readShownItems,
  type ShownItem,
  type ShownItems,
  shownText,
  type ShownPicture,
  type ShownValue,
  shownItemsText,
  type ShownList,
} from './collection.ts'
export { filterParam, isNarrowed, type ListAsk, listAskText, readListAsk } from './list-ask.ts'
export { listFiltersOf } from './list-filter.ts'
export { listWindow, mostCounted, mostPagesOf } from './list-window.ts'
