import type { Generated, Selectable } from 'kysely'
import type { DataKind } from '@aurelio/contracts/item-pages'
import type { ClientRights, ItemState } from '@aurelio/contracts/collections'
import type { WordPressImport } from '@aurelio/contracts/wordpress-imports'

export type CollectionRow = {
  id: string
  workspaceId: string
  name: string
  search: string
  /** JSON: its `CollectionField`s. */
  fields: string
  clients: ClientRights
  version: number
  createdAt: string
  updatedAt: string
}

export type CollectionItemRow = {
  id: string
  collectionId: string
  title: string
  /** The last part of its page's address; no two of a collection have the same. */
  slug: string
  search: string
  state: ItemState
  publishedAt: string | null
  /** When it is published by itself, and withdrawn; null where that is not planned. */
  publishAt: string | null
  withdrawAt: string | null
  /** Who has planned that. */
  plannedBy: string | null
  /** Where it stands in the order by hand (`rank.ts`), and since when; null: where it was put when it was made. */
  rank: string
  placedAt: string | null
  /** Who wrote what it says; null where that person is gone, or it was written before this was kept. */
  writtenBy: string | null
  version: number
  createdAt: string
  updatedAt: string
  /** JSON: its `ItemValues`, those of fields that were removed too. */
  content: string
}

/** What an item was before it was changed. */
export type ItemVersionRow = Pick<CollectionItemRow, 'version' | 'state' | 'content' | 'writtenBy'> & {
  itemId: string
  writtenAt: string
}

/** What an item says in another language. */
export type ItemTranslationRow = {
  itemId: string
  language: string
  /** JSON: by field, with what the item itself said then (`items/languages/said.ts`). */
  content: string
  writtenBy: string | null
  updatedAt: string
}

/** What an item says in a field, as it is sorted and compared by (`items/sort-text.ts`). */
export type CollectionValueRow = {
  itemId: string
  collectionId: string
  field: string
  text: string
  /** The same where no two items may say it; null elsewhere, and for nothing. */
  onlyText: string | null
  /** That of its item. */
  state: ItemState
}

/** A page that is the template of the pages of a collection's items. */
export type ItemTemplateRow = {
  pageId: string
  workspaceId: string
  collectionId: string
  prefix: string
  kind: DataKind
  image: string
  /** JSON: the keys of fields by what they tell searchers. */
  data: string
}

/** A file of WordPress whose posts become items of a collection. */
type WordPressImportTable = {
  id: string
  workspaceId: string
  createdBy: string | null
  fileName: string
  bytes: number
  /** Of both times that it is read. */
  readBytes: number
  state: WordPressImport['state']
  collectionId: string | null
  /** Posts that are items by now. */
  added: number
  /** JSON: how many, by `LeftOutKind`. */
  leftOut: string
  fault: WordPressImport['fault']
  line: number | null
  createdAt: string
  /** Of the pictures that the posts name: how far that is, by the items, and which was the last. */
  pictureState: Generated<WordPressImport['pictures']['state']>
  lookedThrough: Generated<number>
  lastItem: Generated<string>
  brought: Generated<number>
  /** JSON: the first that were not had, and how many those are. */
  missing: Generated<string>
  missingCount: Generated<number>
}
export type WordPressImportRow = Selectable<WordPressImportTable>

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** `removedAt`: when an item of it was last removed. */
    collection: CollectionRow & { removedAt: Generated<string | null> }
    collectionItem: CollectionItemRow
    itemVersion: ItemVersionRow
    itemTranslation: ItemTranslationRow
    collectionValue: CollectionValueRow
    itemTemplate: ItemTemplateRow
    wordpressImport: WordPressImportTable
  }
}
