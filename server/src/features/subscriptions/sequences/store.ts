import { type SequenceStep, stepSchema } from '@aurelio/contracts/subscriptions'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { SequencePersonRow, SequenceRow } from '../../../platform/database/tables/subscriptions.ts'

const stepsSchema = z.array(stepSchema)

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
    list: (workspaceId: string) => rows(workspaceId).orderBy('sequence.createdAt', 'desc').execute(),
    find: (workspaceId: string, id: string) =>
      rows(workspaceId).where('sequence.id', '=', id).executeTakeFirst(),
    findAny: (id: string) =>
      database.query().selectFrom('sequence').selectAll().where('id', '=', id).executeTakeFirst(),
    async steps(sequenceId: string, number: number): Promise<SequenceStep[]> {
      const row = await database
        .query()
        .selectFrom('sequenceVersion')
        .select('steps')
        .where('sequenceId', '=', sequenceId)
        .where('number', '=', number)
        .executeTakeFirst()
      return row ? readSteps(row.steps) : []
    },
    async insert(row: SequenceRow, steps: readonly SequenceStep[]) {
      await database.query().insertInto('sequence').values(row).execute()
      await this.insertVersion(row.id, row.number, steps, row.createdAt)
    },
    async insertVersion(
      sequenceId: string,
      number: number,
      steps: readonly SequenceStep[],
      createdAt: string,
    ) {
      await database
        .query()
        .insertInto('sequenceVersion')
        .values({ sequenceId, number, steps: JSON.stringify(steps), createdAt })
        .execute()
    },
    async update(workspaceId: string, id: string, patch: Partial<SequenceRow>) {
      await database.query().updateTable('sequence').set(patch).where(owned(workspaceId, id)).execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('sequence').where(owned(workspaceId, id)).execute()
    },
    /** Where people stand, by step and by state. */
    standing: (sequenceIds: readonly string[]) =>
      sequenceIds.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('sequencePerson')
            .select((eb) => [
              'sequenceId',
              'stepId',
              'state',
              eb.fn.countAll().as('count'),
              eb.fn.sum('sent').as('sent'),
            ])
            .where('sequenceId', 'in', sequenceIds)
            .groupBy(['sequenceId', 'stepId', 'state'])
            .execute(),

    runningOn: (listId: string) =>
      database
        .query()
        .selectFrom('sequence')
        .selectAll()
        .where('listId', '=', listId)
        .where('state', '=', 'running')
        .execute(),
    /** Once in a lifetime: who has been through it does not enter again. */
    async enter(row: SequencePersonRow) {
      await database
        .query()
        .insertInto('sequencePerson')
        .values(row)
        .onConflict((conflict) => conflict.columns(['sequenceId', 'subscriberId']).doNothing())
        .execute()
    },
    due: (now: string, limit: number) =>
      database
        .query()
        .selectFrom('sequencePerson')
        .innerJoin('sequence', 'sequence.id', 'sequencePerson.sequenceId')
        .innerJoin('subscriber', 'subscriber.id', 'sequencePerson.subscriberId')
        .leftJoin('subscription', (join) =>
          join
            .onRef('subscription.subscriberId', '=', 'sequencePerson.subscriberId')
            .onRef('subscription.listId', '=', 'sequence.listId'),
        )
        .selectAll('sequencePerson')
        .select([
          'subscriber.email',
          'subscriber.name',
          'sequence.workspaceId',
          'sequence.listId',
          'subscription.state as subscribed',
        ])
        .where('sequence.state', '=', 'running')
        .where('sequencePerson.state', '=', 'waiting')
        .where('sequencePerson.dueAt', '<=', now)
        .orderBy('sequencePerson.dueAt')
        .limit(limit)
        .execute(),
    /** False where somebody else has it in hand by now. */
    async move(
      { sequenceId, subscriberId }: Pick<SequencePersonRow, 'sequenceId' | 'subscriberId'>,
      from: SequencePersonRow['state'],
      patch: Partial<SequencePersonRow>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('sequencePerson')
        .set(patch)
        .where('sequenceId', '=', sequenceId)
        .where('subscriberId', '=', subscriberId)
        .where('state', '=', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Those whose letter was being handed over when a process ended. */
    interrupted: (before: string) =>
      database
        .query()
        .selectFrom('sequencePerson')
        .selectAll()
        .where('state', '=', 'sending')
        .where('dueAt', '<=', before)
        .execute(),
    async leave(listId: string, subscriberId: string) {
      await database
        .query()
        .updateTable('sequencePerson')
        .set({ state: 'left' })
        .where('subscriberId', '=', subscriberId)
        .where('state', '=', 'waiting')
        .where('sequenceId', 'in', (eb) =>
          eb.selectFrom('sequence').select('sequence.id').where('sequence.listId', '=', listId),
        )
        .execute()
    },
  }
}
export type SequenceStore = ReturnType<typeof sequenceStore>
export type ListedSequence = NonNullable<Awaited<ReturnType<SequenceStore['find']>>>
export type DuePerson = Awaited<ReturnType<SequenceStore['due']>>[number]

export function readSteps(text: string): SequenceStep[] {
  return stepsSchema.parse(JSON.parse(text))
}
