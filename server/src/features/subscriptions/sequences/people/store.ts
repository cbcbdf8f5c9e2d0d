import type { Database } from '../../../../platform/database/database.ts'
import type { SequencePersonRow } from '../../../../platform/database/tables/subscriptions.ts'
import type { Position } from '../../../../platform/http/cursor.ts'

type Named = Pick<SequencePersonRow, 'sequenceId' | 'subscriberId'>
const inside = ['waiting', 'sending'] as const
const outside = ['finished', 'reached', 'left'] as const

/** When they were done with it, where a state says that they are. */
function ending(state: SequencePersonRow['state'] | undefined): { endedAt?: string | null } {
  if (state === undefined) return {}
  return { endedAt: outside.some((each) => each === state) ? new Date().toISOString() : null }
}

/** Who stands where in which sequence. */
export function sequencePeopleStore(database: Database) {
  return {
    standing: (sequenceIds: readonly string[]) => standing(database, sequenceIds),
    moveTogether: (...asked: MovedTogether) => moveTogether(database, ...asked),
    /** Who is inside stays where they are; who has been through it begins anew only where that is wished. */
    async enter(row: Omit<SequencePersonRow, 'deadline' | 'doubt' | 'held' | 'endedAt'>, again: boolean) {
      await database
        .query()
        .insertInto('sequencePerson')
        .values({ ...row, deadline: null, doubt: 0, held: 0 })
        .onConflict((conflict) => {
          const same = conflict.columns(['sequenceId', 'subscriberId'])
          if (!again) return same.doNothing()
          const { number, stepId, dueAt, enteredAt } = row
          return same
            .doUpdateSet({
              number,
              stepId,
              dueAt,
              enteredAt,
              deadline: null,
              state: 'waiting',
              tries: 0,
              endedAt: null,
            })
            .where('sequencePerson.state', 'in', outside)
        })
        .execute()
    },
    /** Everybody who has confirmed the list and was never inside. */
    async enterAll(sequenceId: string, listId: string, step: { number: number; stepId: string; at: string }) {
      const { numInsertedOrUpdatedRows: entered } = await database
        .query()
        .insertInto('sequencePerson')
        .columns([
          'sequenceId',
          'subscriberId',
          'number',
          'position',
          'stepId',
          'state',
          'dueAt',
          'enteredAt',
          'sent',
          'tries',
        ])
        .expression((eb) =>
          eb
            .selectFrom('subscription')
            .select((one) => [
              one.val(sequenceId).as('sequenceId'),
              one.ref('subscriberId').as('subscriberId'),
              one.lit(step.number).as('number'),
              one.lit(0).as('position'),
              one.val(step.stepId).as('stepId'),
              one.val('waiting').as('state'),
              one.val(step.at).as('dueAt'),
              one.val(step.at).as('enteredAt'),
              one.lit(0).as('sent'),
              one.lit(0).as('tries'),
            ])
            .where('listId', '=', listId)
            .where('state', '=', 'confirmed'),
        )
        .onConflict((conflict) => conflict.columns(['sequenceId', 'subscriberId']).doNothing())
        .executeTakeFirstOrThrow()
      return Number(entered ?? 0)
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
          'subscriber.pace',
          'subscriber.zone',
          'subscriber.language',
          'sequence.name as sequence',
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
    /** False where somebody else has it in hand by now, or has moved them to another step. */
    async move(
      { sequenceId, subscriberId, stepId }: Named & { stepId?: string },
      from: SequencePersonRow['state'],
      patch: Partial<SequencePersonRow>,
    ): Promise<boolean> {
      let query = database
        .query()
        .updateTable('sequencePerson')
        .set({ ...patch, ...ending(patch.state) })
        .where('sequenceId', '=', sequenceId)
        .where('subscriberId', '=', subscriberId)
        .where('state', '=', from)
      if (stepId !== undefined) query = query.where('stepId', '=', stepId)
      return (await query.executeTakeFirst()).numUpdatedRows > 0n
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
        .set({ state: 'left', ...ending('left') })
        .where('subscriberId', '=', subscriberId)
        .where('state', '=', 'waiting')
        .where('sequenceId', 'in', (eb) =>
          eb.selectFrom('sequence').select('sequence.id').where('sequence.listId', '=', listId),
        )
        .execute()
    },
    /** These have done something: those of their sequences that wait for it look again. */
    async wake(workspaceId: string, emails: readonly string[], at: string) {
      if (emails.length === 0) return
      await database
        .query()
        .updateTable('sequencePerson')
        .set({ dueAt: at })
        .where('state', '=', 'waiting')
        .where('deadline', 'is not', null)
        .where('dueAt', '>', at)
        .where('subscriberId', 'in', (eb) =>
          eb
            .selectFrom('subscriber')
            .select('subscriber.id')
            .where('subscriber.workspaceId', '=', workspaceId)
            .where('subscriber.email', 'in', emails),
        )
        .execute()
    },
    /** Takes those who stand at one of these steps along into another version. */
    async adopt(sequenceId: string, number: number, stepIds: readonly string[]) {
      if (stepIds.length === 0) return
      await database
        .query()
        .updateTable('sequencePerson')
        .set({ number })
        .where('sequenceId', '=', sequenceId)
        .where('state', 'in', inside)
        .where('stepId', 'in', stepIds)
        .execute()
    },
    people(
      sequenceId: string,
      { stepId, state }: { stepId?: string | undefined; state?: SequencePersonRow['state'] | undefined },
      after: Position | null,
      limit: number,
    ) {
      let query = database
        .query()
        .selectFrom('sequencePerson')
        .innerJoin('subscriber', 'subscriber.id', 'sequencePerson.subscriberId')
        .selectAll('sequencePerson')
        .select(['subscriber.id', 'subscriber.email', 'subscriber.name'])
        .where('sequenceId', '=', sequenceId)
        .orderBy('enteredAt', 'desc')
        .orderBy('subscriberId', 'desc')
        .limit(limit + 1)
      if (stepId !== undefined) query = query.where('stepId', '=', stepId)
      if (state !== undefined) query = query.where('state', '=', state)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('enteredAt', 'subscriberId'), '<', eb.tuple(after.at, after.id)),
        )
      return query.execute()
    },
    async personIn(sequenceId: string, subscriberId: string) {
      return database
        .query()
        .selectFrom('sequencePerson')
        .selectAll()
        .where('sequenceId', '=', sequenceId)
        .where('subscriberId', '=', subscriberId)
        .executeTakeFirst()
    },
  }
}
export type DuePerson = Awaited<ReturnType<ReturnType<typeof sequencePeopleStore>['due']>>[number]

/** How many stand where, by step and by state. */
async function standing(database: Database, sequenceIds: readonly string[]) {
  if (sequenceIds.length === 0) return []
  return database
    .query()
    .selectFrom('sequencePerson')
    .select((eb) => [
      'sequenceId',
      'stepId',
      'state',
      'number',
      eb.fn.countAll().as('count'),
      eb.fn.sum('sent').as('sent'),
      eb.fn.sum('doubt').as('doubt'),
      eb.fn.sum('held').as('held'),
    ])
    .where('sequenceId', 'in', sequenceIds)
    .groupBy(['sequenceId', 'stepId', 'state', 'number'])
    .execute()
}

type MovedTogether = Parameters<typeof moveTogether> extends [Database, ...infer Rest] ? Rest : never

/** Takes several on who stand at one step of one sequence; gives the ids of those whom it moved. */
async function moveTogether(
  database: Database,
  people: readonly Pick<SequencePersonRow, 'sequenceId' | 'subscriberId' | 'stepId'>[],
  from: SequencePersonRow['state'],
  patch: Partial<SequencePersonRow>,
): Promise<ReadonlySet<string>> {
  const [first] = people
  if (!first) return new Set()
  const rows = await database
    .query()
    .updateTable('sequencePerson')
    .set({ ...patch, ...ending(patch.state) })
    .where('sequenceId', '=', first.sequenceId)
    .where(
      'subscriberId',
      'in',
      people.map(({ subscriberId }) => subscriberId),
    )
    .where('state', '=', from)
    .where('stepId', '=', first.stepId)
    .returning('subscriberId')
    .execute()
  return new Set(rows.map(({ subscriberId }) => subscriberId))
}
