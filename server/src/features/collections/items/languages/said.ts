import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { type ItemValue, itemValueSchema } from '@aurelio/contracts/collection-kinds/kind'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import type { ItemValues } from '@aurelio/contracts/collection-values'
import { z } from 'zod'
import type { CollectionLabels } from '../../labels/labels.ts'
import type { CollectionItemRow, ItemTranslationRow } from '../../tables.ts'
import { contentOf, titleOf } from '../to-row.ts'
import type { ItemTranslationStore } from './store.ts'

/** What is said in another language, by field: with what the item itself said when it was written. */
const saidSchema = z.record(z.string(), z.object({ value: itemValueSchema, of: itemValueSchema }))
export type Said = z.infer<typeof saidSchema>

export function saidIn({ content }: Pick<ItemTranslationRow, 'content'>): Said {
  return saidSchema.parse(JSON.parse(content))
}

/** Whether the item itself says something else now than what this was made from. */
export function isOfAnother(before: ItemValue, now: ItemValue | undefined): boolean {
  return JSON.stringify(before) !== JSON.stringify(now ?? null)
}

export type InLanguage = ReturnType<typeof itemsInLanguage>

/** Items as they read in a language: what is not said in it, they say as they are; what was chosen is called as it is there. */
export function itemsInLanguage(
  store: Pick<ItemTranslationStore, 'some'>,
  labels: Pick<CollectionLabels, 'choicesIn'>,
) {
  return async function read(
    own: readonly CollectionField[],
    rows: readonly CollectionItemRow[],
    language: string,
  ): Promise<CollectionItemRow[]> {
    const found = await store.some(
      rows.map(({ id }) => id),
      language,
    )
    const [first] = rows
    const choose = first && (await labels.choicesIn(first.collectionId, own, language))
    if (found.length === 0 && choose === null) return [...rows]
    const byItem = new Map(found.map((row) => [row.itemId, saidIn(row)]))
    return rows.map((row) => {
      const said = byItem.get(row.id) ?? {}
      const values: ItemValues = contentOf(row)
      for (const { key, kind } of own) {
        const value = said[key]?.value ?? null
        if (value !== null && kindOf(kind).translated) values[key] = value
        else choose?.(values, key)
      }
      return { ...row, title: titleOf(own, values), content: JSON.stringify(values) }
    })
  }
}
