import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { CampaignLinkRow } from '../../../platform/database/tables/visits.ts'
import type { Position } from '../../../platform/http/cursor.ts'
import { total } from '../figures/store.ts'

export function campaignLinkStore(database: Database) {
  const links = () => database.query().selectFrom('campaignLink')

  return {
    /** The last one first; one more than the page holds. */
    page(workspaceId: string, after: Position | null, limit: number) {
      return links()
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .$if(after !== null, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after?.at ?? '', after?.id ?? '')),
          ),
        )
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    find(workspaceId: string, id: string) {
      return links().selectAll().where(owned(workspaceId, id)).executeTakeFirst()
    },
    at(root: string, shortName: string) {
      return links()
        .selectAll()
        .where('root', '=', root)
        .where('shortName', '=', shortName)
        .executeTakeFirst()
    },
    async count(workspaceId: string): Promise<number> {
      const { count } = await links()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('workspaceId', '=', workspaceId)
        .where('endedAt', 'is', null)
        .executeTakeFirstOrThrow()
      return count
    },
    /** False where somebody else has its short address. */
    async insert(row: CampaignLinkRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await database
        .query()
        .insertInto('campaignLink')
        .values(row)
        .onConflict((conflict) => conflict.columns(['root', 'shortName']).doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    async update(id: string, patch: Partial<CampaignLinkRow>): Promise<void> {
      await database.query().updateTable('campaignLink').set(patch).where('id', '=', id).execute()
    },
    /** How often these links were opened, by their scopes: months are below zero. */
    clicks(scopes: readonly number[]) {
      return database
        .query()
        .selectFrom('visitTotal')
        .select('scope')
        .select(total('visits').as('clicks'))
        .where('scope', 'in', scopes)
        .where('bucket', '<', 0)
        .groupBy('scope')
        .execute()
    },
    /** What campaigns of these names brought to a workspace, by source and medium. */
    brought(scope: number, names: readonly string[]) {
      return database
        .query()
        .selectFrom('visitMix')
        .innerJoin('visitProfile', 'visitProfile.id', 'visitMix.profile')
        .select(['source', 'medium', 'campaign'])
        .select([total('visits').as('visits'), total('conversions').as('conversions')])
        .where('scope', '=', scope)
        .where('bucket', '<', 0)
        .where('campaign', 'in', names)
        .groupBy(['source', 'medium', 'campaign'])
        .execute()
    },
  }
}
