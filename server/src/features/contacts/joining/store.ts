import type { Database } from '../../../platform/database/database.ts'
import type { ContactRow, JoinReason } from '../../../platform/database/tables/contacts.ts'

/** Which contacts are one person: those that share a `mergeId`. No row is ever moved, so that each can be taken out again. */
export function joiningStore(database: Database) {
  const change = (workspaceId: string) =>
    database.query().updateTable('contact').where('workspaceId', '=', workspaceId)

  /** One that is left of a person stands alone. */
  async function dissolve(workspaceId: string, mergeIds: readonly string[]) {
    if (mergeIds.length === 0) return
    await change(workspaceId)
      .set({ mergeId: null, joinedBy: null })
      .where('mergeId', 'in', (eb) =>
        eb
          .selectFrom('contact')
          .select('mergeId')
          .where('mergeId', 'in', mergeIds)
          .groupBy('mergeId')
          .having((each) => each.fn.countAll(), '=', 1),
      )
      .execute()
  }

  return {
    find(workspaceId: string, ids: readonly string[]) {
      return database
        .query()
        .selectFrom('contact')
        .select(['id', 'mail', 'mergeId', 'joinedBy', 'isApart'])
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    },
    /** All contacts of these persons. */
    ofPersons(workspaceId: string, mergeIds: readonly string[]) {
      return database
        .query()
        .selectFrom('contact')
        .select(['id', 'mail', 'mergeId', 'joinedBy', 'isApart'])
        .where('mergeId', 'in', mergeIds)
        .where('workspaceId', '=', workspaceId)
        .orderBy('id')
        .execute()
    },
    async join(
      workspaceId: string,
      { ids, mergeIds, into, by }: { ids: string[]; mergeIds: string[]; into: string; by: JoinReason },
    ) {
      await change(workspaceId)
        .set({ joinedBy: by })
        .where('id', 'in', ids)
        .where('mergeId', 'is', null)
        .execute()
      await change(workspaceId)
        .set({ mergeId: into, isApart: 0 })
        .where((eb) =>
          eb.or([eb('id', 'in', ids), ...(mergeIds.length === 0 ? [] : [eb('mergeId', 'in', mergeIds)])]),
        )
        .execute()
    },
    async separate(workspaceId: string, { id, mergeId }: Pick<ContactRow, 'id' | 'mergeId'>) {
      await change(workspaceId)
        .set({ mergeId: null, joinedBy: null, isApart: 1 })
        .where('id', '=', id)
        .execute()
      if (mergeId !== null) await dissolve(workspaceId, [mergeId])
    },
    dissolve,
  }
}
export type JoiningStore = ReturnType<typeof joiningStore>
