import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import type { ItemValues } from '@aurelio/contracts/collection-values'
import type { ItemTranslation } from '@aurelio/contracts/collections'
import type { TranslatedLanguage } from '@aurelio/contracts/sites'
import { by, type Session } from '../../../../platform/access/session.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Emit } from '../../../../platform/events/events.ts'
import { notFound, refuse } from '../../../../platform/http/failures.ts'
import type { CollectionAccess } from '../../access.ts'
import type { CollectionItemRow } from '../../tables.ts'
import { stateOrPlan } from '../moments/plan.ts'
import type { ItemStore } from '../store.ts'
import { contentOf } from '../to-row.ts'
import { isOfAnother, type Said, saidIn } from './said.ts'
import type { ItemTranslationStore } from './store.ts'

type Parts = {
  database: Database
  emit: Emit
  may: CollectionAccess
  items: Pick<ItemStore, 'find' | 'touch'>
  translations: ItemTranslationStore
  /** The languages into which the sites of a workspace are translated. */
  languagesOf: (workspaceId: string) => Promise<readonly TranslatedLanguage[]>
}

/** What items say in other languages, for whoever may change them. */
export function itemTranslations({ database, emit, may, items, translations, languagesOf }: Parts) {
  async function open(session: Session, id: string, itemId: string) {
    const collection = await may.demand(session, id)
    const row = await items.find(id, itemId)
    if (!row) throw notFound()
    return { collection, row }
  }

  return {
    async list(session: Session, id: string, itemId: string) {
      const { collection, row } = await open(session, id, itemId)
      const languages = await languagesOf(session.workspace.id)
      const rows = await translations.ofItem(itemId)
      const said = new Map(rows.map((each) => [each.language, saidIn(each)]))
      return { items: languages.map((language) => told(collection.own, row, language, said.get(language))) }
    },

    /** What is left out stays; what is empty reads as the item itself. Throws a 422 where a value is not one of its field. */
    async save(
      session: Session,
      id: string,
      { itemId, language, values }: { itemId: string; language: TranslatedLanguage; values: ItemValues },
    ): Promise<ItemTranslation> {
      const { collection, row } = await open(session, id, itemId)
      may.demandState(session, collection, stateOrPlan(row))
      const { at, actorId } = by(session)
      const now = contentOf(row)
      return database.inTransaction(async () => {
        const before = await translations.find(itemId, language)
        const said: Said = before ? saidIn(before) : {}
        for (const field of collection.own) {
          if (!Object.hasOwn(values, field.key)) continue
          const value = readSaid(field, values[field.key] ?? null)
          if (value === null) delete said[field.key]
          else said[field.key] = { value, of: now[field.key] ?? null }
        }
        if (Object.keys(said).length === 0) await translations.remove(itemId, language)
        else
          await translations.put({
            itemId,
            language,
            content: JSON.stringify(said),
            writtenBy: actorId,
            updatedAt: at,
          })
        // Pages that show it are made anew.
        await items.touch(itemId, at)
        await emit({
          ...by(session),
          kind: 'collection.items-changed',
          subject: { id, name: collection.name },
        })
        return told(collection.own, row, language, said)
      })
    },
  }
}
export type ItemTranslations = ReturnType<typeof itemTranslations>

function readSaid(field: CollectionField, given: ItemValues[string]) {
  const { translated } = kindOf(field.kind)
  const bare = typeof given === 'string' ? given.trim() : given
  if (bare === null || bare === '') return null
  if (!translated) throw refuse('ITEM_WRONG', { field: field.key, fault: 'INVALID' })
  const read = translated(bare, field)
  if ('fault' in read) throw refuse('ITEM_WRONG', { field: field.key, fault: read.fault })
  return read.value
}

function told(
  own: readonly CollectionField[],
  row: CollectionItemRow,
  language: TranslatedLanguage,
  said: Said = {},
): ItemTranslation {
  const now = contentOf(row)
  const shown = own.flatMap(({ key, kind }) =>
    kindOf(kind).translated && said[key] ? [[key, said[key]] as const] : [],
  )
  return {
    language,
    values: Object.fromEntries(shown.map(([key, { value }]) => [key, value])),
    changed: shown.flatMap(([key, { of }]) => (isOfAnother(of, now[key]) ? [key] : [])),
  }
}
