import { handOrder, type ItemState } from '@aurelio/contracts/collections'
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { containing, holds } from '../../../../platform/database/search-text.ts'
import type { Tables } from '../../../../platform/database/tables.ts'
import { longestSearch } from '../to-row.ts'

/**
 * What a field must say, or one of several, by its text for sorting; `from` and `to` hold the text itself too, and what
 * `lacks` it says it in no entry. Several are fields with words, all of which an item is found by (`isSearched`).
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
  state?: ItemState | undefined
  conditions: readonly Condition[]
  /** Those alone. */
  ids?: readonly string[] | undefined
  /** One that is left out. */
  except?: string | undefined
}

/** Items that are looked for one by one, where no more of them are meant. */
const mostFew = 2000

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
      const [led, others] = leading(conditions)
      let found = database
        .query()
        .selectFrom('collectionValue as value')
        .select('value.itemId')
        .where('value.field', '=', led?.field ?? handOrder)
        .where('value.state', '=', state)
      for (const each of led?.all ?? []) found = found.where((eb) => compared(eb.ref('value.text'), each))
      found = found.where((eb) =>
        amongItems({ items: eb.ref('value.itemId'), of: eb.ref('value.collectionId') }, collectionId, few),
      )
      if (except !== undefined) found = found.where('value.itemId', '!=', except)
      if (search) found = found.where((eb) => isFound(eb.ref('value.itemId'), search))
      for (const all of others) found = found.where((eb) => passes(eb.ref('value.itemId'), all))
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
    { search, state, conditions, ids, except }: Asked,
  ): Promise<Narrowing> {
    const found = search ? await fewFound(collectionId, search) : null
    let few: readonly string[] | null = ids && found ? found.filter((id) => ids.includes(id)) : (ids ?? found)
    const left: Condition[] = []
    for (const all of byField(conditions)) {
      if (few?.length === 0) break
      const passing = all[0].operator === 'lacks' ? null : await fewPassing(collectionId, state, all)
      if (passing === null) left.push(...all)
      else few = few === null ? [...passing] : few.filter((id) => passing.has(id))
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

  /**
   * Ids of the items that may say a text in their words, for what they are found by is read once for all of their fields; null
   * where they are many. Of long words the end is left out there.
   */
  async function fewSaying(collectionId: string, text: string): Promise<string[] | null> {
    const rows = await database
      .query()
      .selectFrom('collectionItem')
      .select('id')
      .where('collectionId', '=', collectionId)
      .where((eb) =>
        eb.or([
          containing(eb.ref('search'), text),
          // In letters, of which a database counts one for two of what was cut.
          eb(eb.fn<number>('length', ['search']), '>=', longestSearch / 2),
        ]),
      )
      .limit(mostFew + 1)
      .execute()
    return rows.length > mostFew ? null : rows.map(({ id }) => id)
  }

  /** Ids of the items that pass what is asked of a field; null where they are many. */
  async function fewPassing(
    collectionId: string,
    state: ItemState | undefined,
    all: OfField,
  ): Promise<ReadonlySet<string> | null> {
    const [{ field, text }] = all
    const fields = fieldsOf(all[0])
    const most = mostFew * fields.length
    const among = typeof field === 'string' ? null : await fewSaying(collectionId, text)
    if (typeof field !== 'string' && among === null) return null
    if (among?.length === 0) return new Set()
    let found = database
      .query()
      .selectFrom('collectionValue')
      .select('itemId')
      .where((eb) => amongItems({ items: eb.ref('itemId'), of: eb.ref('collectionId') }, collectionId, among))
      .where('field', 'in', fields)
    if (state) found = found.where('state', '=', state)
    for (const condition of all)
      found = found.where((eb) => compared(eb.ref('collectionValue.text'), condition))
    const rows = await found.limit(most + 1).execute()
    // One item may say it in several fields.
    const ids = new Set(rows.map(({ itemId }) => itemId))
    return rows.length > most || ids.size > mostFew ? null : ids
  }
}

/** What is asked of one field, all of which one value must be. */
type OfField = readonly [Condition, ...Condition[]]

/** Conditions as one value answers them: the two ends of a range together, for numbers and days are said once. */
function byField(conditions: readonly Condition[]): OfField[] {
  const ranges = new Map<unknown, OfField>()
  const others: OfField[] = []
  for (const condition of conditions) {
    const { field, operator } = condition
    const known = ranges.get(field)
    if (operator !== 'from' && operator !== 'to') others.push([condition])
    else ranges.set(field, known ? [...known, condition] : [condition])
  }
  return [...ranges.values(), ...others]
}

/** What counting begins with: something that each item says once in one field; and what is asked of each besides. */
function leading(
  conditions: readonly Condition[],
): [{ field: string; all: OfField } | undefined, readonly OfField[]] {
  const all = byField(conditions)
  for (const each of all) {
    const [{ field, operator }] = each
    if (typeof field === 'string' && (operator === 'is' || operator === 'from' || operator === 'to'))
      return [{ field, all: each }, all.filter((other) => other !== each)]
  }
  return [undefined, all]
}

function fieldsOf({ field }: Condition): readonly string[] {
  return typeof field === 'string' ? [field] : field
}

/** Whether what an item says in a field is what a filter asks. */
function compared(column: Expression<string>, { operator, text }: Condition): Expression<SqlBool> {
  if (operator === 'has') return containing(column, text)
  if (operator === 'from') return sql<SqlBool>`${column} >= ${text}`
  // Nothing stands before everything.
  if (operator === 'to') return sql<SqlBool>`${column} <= ${text} and ${column} <> ''`
  const signs = { is: sql`=`, lacks: sql`=`, not: sql`!=`, less: sql`<`, more: sql`>` } as const
  return sql<SqlBool>`${column} ${signs[operator]} ${text}`
}

/**
 * Whether a value is of a collection, and of the few of its items that are meant. Those are asked for first: where the
 * collection stands as it is beside them, an engine reads all of its values to find the few.
 */
export function amongItems(
  column: { items: Expression<string>; of: Expression<string> },
  collectionId: string,
  few: readonly string[] | null,
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>()
  if (few === null) return eb(column.of, '=', collectionId)
  return eb.and([eb(column.items, 'in', few), sql<SqlBool>`${column.of} || '' = ${collectionId}`])
}

/** Whether an item passes filters, asked of each. */
export function passesAll(id: Expression<string>, conditions: readonly Condition[]): Expression<SqlBool> {
  return expressionBuilder<Tables>().and(byField(conditions).map((all) => passes(id, all)))
}

function passes(id: Expression<string>, all: OfField): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>()
  let said = eb
    .selectFrom('collectionValue as said')
    .select('said.itemId')
    .where('said.itemId', '=', id)
    .where('said.field', 'in', fieldsOf(all[0]))
  for (const condition of all) said = said.where((each) => compared(each.ref('said.text'), condition))
  return all[0].operator === 'lacks' ? eb.not(eb.exists(said)) : eb.exists(said)
}

/** Whether something is found in an item, asked of each. */
export function isFound(id: Expression<string>, search: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>()
  return eb.exists(
    eb
      .selectFrom('collectionItem as searched')
      .select('searched.id')
      .where('searched.id', '=', id)
      .where((each) => holds(each.ref('searched.search'), search)),
  )
}
