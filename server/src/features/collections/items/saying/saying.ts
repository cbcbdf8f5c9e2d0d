import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { entriesOf, type ItemValues, shownValue } from '@aurelio/contracts/collection-values'
import { itemPageNames } from '@aurelio/contracts/item-pages'
import {
  itemName,
  itemPrefix,
  type ShownItem,
  shownText,
  type ShownValue,
  variableName,
} from '@aurelio/page/values'
import { fieldsOf } from '../../access.ts'
import type { CollectionStore } from '../../store.ts'
import type { CollectionItemRow } from '../../tables.ts'
import type { InLanguage } from '../languages/said.ts'
import type { ItemStore } from '../store.ts'
import { contentOf } from '../to-row.ts'

type Parts = {
  store: CollectionStore
  items: ItemStore
  inLanguage: InLanguage
  /** Where the items of a collection have pages of their own now: the last part to a whole address; null where nowhere. */
  addressesOf: (collectionId: string, language: string) => Promise<((slug: string) => string) | null>
}
type Own = { id: string; own: readonly CollectionField[] }
type Asked = { workspaceId: string; names: readonly string[]; language: string }

/** From an item to what it points to, and on to what that points to: so often at most, in circles too. */
const mostSteps = 3
const ownPage = variableName(itemPageNames.page)

/**
 * What items say by the names that a page asks for: their fields, and through references those of published items that they
 * point to (`item.autor.foto`). `rows`: as they read in the language that was asked for; `through`: the collections of those that
 * they point to.
 */
export function itemSaying({ store, items, inLanguage, addressesOf }: Parts) {
  return async function say(
    of: Own,
    listed: readonly CollectionItemRow[],
    { workspaceId, names, language }: Asked,
  ): Promise<{ items: ShownItem[]; rows: readonly CollectionItemRow[]; through: string[] }> {
    const rows = await inLanguage(of.own, listed, language)
    const through = new Set<string>()
    const opened = new Map<string, Own | undefined>()
    const contents = new Map<CollectionItemRow, ItemValues>()
    const said: Record<string, ShownValue>[] = rows.map(() => ({}))
    for (const name of names) {
      const path = name === itemName ? [] : name.slice(itemPrefix.length).split('.')
      const values = await sayPath(of, rows, path, 0)
      for (const [at, value] of values.entries()) {
        const here = said[at]
        if (here && value !== undefined) here[name] = value
      }
    }
    const told = rows.map(({ id }, at) => ({ id, values: said[at] ?? {} }))
    return { items: told, rows, through: [...through] }

    function contentsOf(row: CollectionItemRow): ItemValues {
      const known = contents.get(row) ?? contentOf(row)
      contents.set(row, known)
      return known
    }

    async function open(id: string): Promise<Own | undefined> {
      if (!opened.has(id)) {
        const row = await store.find(workspaceId, id)
        opened.set(id, row && { id, own: fieldsOf(row) })
      }
      return opened.get(id)
    }

    /** What each of these says at the end of a path; undefined for what they say nothing of. */
    async function sayPath(
      { id, own }: Own,
      asked: readonly CollectionItemRow[],
      [head, ...rest]: readonly string[],
      steps: number,
    ): Promise<(ShownValue | undefined)[]> {
      if (head === undefined) return asked.map(({ title }) => title)
      const field = own.find(({ key }) => variableName(key) === head.trim())
      if (!field) {
        if (head === itemPageNames.id) return asked.map((row) => row.id)
        const addressOf = head === ownPage ? await addressesOf(id, language) : null
        return asked.map(({ slug }) => addressOf?.(slug))
      }
      const { isReference, parts } = kindOf(field.kind)
      if (isReference) return sayThrough(field, asked, rest, steps)
      const [part] = rest
      if (part === undefined)
        return asked.map((row) => shownValue(field, contentsOf(row)[field.key], language))
      const wordsOf = parts && Object.hasOwn(parts, part) ? parts[part] : undefined
      return asked.map((row) => wordsOf?.(contentsOf(row)[field.key] ?? null))
    }

    async function sayThrough(
      { key, target }: CollectionField,
      asked: readonly CollectionItemRow[],
      rest: readonly string[],
      steps: number,
    ): Promise<ShownValue[]> {
      through.add(target)
      const other = steps < mostSteps ? await open(target) : undefined
      const pointers = asked.map((row) => entriesOf(contentsOf(row)[key]))
      const found = other ? await items.some(target, [...new Set(pointers.flat())]) : []
      const published = found.filter(({ state }) => state === 'published')
      const shown = other ? await inLanguage(other.own, published, language) : []
      const values = other ? await sayPath(other, shown, rest, steps + 1) : []
      const byId = new Map(shown.map((row, at) => [row.id, values[at]]))
      return pointers.map((ids) => {
        const each = ids.flatMap((id) => byId.get(id) ?? [])
        if (each.length === 1) return each[0] ?? ''
        return each
          .map(shownText)
          .filter((text) => text !== '')
          .join(', ')
      })
    }
  }
}
export type ItemSaying = ReturnType<typeof itemSaying>
