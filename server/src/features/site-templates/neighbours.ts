import type { CollectionItem, newCollectionSchema } from '@aurelio/contracts/collections'
import type { ItemValues } from '@aurelio/contracts/collection-values'
import type { ItemTemplate } from '@aurelio/contracts/item-pages'
import type { PageSettings } from '@aurelio/contracts/page-settings'
import type { SiteSettings, TranslatedLanguage } from '@aurelio/contracts/sites'
import type { StoredPage } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme'
import type { z } from 'zod'
import type { Session } from '../../platform/access/session.ts'

/** What a web is said in beside Spanish. */
export const otherLanguage = 'en'

type Id = { id: string }

/** What making a web asks of the other rooms; each does what a person would do there, with that person's rights. */
export type SitesOfTemplate = {
  create: (session: Session, site: { name: string; host: string }) => Promise<Id>
  change: (session: Session, id: string, change: Partial<SiteSettings>) => Promise<unknown>
  remove: (session: Session, id: string, moveTo: undefined) => Promise<unknown>
  nameOf: (session: Session, id: string) => Promise<string>
  /** The legal pages that it does not have, unpublished. */
  makeLegal: (session: Session, id: string) => Promise<readonly Id[]>
  dress: (session: Session, kit: { id: string; theme: Theme }) => Promise<unknown>
}

export type CollectionsOfSite = {
  create: (session: Session, collection: z.output<typeof newCollectionSchema>) => Promise<Id>
  add: (
    session: Session,
    id: string,
    item: { values: ItemValues; state: 'published' },
  ) => Promise<CollectionItem>
  translate: (
    session: Session,
    id: string,
    said: { itemId: string; language: TranslatedLanguage; values: ItemValues },
  ) => Promise<unknown>
  remove: (session: Session, id: string) => Promise<unknown>
  setTemplate: (session: Session, template: ItemTemplate) => Promise<unknown>
  prefixIsTaken: (prefix: string) => Promise<boolean>
  /** What it is called, and whether somebody changed it or one of its items since `at`; null where it is gone. */
  stateSince: (
    session: Session,
    id: string,
    at: string,
  ) => Promise<{ name: string; isChanged: boolean } | null>
}

export type SymbolsOfSite = {
  create: (session: Session, symbol: { name: string; document: StoredPage }) => Promise<Id>
  remove: (session: Session, id: string) => Promise<unknown>
  /**
   * What it is called, and whether somebody changed it or put it on other pages than these; null where it is gone.
   */
  stateBeside: (
    session: Session,
    id: string,
    pageIds: readonly string[],
  ) => Promise<{ name: string; isChanged: boolean } | null>
}

export type PagesOfSite = {
  create: (
    session: Session,
    page: { name: string; document: StoredPage; siteId: string; settings: PageSettings },
  ) => Promise<Id>
  get: (session: Session, id: string) => Promise<{ name: string; document: StoredPage; version: number }>
  save: (
    session: Session,
    change: { id: string; name: string; document: StoredPage; baseVersion: number },
  ) => Promise<unknown>
  publish: (session: Session, page: { id: string; together: readonly string[] }) => Promise<unknown>
  /** Whether it is published; null where it is in the bin, or gone. */
  isPublished: (workspaceId: string, id: string) => Promise<boolean | null>
  refreshAll: (workspaceId: string, siteId: string) => Promise<void>
}

export type TranslationsOfSite = {
  say: (
    session: Session,
    id: string,
    language: TranslatedLanguage,
    words: Readonly<Record<string, string>>,
  ) => Promise<unknown>
  /** With a number behind it where another page stands there. */
  settle: (session: Session, id: string, language: TranslatedLanguage, slug: string) => Promise<unknown>
  publish: (session: Session, id: string, language: TranslatedLanguage) => Promise<unknown>
}

export type PicturesOfSite = {
  addOnce: (picture: {
    who: { workspaceId: string; actorId: string | null; origin: string | null }
    name: string
    bytes: Uint8Array
  }) => Promise<{ id: string; address: string; isNew: boolean } | null>
  /** Nothing happens where it is gone. */
  remove: (session: Session, id: string) => Promise<unknown>
}
