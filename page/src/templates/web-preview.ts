import { decodeStoredPage } from '../document/codec.ts'
import type { PageDocument } from '../document/schema.ts'
import { fillItem } from '../elements/collection/fill-item.ts'
import { queriesIn } from '../elements/collection/queries.ts'
import { withItems } from '../elements/collection/with-items.ts'
import {
  filterKinds,
  itemName,
  itemPrefix,
  queryKey,
  type ListFilter,
  type ShownItem,
} from '../values/collection.ts'
import { variableName } from '../values/variable-name.ts'
import type { WebPageRole } from './web-roles.ts'
import type { Web, WebCollection } from './web-template.ts'

type Item = WebCollection['items'][number]

/** A page of a web as it will look: its lists show the items that the web brings, the page of an item the first of them. */
export function webPreview(web: Web, role: WebPageRole): PageDocument {
  const page = web.pages.find((each) => each.role === role)
  const read = decodeStoredPage(page?.page)
  if (!read.ok) throw read.error
  const first = page?.template && itemsOf(web, page.template.collection)[0]
  const document = first ? fillItem(read.document, first) : read.document
  return withItems(
    document,
    new Map(
      queriesIn(document).map((query) => {
        const { fields } = collectionOf(web, query.collection)
        const found = itemsOf(web, query.collection).filter(({ id }) => id !== query.except)
        const filters = (query.asks?.filters ?? []).flatMap((key): ListFilter[] => {
          const field = fields.find((each) => each.key === key)
          const kind = filterKinds.find((each) => each === field?.kind)
          return field && kind ? [{ key, name: field.name, kind, options: field.options }] : []
        })
        return [queryKey(query), { items: found.slice(0, query.limit), total: found.length, filters }]
      }),
    ),
  )
}

function collectionOf({ collections }: Web, key: string): WebCollection {
  const found = collections.find((each) => each.key === key)
  if (!found) throw new Error(`The web has no collection ${key}`)
  return found
}

function itemsOf(web: Web, key: string): ShownItem[] {
  const collection = collectionOf(web, key)
  return collection.items.map((item, at) => {
    const id = `${key}-${at}`
    return { id, values: { ...valuesOf(web, collection, item), [variableName(`${itemPrefix}id`)]: id } }
  })
}

function valuesOf(web: Web, { fields }: WebCollection, item: Item): Record<string, string> {
  const own = fields.flatMap(({ key, kind, target }): [string, string][] => {
    const said: [string, string] = [variableName(itemPrefix + key), textOf(item[key])]
    if (kind !== 'reference') return [said]
    const to = collectionOf(web, target)
    const pointed = to.items.find((each) => each[to.fields[0]?.key ?? ''] === item[key])
    const beyond = pointed ? Object.entries(pointed) : []
    return [
      said,
      ...beyond.map(([name, value]): [string, string] => [
        variableName(`${itemPrefix}${key}.${name}`),
        textOf(value),
      ]),
    ]
  })
  const title = textOf(item[fields[0]?.key ?? ''])
  return Object.fromEntries([
    [itemName, title],
    [variableName(`${itemPrefix}pagina_propia`), 'page:item'],
    ...own,
  ])
}

function textOf(value: string | number | undefined): string {
  return typeof value === 'number' ? value.toLocaleString('es') : (value ?? '')
}
