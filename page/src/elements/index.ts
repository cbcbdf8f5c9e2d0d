/** Entry of the elements: the registry, what a definition is made of, and what a form asks. Those beyond the specification: `./groups.ts`. */
export { isComposed, takeApart } from './apart/take-apart.ts'
export { isGradientText } from './background-image.ts'
export { fillItem, readPageOf } from './collection/fill-item.ts'
export type { AskedList, ListView } from './collection/list-view.ts'
export { hasCollections, itemNamesIn, listAt, listsIn, queriesIn, queryOf } from './collection/queries.ts'
export { valuesOf } from './collection/item-values.ts'
export { mostFilters } from './collection/schema.ts'
export { collectionType } from './collection/type.ts'
export { listViewOf, withItems, withKeptItems } from './collection/with-items.ts'
export { listWords } from './collection/words.ts'
export type {
  AlignTo,
  ElementDefinition,
  Field,
  FieldContext,
  FieldSection,
  InlineText,
  PageHeading,
  PartAttributes,
  Tab,
} from './definition.ts'
export { fillProps, fillText, fillVariables } from './fill-variables.ts'
export type { Variables } from './fill-variables.ts'
export { readDownload } from './form/download-prop.ts'
export { conditionTypes, ticked } from './form/form-conditions.ts'
export type { FieldCondition, FormField, FormFieldType } from './form/form-field.ts'
export { formFields, stepMark } from './form/form-fields.ts'
export { phoneCountries } from './form/form-phones.ts'
export { headingsOf } from './headings-of.ts'
export { inlineTextsOf } from './inline-texts.ts'
export { keepSpans } from './keep-spans.ts'
export { getElement, morePanelElements, ownElements, panelElements, registerElement } from './registry.ts'
export { elementStyles, resolveProps } from './resolve.ts'
export { namesSite, noBusiness } from './business.ts'
export type { Business } from './business.ts'
export { elementWithSite, siteNames, withSiteText, withSiteValues } from './site-values.ts'
export { colorText, spansProp } from './rich-text/parts.ts'
export { allFields, isShared, sharedProps } from './shared-props.ts'
export { videoSource } from './video/source.ts'
export { rememberedProp } from './with-tokens.ts'
export {
  comparedSources,
  comparedTexts,
  isCounted,
  keptTextsText,
  pageInLanguage,
  readKeptTexts,
  textsOfWalk,
  walkInLanguage,
} from './translation/kept-texts.ts'
export type { ComparedText, KeptText, TextState, TextWalk } from './translation/kept-texts.ts'
export { sourceTexts } from './translation/translated.ts'
export type { SourceText } from './translation/translated.ts'
export type { TextKind } from './translation/text-places.ts'
