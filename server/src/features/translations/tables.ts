/** A page in another language, as far as it is one. */
export type PageTranslationRow = {
  pageId: string
  language: string
  workspaceId: string
  /** The last part of its address; empty: that of the page. */
  slug: string
  /** 1 where it goes out with its page. */
  ready: number
  changedAt: string
}

/** A text of a page in another language, and the one that it was made from. */
export type TranslatedTextRow = {
  pageId: string
  language: string
  /** Empty: what the page tells of itself. */
  element: string
  path: string
  source: string
  value: string
}

/** What a file put in the place of what, so that it can be taken back. */
export type TranslationImportRow = {
  id: string
  workspaceId: string
  siteId: string
  language: string
  /** JSON: each text as it was. */
  before: string
  createdAt: string
}

/** A quiz, a contest, a letter, a sequence or the fields of a collection in another language. The id of its kind says which it is. */
export type ThingTranslationRow = {
  thingId: string
  language: string
  workspaceId: string
  quizId: string | null
  contestId: string | null
  letterId: string | null
  sequenceId: string | null
  collectionId: string | null
  /** JSON: the texts that are read; null while nobody reads it in this language. */
  live: string | null
  changedAt: string
}

/** A text of it, and the one that it was made from. */
export type ThingTextRow = Omit<TranslatedTextRow, 'pageId'> & { thingId: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    pageTranslation: PageTranslationRow
    translatedText: TranslatedTextRow
    translationImport: TranslationImportRow
    thingTranslation: ThingTranslationRow
    thingText: ThingTextRow
  }
}
