import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { SequenceRow } from '../../../platform/database/tables/subscriptions.ts'
import type { SequenceVersion } from './graph.ts'
import { sequencePeopleStore } from './people/store.ts'
import { sequenceTurnStore } from './turns/store.ts'

/** Sequences, what they were when somebody entered them, and who stands where. */
export function sequenceStore(database: Database) {
  const rows = (workspaceId: string) =>
    database
      .query()
      .selectFrom('sequence')
      .leftJoin('subscriberList', 'subscriberList.id', 'sequence.listId')
      .innerJoin('sequenceVersion', (join) =>
        join
          .onRef('sequenceVersion.sequenceId', '=', 'sequence.id')
          .onRef('sequenceVersion.number', '=', 'sequence.number'),
      )
      .selectAll('sequence')
      .select(['subscriberList.name as list', 'sequenceVersion.steps'])
      .where('sequence.workspaceId', '=', workspaceId)

  return {
    ...sequencePeopleStore(database),
    ...sequenceTurnStore(database),
    list: (workspaceId: string) => rows(workspaceId).orderBy('sequence.createdAt', 'desc').execute(),
    find: (workspaceId: string, id: string) =>
      rows(workspaceId).where('sequence.id', '=', id).executeTakeFirst(),
    /** As it lies there; undefined where there is no such version. */
    async version(sequenceId: string, number: number): Promise<string | undefined> {
      const row = await database
        .query()
        .selectFrom('sequenceVersion')
        .select('steps')
        .where('sequenceId', '=', sequenceId)
        .where('number', '=', number)
        .executeTakeFirst()
      return row?.steps
    },
    async insert(row: SequenceRow, version: SequenceVersion) {
      await database.query().insertInto('sequence').values(row).execute()
      await this.insertVersion(row.id, row.number, version, row.createdAt)
    },
    async insertVersion(sequenceId: string, number: number, version: SequenceVersion, createdAt: string) {
      await database
        .query()
        .insertInto('sequenceVersion')
        .values({ sequenceId, number, steps: JSON.stringify(version), createdAt })
        .execute()
    },
    /** False where it was saved by somebody else since `baseNumber`. */
    async update(
      workspaceId: string,
      id: string,
      patch: Partial<SequenceRow>,
      baseNumber?: number,
    ): Promise<boolean> {
      let query = database.query().updateTable('sequence').set(patch).where(owned(workspaceId, id))
      if (baseNumber !== undefined) query = query.where('number', '=', baseNumber)
      return (await query.executeTakeFirst()).numUpdatedRows > 0n
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('sequence').where(owned(workspaceId, id)).execute()
    },
    /** Whether one of its letters, as people enter it or stand in it now, has a block for a segment. */
    async awaitsSegment(workspaceId: string, segmentId: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('sequence')
        .innerJoin('sequenceVersion', 'sequenceVersion.sequenceId', 'sequence.id')
        .select('sequence.id')
        .where('workspaceId', '=', workspaceId)
        .where('steps', 'like', `%"readers":%"${segmentId}"%`)
        .where((eb) =>
          eb.or([
            eb('sequenceVersion.number', '=', eb.ref('sequence.number')),
            eb.exists(
              eb
                .selectFrom('sequencePerson')
                .select('subscriberId')
                .whereRef('sequencePerson.sequenceId', '=', 'sequence.id')
                .whereRef('sequencePerson.number', '=', 'sequenceVersion.number')
                .where('sequencePerson.state', 'in', ['waiting', 'sending']),
            ),
          ]),
        )
        .executeTakeFirst()
      return row !== undefined
    },
    runningOn: (listId: string) =>
      database
        .query()
        .selectFrom('sequence')
        .innerJoin('sequenceVersion', (join) =>
          join
            .onRef('sequenceVersion.sequenceId', '=', 'sequence.id')
            .onRef('sequenceVersion.number', '=', 'sequence.number'),
        )
        .selectAll('sequence')
        .select('sequenceVersion.steps')
        .where('listId', '=', listId)
        .where('state', '=', 'running')
        .execute(),
  }
}
export type SequenceStore = ReturnType<typeof sequenceStore>
export type ListedSequence = NonNullable<Awaited<ReturnType<SequenceStore['find']>>>
