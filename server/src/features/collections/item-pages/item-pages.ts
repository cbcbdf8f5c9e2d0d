import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { valueText } from '@aurelio/contracts/collection-values'
import { itemPageNames, type ItemTemplate, itemTemplateSchema } from '@aurelio/contracts/item-pages'
import type { StructuredData } from '@aurelio/page'
import { itemName, itemPrefix, type ShownItem, variableName } from '@aurelio/page/values'
import { fieldsOf } from '../access.ts'
import { shownItem } from '../items/shown.ts'
import type { ItemAddressStore } from '../items/addresses/store.ts'
import type { ItemStore } from '../items/store.ts'
import { contentOf } from '../items/to-row.ts'
import { sortText } from '../items/sort-text.ts'
import type { CollectionStore } from '../store.ts'
import type { CollectionItemRow, ItemTemplateRow } from '../tables.ts'
import { itemData } from './structured-data.ts'
import type { ItemTemplateStore } from './store.ts'

const longestFeed = 50

type Parts = {
  store: CollectionStore
  items: ItemStore
  addresses: ItemAddressStore
  templates: ItemTemplateStore
}

/** A template as whoever serves pages knows it. */
type KnownTemplate = ItemTemplate & { workspaceId: string }

/** An item as its page says it. */
type ItemOnPage = {
  item: ShownItem
  title: string
  /** As its field says it: a whole address, one of the product's own pictures, or ''. */
  image: string
  data: StructuredData | null
}

/** Where the pages of a template's items stand: `slug` to a whole address. */
type ItemAddress = (slug: string) => string

/** The pages of items: what each says, and where they are. */
export function itemPages({ store, items, addresses, templates }: Parts) {
  async function open({ workspaceId, collectionId }: KnownTemplate) {
    const collection = await store.find(workspaceId, collectionId)
    return collection ? { collection, own: fieldsOf(collection) } : null
  }

  /** Those beside it in the order of their names, as far as there are any. */
  async function beside(own: readonly CollectionField[], row: CollectionItemRow) {
    const [first] = own
    if (!first) return {}
    const after = { key: sortText(first.kind, contentOf(row)[first.key]), id: row.id }
    const wanted = { state: 'published', conditions: [], sort: first.key } as const
    const [[next], [previous]] = await Promise.all([
      items.list(row.collectionId, { ...wanted, isRising: true }, after, 1),
      items.list(row.collectionId, { ...wanted, isRising: false }, after, 1),
    ])
    return { next, previous }
  }

  return {
    at: async (prefix: string) => (await templates.at(prefix)).map(known),
    all: async () => (await templates.all()).map(known),
    async ofPage(pageId: string): Promise<KnownTemplate | null> {
      const row = await templates.ofPage(pageId)
      return row ? known(row) : null
    },

    /** The published item at an address below a template's; null where there is none. */
    async on(
      template: KnownTemplate,
      slug: string,
      language: string,
      addressOf: ItemAddress,
    ): Promise<ItemOnPage | null> {
      const opened = await open(template)
      const row = opened && (await addresses.publishedAt(template.collectionId, slug))
      if (!row) return null
      const { next, previous } = await beside(opened.own, row)
      const found = onPage(template, opened.own, row, language, addressOf)
      const around = extras({
        [itemPageNames.previous]: previous?.title ?? '',
        [itemPageNames.previousPage]: previous ? addressOf(previous.slug) : '',
        [itemPageNames.next]: next?.title ?? '',
        [itemPageNames.nextPage]: next ? addressOf(next.slug) : '',
      })
      return { ...found, item: { ...found.item, values: { ...around, ...found.item.values } } }
    },

    /** The last that were published, as a feed tells them. */
    async feed(template: KnownTemplate, language: string, addressOf: ItemAddress) {
      const opened = await open(template)
      if (!opened) return null
      const rows = await addresses.published(template.collectionId, longestFeed)
      return {
        name: opened.collection.name,
        entries: rows.map((row) => ({
          ...onPage(template, opened.own, row, language, addressOf),
          url: addressOf(row.slug),
          publishedAt: row.publishedAt ?? row.updatedAt,
        })),
      }
    },

    /** The last parts of the addresses of its items, and when each changed. */
    addresses: ({ collectionId }: KnownTemplate, limit: number) => addresses.addresses(collectionId, limit),
    stamp: (collectionId: string) => addresses.stamp(collectionId),
  }
}
function known({ data, ...row }: ItemTemplateRow): KnownTemplate {
  return { workspaceId: row.workspaceId, ...itemTemplateSchema.parse({ ...row, data: JSON.parse(data) }) }
}

/** An item as its own page says it. */
function onPage(
  template: KnownTemplate,
  own: readonly CollectionField[],
  row: CollectionItemRow,
  language: string,
  addressOf: ItemAddress,
): ItemOnPage {
  const values = contentOf(row)
  const names = [itemName, ...own.map(({ key }) => variableName(itemPrefix + key))]
  const shown = shownItem(own, row, names, language)
  const image = template.image === '' ? '' : valueText(values[template.image])
  const url = addressOf(row.slug)
  return {
    item: { id: row.id, values: { ...extras({ [itemPageNames.page]: url }), ...shown.values } },
    title: row.title,
    image,
    data: itemData(template, {
      ...row,
      url,
      image: image === '' ? '' : new URL(image, url).href,
      values,
    }),
  }
}

/** What a page can say of an item beside its fields, by the names that pages write. */
function extras(given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [variableName(itemPrefix + name), value]),
  )
}
