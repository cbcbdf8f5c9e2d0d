import { type LeadRule, leadRuleSchema, type RuleTrigger } from '@aurelio/contracts/lead-rules'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { LeadRuleRow } from '../../../platform/database/tables/leads.ts'

/** Rules of a workspace, and what a run of them asks for. */
export function ruleStore(database: Database) {
  const rows = (workspaceId: string) =>
    database.query().selectFrom('leadRule').selectAll().where('workspaceId', '=', workspaceId)

  return {
    async list(workspaceId: string): Promise<LeadRule[]> {
      return (await rows(workspaceId).orderBy('createdAt').orderBy('id').execute()).map(toRule)
    },
    async find(workspaceId: string, id: string): Promise<LeadRule | undefined> {
      const row = await rows(workspaceId).where('id', '=', id).executeTakeFirst()
      return row && toRule(row)
    },
    async insert(row: LeadRuleRow) {
      await database.query().insertInto('leadRule').values(row).execute()
    },
    async update(workspaceId: string, id: string, rule: Omit<LeadRule, 'id'>) {
      await database
        .query()
        .updateTable('leadRule')
        .set(columnsOf(rule))
        .where(owned(workspaceId, id))
        .execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('leadRule').where(owned(workspaceId, id)).execute()
    },
    /** Those that are on and wait for this, in the order they were made. */
    async waitingFor(workspaceId: string, trigger: RuleTrigger): Promise<LeadRule[]> {
      const found = await rows(workspaceId)
        .where('isActive', '=', 1)
        .where('trigger', '=', trigger)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      return found.map(toRule)
    },
    /** Which of these workspaces have a rule that is on. */
    async having(workspaceIds: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await database
        .query()
        .selectFrom('leadRule')
        .select('workspaceId')
        .distinct()
        .where('workspaceId', 'in', workspaceIds)
        .where('isActive', '=', 1)
        .execute()
      return new Set(found.map(({ workspaceId }) => workspaceId))
    },
    /** Whether the history of a lead has this entry: the rule has run already. */
    async hasEntry(id: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('leadEntry')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },
    person(id: string) {
      return database
        .query()
        .selectFrom('user')
        .select(['name', 'email'])
        .where('id', '=', id)
        .executeTakeFirst()
    },
  }
}
export type RuleStore = ReturnType<typeof ruleStore>

/** As a row keeps it. */
export function columnsOf({ name, isActive, trigger, conditions, actions }: Omit<LeadRule, 'id'>) {
  return {
    name,
    isActive: isActive ? 1 : 0,
    trigger,
    conditions: JSON.stringify(conditions),
    actions: JSON.stringify(actions),
  } satisfies Partial<LeadRuleRow>
}

function toRule({ isActive, conditions, actions, ...row }: LeadRuleRow): LeadRule {
  return leadRuleSchema.parse({
    ...row,
    isActive: isActive === 1,
    conditions: JSON.parse(conditions),
    actions: JSON.parse(actions),
  })
}
