import { type SegmentRules, segmentRulesSchema } from '@aurelio/contracts/person-questions'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { SegmentRow } from '../../../platform/database/tables/subscriptions.ts'

/** A segment with its rules read. */
export type Segment = Omit<SegmentRow, 'rules'> & { rules: SegmentRules }

/** People by rules, named. */
export function segmentStore(database: Database) {
  return {
    async list(workspaceId: string): Promise<Segment[]> {
      const rows = await database
        .query()
        .selectFrom('segment')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      return rows.map(read)
    },
    async find(workspaceId: string, id: string): Promise<Segment | undefined> {
      const row = await database
        .query()
        .selectFrom('segment')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return row && read(row)
    },
    async insert(segment: Segment) {
      await database
        .query()
        .insertInto('segment')
        .values({ ...segment, rules: JSON.stringify(segment.rules) })
        .execute()
    },
    async update(workspaceId: string, id: string, { name, rules }: Pick<Segment, 'name' | 'rules'>) {
      await database
        .query()
        .updateTable('segment')
        .set({ name, rules: JSON.stringify(rules) })
        .where(owned(workspaceId, id))
        .execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('segment').where(owned(workspaceId, id)).execute()
    },
  }
}
export type SegmentStore = ReturnType<typeof segmentStore>

function read(row: SegmentRow): Segment {
  return { ...row, rules: segmentRulesSchema.parse(JSON.parse(row.rules)) }
}
