/** Entry of the fonts that pages are set in. */
export { families, offeredName, systemFamilies } from './families.ts'
export type { Family, FontKind } from './families.ts'
export { fontFile, rareFile } from './font.ts'
export type { Font, Measures } from './font.ts'
export { fontFamily } from './font-family.ts'
export { findFont, fonts } from './fonts.ts'
export { commonLetters, rareLetters, sampleText } from './letters.ts'
export {
  faceAt,
  firstOwnFaces,
  isOwnId,
  ownFamiliesOf,
  ownFile,
  ownName,
  ownRareFile,
  safeFamilyName,
} from './own-family.ts'
export type { OwnFace, OwnFamily } from './own-family.ts'
