import type { ItemTemplate } from '@aurelio/contracts/item-pages'
import type { StructuredData } from '@aurelio/page'
import type { AskedList } from '@aurelio/page/elements'
import type { CollectionQuery, ListAsk, ShownItem, ShownItems } from '@aurelio/page/values'

/** A page that is the template of the pages of a collection's items. */
export type Template = ItemTemplate & { workspaceId: string }
type Address = (slug: string) => string
/** An item as its page says it. */
type OnPage = { item: ShownItem; title: string; image: string; data: StructuredData | null }

/** What whoever serves pages asks of the items that have pages of their own. */
export type ItemPagesOf = {
  at: (prefix: string) => Promise<readonly Template[]>
  all: () => Promise<readonly Template[]>
  ofPage: (pageId: string) => Promise<Template | null>
  /** The published item at an address below a template's, with what its page names; null where there is none. */
  on: (
    template: Template,
    slug: string,
    reading: { language: string; names: readonly string[] },
    addressOf: Address,
  ) => Promise<OnPage | null>
  feed: (
    template: Template,
    language: string,
    addressOf: Address,
  ) => Promise<{ name: string; entries: readonly (OnPage & { url: string; publishedAt: string })[] } | null>
  addresses: (template: Template, limit: number) => Promise<readonly { slug: string; updatedAt: string }[]>
  /** These collections, and those of which their items may say something. */
  reached: (collectionIds: readonly string[]) => Promise<readonly string[]>
  /** What changes whenever an item of a collection does. */
  stamp: (collectionId: string) => Promise<string>
  /** What a page shows of collections now. */
  shown: (workspaceId: string, queries: readonly CollectionQuery[], language: string) => Promise<ShownItems>
  /** The same of one list, with what a visitor asks of it; null where its collection is gone. */
  asked: (
    workspaceId: string,
    query: CollectionQuery,
    language: string,
    ask: ListAsk,
  ) => Promise<AskedList | null>
}

/** The page of an item, by the last parts of its address. `language`: null for that of its template. */
export type ItemAddress = { language: string | null; prefix: string; slug: string }

/** The address of an item's page, as `prefix/slug` or `en/prefix/slug`; null for another address. */
export function itemAddressIn(path: string): ItemAddress | null {
  const [, language, prefix, slug] =
    /^(?:([a-z]{2})\/)?([a-z0-9-]{1,80})\/([a-z0-9-]{1,80})$/.exec(path) ?? []
  return prefix === undefined || slug === undefined ? null : { language: language ?? null, prefix, slug }
}

/** The same address, below the root of its place. */
export function itemPathOf({ language, prefix, slug }: ItemAddress): string {
  return `${language === null ? '' : `${language}/`}${prefix}/${slug}`
}
