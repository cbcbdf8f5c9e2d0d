/** Entry of the page package: elements, output, structures and templates. The document has its own entry. */
export type {
  Declarations,
  ElementDefinition,
  Field,
  FieldContext,
  InlineText,
  PageContext,
  PartAttributes,
  StructuredData,
  StyleContext,
  Tab,
  ViewProps,
} from './elements/definition.ts'
export { agreesBySending, reasonForNone } from './elements/form/consent.ts'
export { agreedField } from './elements/form/sending-consent.tsx'
export { confirmationAnchor } from './elements/form/anchors.ts'
export { defineElement } from './elements/define-element.ts'
export { downloadOf } from './elements/form/download.ts'
export { fileKinds, mostMegabytes, usualMegabytes } from './elements/form/form-files.ts'
export type { FileKind, FileRule } from './elements/form/form-files.ts'
export { formFields, formSteps } from './elements/form/form-fields.ts'
export { shownFields } from './elements/form/form-conditions.ts'
export { stepFields, stepTowards } from './elements/form/form-steps.ts'
export { nextAddress } from './elements/form/next-address.ts'
export type { FormField, FormFieldType } from './elements/form/form-field.ts'
export type { HiddenSource } from './elements/form/form-hidden.ts'
export { hasReply, replyOf } from './elements/form/reply.ts'
export { hasTokenField, tokenField, withToken } from './elements/form/token-field.ts'
export { asksForWork } from './elements/form/work/work.ts'
export { workBits, workField, workText, zoneField } from './values/form-work.ts'
export { answerWords } from './elements/form/words/answer-words.ts'
export { type WordLanguage, wordLanguage } from './elements/form/words/word-language.ts'
export { goOnWord } from './elements/form/words/go-on.ts'
export { drawnWords } from './elements/form/words/drawn-words.ts'
export { fieldWords } from './elements/form/words/field-words.ts'
export type { FieldWords } from './elements/form/words/field-words.ts'
export { gateId, gateProps, hasGate } from './elements/player/gate.ts'
export {
  answerIn,
  answerText,
  fieldName,
  fileAnswer,
  fileIn,
  questionFields,
  valuesOf,
} from './elements/quiz/question-fields.ts'
export { quizFields } from './elements/quiz/view.tsx'
export { quizWords } from './elements/quiz/words.ts'
export { validateSubmission } from './elements/form/validate-submission.ts'
export { getElement, morePanelElements, panelElements } from './elements/registry.ts'
export { elementStyles, resolveProps } from './elements/resolve.ts'
export { parseColor, parseHex } from './values/color.ts'
export { lengthUnits, parseLength } from './values/length.ts'
export type { Length, LengthUnit } from './values/length.ts'
export { convertPadding, paddingLimits, paddingProps, readPadding, sides } from './values/padding.ts'
export type { Padding, Side } from './values/padding.ts'
export { said, saidOf } from './values/said.ts'
export { safeLink, safeSource } from './values/url.ts'
export { baseCss } from './render/base-css.ts'
export { pageClass } from './render/page-class.ts'
export {
  addressOf,
  fileLinkAddress,
  filmAddress,
  filmFileAddress,
  mediaAddress,
  originOfSite,
  pictureAddress,
  quizAddress,
  standsAt,
  ledTo,
  translationStandsAt,
} from './render/address-of.ts'
export type { PageAddress, PublicOrigins } from './render/address-of.ts'
export { goalAddress, withGoalLinks } from './render/goal-links.ts'
export { visitAddress, type VisitNotice, withVisitScript } from './render/visit-script.ts'
export { readManifest } from './render/manifest.ts'
export type { Manifest } from './render/manifest.ts'
export { withSuggestion } from './render/language-suggestion.ts'
export { sectionName } from './render/section-name.ts'
export { organizationAt } from './render/organization.ts'
export { headOf } from './render/page-head.ts'
export { formMarkup, loneForm, loneFormAddress } from './render/lone-form.tsx'
export { renderPublication } from './render/render-publication.ts'
export type { PageHead } from './render/html-document.ts'
export type { PublicationOptions } from './render/render-publication.ts'
export { createStructure, structures } from './structures/structures.ts'
export type { StructureId } from './structures/structures.ts'
export { demoPage } from './templates/demo-page.ts'
export { galleryCategories, galleryTemplates } from './templates/gallery-templates.ts'
export { libraryCategories, libraryTemplates } from './templates/library-templates.ts'
export type { GalleryTemplate, LibraryTemplate, StartingTemplate } from './templates/template.ts'
export { slugOf } from './values/slug.ts'
export { fontAddress } from './render/address-of.ts'
export { fontFaces } from './render/font-faces.ts'
export { ownFontFaces } from './render/own-font-faces.ts'
export { darkCss, themeCss } from './render/theme-css.ts'
