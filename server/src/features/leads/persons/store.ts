import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { searchable } from '../../../platform/database/search-text.ts'
import type { Scope } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadRow } from '../../../platform/database/tables/leads.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { seenBy } from '../seen/store.ts'

/** How many of one name are looked at: more is a common name, and says nothing. */
const mostOfOneName = 50

export type Keys = Pick<LeadRow, 'id' | 'emailKey' | 'phoneKey' | 'personId'>

/** What the leads of one person have in common: any of it. */
type Person = { id: string; emailKeys: string[]; phoneKeys: string[]; personIds: string[] }

/** Who leads are from: by the same mail, the same phone, or because the team said so. */
export function personStore(database: Database) {
  const eb = expressionBuilder<Tables, 'lead'>()

  /** Goes by what the team put together, and by the mails and phones of all of that. */
  async function personOf(workspaceId: string, lead: Keys): Promise<Person> {
    const own = personFrom(lead.id, [lead])
    const joined = await database
      .query()
      .selectFrom('lead')
      .select('personId')
      .distinct()
      .where('workspaceId', '=', workspaceId)
      .where('personId', 'is not', null)
      .where(isOf(own))
      .execute()
    const personIds = distinct(joined.map(({ personId }) => personId))
    if (personIds.length === 0) return own
    const rows = await database
      .query()
      .selectFrom('lead')
      .select(['emailKey', 'phoneKey', 'personId'])
      .where('workspaceId', '=', workspaceId)
      .where('personId', 'in', personIds)
      .execute()
    return personFrom(lead.id, [lead, ...rows])
  }

  function isOf({ id, emailKeys, phoneKeys, personIds }: Person): Expression<SqlBool> {
    return eb.or([
      eb('lead.id', '=', id),
      ...(emailKeys.length === 0 ? [] : [eb('lead.emailKey', 'in', emailKeys)]),
      ...(phoneKeys.length === 0 ? [] : [eb('lead.phoneKey', 'in', phoneKeys)]),
      ...(personIds.length === 0 ? [] : [eb('lead.personId', 'in', personIds)]),
    ])
  }

  return {
    /** The condition under which a row of `lead` is of the person of this one. */
    samePerson: async (workspaceId: string, lead: Keys) => isOf(await personOf(workspaceId, lead)),

    /** Others of the same name that nothing else joins to this one, the last first. */
    async alike(scope: Scope, lead: Keys & Pick<LeadRow, 'name'>, limit: number) {
      if (lead.name === '') return []
      const person = await personOf(scope.workspaceId, lead)
      const rows = await database
        .query()
        .selectFrom('lead')
        .select(['id', 'name', 'email', 'phone', 'pageName', 'createdAt', 'emailKey', 'phoneKey', 'personId'])
        .where((each) => each.and(seenBy(database, scope)))
        .where('spam', '=', 0)
        .where('nameKey', '=', searchable(lead.name))
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(mostOfOneName)
        .execute()
      return rows.filter((row) => !isAmong(person, row)).slice(0, limit)
    },

    find(scope: Scope, ids: readonly string[]) {
      return database
        .query()
        .selectFrom('lead')
        .select(['id', 'emailKey', 'phoneKey', 'personId', 'name', 'email', 'phone'])
        .where((each) => each.and(seenBy(database, scope)))
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    },

    async join(workspaceId: string, ids: readonly string[], personIds: readonly string[], personId: string) {
      await database
        .query()
        .updateTable('lead')
        .set({ personId })
        .where('workspaceId', '=', workspaceId)
        .where((each) =>
          each.or([
            each('id', 'in', ids),
            ...(personIds.length === 0 ? [] : [each('personId', 'in', personIds)]),
          ]),
        )
        .execute()
    },

    /** Takes this one, with what bears its mail or its phone, out of what the team put together. */
    async part(workspaceId: string, lead: Keys) {
      await database
        .query()
        .updateTable('lead')
        .set({ personId: null })
        .where('workspaceId', '=', workspaceId)
        .where(isOf(personFrom(lead.id, [{ ...lead, personId: null }])))
        .execute()
    },
  }
}

const holds = (keys: readonly string[], key: string | null) => key !== null && keys.includes(key)

function isAmong({ id, emailKeys, phoneKeys, personIds }: Person, row: Keys): boolean {
  return (
    row.id === id ||
    holds(emailKeys, row.emailKey) ||
    holds(phoneKeys, row.phoneKey) ||
    holds(personIds, row.personId)
  )
}

function personFrom(id: string, rows: readonly Omit<Keys, 'id'>[]): Person {
  return {
    id,
    emailKeys: distinct(rows.map(({ emailKey }) => emailKey)),
    phoneKeys: distinct(rows.map(({ phoneKey }) => phoneKey)),
    personIds: distinct(rows.map(({ personId }) => personId)),
  }
}

function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null))]
}
