import type { ItemState } from '@aurelio/contracts/collections'
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { containing, holds } from '../../../../platform/database/search-text.ts'
import type { Tables } from '../../../../platform/database/tables.ts'

/**
 * What a field must say, or one of several, by its text for sorting; `from` and `to` hold the text itself too, and what
 * `lacks` it says it in no entry.
 */
export type Condition = {
  field: string | readonly string[]
  operator: 'is' | 'not' | 'lacks' | 'has' | 'less' | 'more' | 'from' | 'to'
  text: string
}
/** What is left to ask of each item, where the few that pass the rest are known; null: they are many. */
export type Narrowing = {
  few: readonly string[] | null
  search: string | undefined
  conditions: readonly Condition[]
  /** One that is left out. */
  except?: string | undefined
}

type Asked = {
  search?: string | undefined
  conditions: readonly Condition[]
  /** Those alone. */
  ids?: readonly string[] | undefined
  /** One that is left out. */
  except?: string | undefined
}

/** Items that are looked for one by one, where no more of them are meant. */
const mostFew = 500

/** What items pass a search and filters, before they are read. */
export function itemFinding(database: Database) {
  return {
    narrow,
    /** How many there are in a state; where they are more than `most`, one more than that. */
    async count(
      collectionId: string,
      state: ItemState,
      { few, search, conditions, except }: Narrowing,
      most: number | null,
    ): Promise<number> {
      if (few?.length === 0) return 0
      let found = database
        .query()
        .selectFrom('collectionItem')
        .select('id')
        .where('collectionId', '=', collectionId)
        .where('state', '=', state)
      if (few) found = found.where('id', 'in', few)
      if (except !== undefined) found = found.where('id', '!=', except)
      if (search) found = found.where((eb) => holds(eb.ref('search'), search))
      for (const condition of conditions) found = found.where((eb) => passes(eb, condition))
      if (most !== null) found = found.limit(most + 1)
      const row = await database
        .query()
        .selectFrom(found.as('found'))
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    },
  }

  /** What few items are is found first; what many are fills a page soon, in its order, and is asked of each. */
  async function narrow(
    collectionId: string,
    { search, conditions, ids, except }: Asked,
  ): Promise<Narrowing> {
    const found = search ? await fewFound(collectionId, search) : null
    let few: readonly string[] | null = ids && found ? found.filter((id) => ids.includes(id)) : (ids ?? found)
    const left: Condition[] = []
    for (const condition of conditions) {
      if (few?.length === 0) break
      const passing = condition.operator === 'lacks' ? null : await fewPassing(collectionId, condition)
      if (passing === null) left.push(condition)
      else few = few === null ? passing : few.filter((id) => passing.includes(id))
    }
    return { few, search: found === null ? search : undefined, conditions: left, except }
  }

  /** Ids of the items in which something is found; null where they are many. */
  async function fewFound(collectionId: string, search: string): Promise<string[] | null> {
    const rows = await database
      .query()
      .selectFrom('collectionItem')
      .select('id')
      .where('collectionId', '=', collectionId)
      .where((eb) => holds(eb.ref('search'), search))
      .limit(mostFew + 1)
      .execute()
    return rows.length > mostFew ? null : rows.map(({ id }) => id)
  }

  /** Ids of the items that pass a filter; null where they are many. */
  async function fewPassing(collectionId: string, condition: Condition): Promise<string[] | null> {
    const fields = fieldsOf(condition)
    const most = mostFew * fields.length
    const rows = await database
      .query()
      .selectFrom('collectionValue')
      .select('itemId')
      .where('collectionId', '=', collectionId)
      .where('field', 'in', fields)
      .where((eb) => compared(eb, condition))
      .limit(most + 1)
      .execute()
    // One item may say it in several fields.
    const ids = new Set(rows.map(({ itemId }) => itemId))
    return rows.length > most || ids.size > mostFew ? null : [...ids]
  }
}

function fieldsOf({ field }: Condition): readonly string[] {
  return typeof field === 'string' ? [field] : field
}

type Compared = Pick<ExpressionBuilder<Tables, 'collectionValue'>, 'ref'>

/** Whether what an item says in a field is what a filter asks. */
function compared(eb: Compared, { operator, text }: Condition): Expression<SqlBool> {
  const column = eb.ref('collectionValue.text')
  if (operator === 'has') return containing(column, text)
  if (operator === 'from') return sql<SqlBool>`${column} >= ${text}`
  // Nothing stands before everything.
  if (operator === 'to') return sql<SqlBool>`${column} <= ${text} and ${column} <> ''`
  const signs = { is: sql`=`, lacks: sql`=`, not: sql`!=`, less: sql`<`, more: sql`>` } as const
  return sql<SqlBool>`${column} ${signs[operator]} ${text}`
}

/** Whether an item passes a filter, asked of each. */
export function passes(eb: ExpressionBuilder<Tables, 'collectionItem'>, condition: Condition) {
  const said = eb.exists(says(eb, condition))
  return condition.operator === 'lacks' ? eb.not(said) : said
}

function says(eb: ExpressionBuilder<Tables, 'collectionItem'>, condition: Condition) {
  return eb
    .selectFrom('collectionValue')
    .select('collectionValue.itemId')
    .whereRef('collectionValue.itemId', '=', 'collectionItem.id')
    .where('collectionValue.field', 'in', fieldsOf(condition))
    .where((own) => compared(own, condition))
}
