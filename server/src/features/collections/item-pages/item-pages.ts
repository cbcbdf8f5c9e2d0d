import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { shownValue, valueText } from '@aurelio/contracts/collection-values'
import { itemPageNames, type ItemTemplate, itemTemplateSchema } from '@aurelio/contracts/item-pages'
import type { StructuredData } from '@aurelio/page'
import { itemName, itemPrefix, type ShownItem, shownText, variableName } from '@aurelio/page/values'
import { fieldsOf } from '../access.ts'
import type { InLanguage } from '../items/languages/said.ts'
import type { ItemSaying } from '../items/saying/saying.ts'
import type { ItemAddressStore } from '../items/addresses/store.ts'
import type { ItemStore } from '../items/store.ts'
import { contentOf } from '../items/to-row.ts'
import { sortTexts } from '../items/sort-text.ts'
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
  say: ItemSaying
  inLanguage: InLanguage
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

/** In which language an item is read, and what of it beside its fields. */
type Reading = { language: string; names: readonly string[] }

/** Where the pages of a template's items stand: `slug` to a whole address. */
type ItemAddress = (slug: string) => string

/** The pages of items: what each says, and where they are. */
export function itemPages({ store, items, addresses, templates, say, inLanguage }: Parts) {
  async function open({ workspaceId, collectionId }: KnownTemplate) {
    const collection = await store.find(workspaceId, collectionId)
    return collection ? { collection, own: fieldsOf(collection) } : null
  }

  /** Those beside it in the order of their names, as far as there are any. */
  async function beside(own: readonly CollectionField[], row: CollectionItemRow, language: string) {
    const [first] = own
    if (!first) return {}
    const after = { key: sortTexts(first.kind, contentOf(row)[first.key])[0] ?? '', id: row.id }
    const wanted = { state: 'published', conditions: [], sort: first.key } as const
    const [[next], [previous]] = await Promise.all([
      items.list(row.collectionId, { ...wanted, isRising: true }, after, 1),
      items.list(row.collectionId, { ...wanted, isRising: false }, after, 1),
    ])
    const read = await inLanguage(own, [next ?? [], previous ?? []].flat(), language)
    return {
      next: read.find(({ id }) => id === next?.id),
      previous: read.find(({ id }) => id === previous?.id),
    }
  }

  return {
    at: async (prefix: string) => (await templates.at(prefix)).map(known),
    all: async () => (await templates.all()).map(known),
    async ofPage(pageId: string): Promise<KnownTemplate | null> {
      const row = await templates.ofPage(pageId)
      return row ? known(row) : null
    },

    /** The published item at an address below a template's, with all that its page names; null where there is none. */
    async on(
      template: KnownTemplate,
      slug: string,
      { language, names }: Reading,
      addressOf: ItemAddress,
    ): Promise<ItemOnPage | null> {
      const opened = await open(template)
      const row = opened && (await addresses.publishedAt(template.collectionId, slug))
      if (!row) return null
      const { next, previous } = await beside(opened.own, row, language)
      const [found] = await onPages(template, opened.own, [row], { language, names }, addressOf)
      return found ? withBeside(found, previous, next, addressOf) : null
    },

    /** Some of its published items in the order of their names, as their pages say them, each with those beside it. */
    async some(
      template: KnownTemplate,
      { language, names }: Reading,
      { from, count }: { from: number; count: number },
      addressOf: ItemAddress,
    ): Promise<{ pages: (ItemOnPage & { slug: string })[]; isLast: boolean }> {
      const opened = await open(template)
      const [first] = opened?.own ?? []
      if (!opened || !first) return { pages: [], isLast: true }
      const before = from > 0 ? 1 : 0
      const wanted = { state: 'published', conditions: [], sort: first.key, isRising: true } as const
      const start = { from: from - before }
      const listed = await items.list(template.collectionId, wanted, null, before + count, start)
      const rows = await inLanguage(opened.own, listed, language)
      const own = listed.slice(before, before + count)
      const pages = await onPages(template, opened.own, own, { language, names }, addressOf)
      return {
        pages: pages.map((page, at) => ({
          ...withBeside(page, rows[before + at - 1], rows[before + at + 1], addressOf),
          slug: own[at]?.slug ?? '',
        })),
        isLast: listed.length <= before + count,
      }
    },

    /** The last that were published, as a feed tells them. */
    async feed(template: KnownTemplate, language: string, addressOf: ItemAddress) {
      const opened = await open(template)
      if (!opened) return null
      const rows = await addresses.published(template.collectionId, longestFeed)
      const pages = await onPages(template, opened.own, rows, { language, names: [] }, addressOf)
      return {
        name: opened.collection.name,
        entries: pages.map((found, at) => ({
          ...found,
          url: addressOf(rows[at]?.slug ?? ''),
          publishedAt: rows[at]?.publishedAt ?? rows[at]?.updatedAt ?? '',
        })),
      }
    },

    /** The last parts of the addresses of its items, and when each changed. */
    addresses: ({ collectionId }: KnownTemplate, limit: number) => addresses.addresses(collectionId, limit),
    stamp: (collectionId: string) => addresses.stamp(collectionId),
    /** These collections, and those to which their items point, and so on. */
    async reached(ids: readonly string[]): Promise<string[]> {
      const found = new Set(ids)
      let asked = [...found]
      while (asked.length > 0) {
        const fields = (await store.fieldsOf(asked)).flatMap(fieldsOf)
        asked = [...new Set(fields.flatMap(({ target }) => target || []))].filter((id) => !found.has(id))
        for (const id of asked) found.add(id)
      }
      return [...found]
    },
  }

  /** Items as their own pages say them: all of their fields, and what else the template names. */
  async function onPages(
    template: KnownTemplate,
    own: readonly CollectionField[],
    listed: readonly CollectionItemRow[],
    { language, names }: Reading,
    addressOf: ItemAddress,
  ): Promise<ItemOnPage[]> {
    const { workspaceId, collectionId } = template
    const all = new Set([itemName, ...own.map(nameOf), ...names])
    const said = await say({ id: collectionId, own }, listed, { workspaceId, names: [...all], language })
    return said.rows.map((row, at) => {
      const shown = said.items[at]?.values ?? {}
      const values = contentOf(row)
      const url = addressOf(row.slug)
      const ofImage = own.find(({ key }) => key === template.image)
      const image = ofImage ? shownText(shownValue(ofImage, values[ofImage.key], language)) : ''
      const texts = own.map((field): [string, string] => [
        field.key,
        kindOf(field.kind).isReference
          ? shownText(shown[nameOf(field)] ?? '')
          : valueText(field, values[field.key]),
      ])
      const besides = extras({ [itemPageNames.id]: row.id, [itemPageNames.page]: url })
      return {
        item: { id: row.id, values: { ...besides, ...shown } },
        title: row.title,
        image,
        data: itemData(template, {
          ...row,
          url,
          image: image === '' ? '' : new URL(image, url).href,
          texts: Object.fromEntries(texts),
        }),
      }
    })
  }
}

/** An item's page with the names and addresses of those beside it; what it says itself goes first. */
function withBeside(
  page: ItemOnPage,
  previous: CollectionItemRow | undefined,
  next: CollectionItemRow | undefined,
  addressOf: ItemAddress,
): ItemOnPage {
  const around = extras({
    [itemPageNames.previous]: previous?.title ?? '',
    [itemPageNames.previousPage]: previous ? addressOf(previous.slug) : '',
    [itemPageNames.next]: next?.title ?? '',
    [itemPageNames.nextPage]: next ? addressOf(next.slug) : '',
  })
  return { ...page, item: { ...page.item, values: { ...around, ...page.item.values } } }
}

function nameOf({ key }: CollectionField): string {
  return variableName(itemPrefix + key)
}

function known({ data, ...row }: ItemTemplateRow): KnownTemplate {
  return { workspaceId: row.workspaceId, ...itemTemplateSchema.parse({ ...row, data: JSON.parse(data) }) }
}

/** What a page can say of an item beside its fields, by the names that pages write. */
function extras(given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [variableName(itemPrefix + name), value]),
  )
}
