/** Entry of letters: a page document as mail. */
export {
  type BlockReaders,
  conditionedBlocks,
  type ReaderSegments,
  readersOf,
  readersProp,
  segmentsIn,
} from './block-readers.ts'
export { checkLetter, type LetterFinding } from './check-letter.ts'
export { hasWordsFor } from './has-words.ts'
export {
  asInLetter,
  begunInLetter,
  isForLetters,
  isSeenInLetters,
  type LeftOut,
  whyLeftOut,
} from './elements.ts'
export { letterPadding, letterWidth } from './measures.ts'
export { plainLetter } from './plain-letter.ts'
export { type LetterFoot, type LetterParts, renderLetter } from './render-letter.ts'
export { letterTemplate } from './templates.ts'
export {
  letterValues,
  type LetterValue,
  openPlaceholders,
  placeholdersIn,
  type ReaderValues,
  withValues,
} from './values.ts'
