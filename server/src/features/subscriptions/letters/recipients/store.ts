import { type Expression, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { LetterRecipientRow } from '../../../../platform/database/tables/subscriptions.ts'

/** Who gets a letter: a row for each, so that a crash sends nobody the same twice. */
export function recipientStore(database: Database) {
  return {
    /** Who has confirmed a list; only those of `among`, a query of ids, where it is given. */
    async readersOf(
      listId: string,
      among: Expression<unknown> | null,
    ): Promise<{ people: number; unconfirmed: number }> {
      const rows = await database
        .query()
        .selectFrom('subscription')
        .select((eb) => [
          eb.fn.countAll().as('people'),
          // Confirmed in the moment in which they were added: nobody asked them.
          eb.fn.countAll().filterWhereRef('askedAt', '=', 'confirmedAt').as('unconfirmed'),
        ])
        .where('listId', '=', listId)
        .where('state', '=', 'confirmed')
        .where(isAmong(among))
        .executeTakeFirst()
      return { people: Number(rows?.people ?? 0), unconfirmed: Number(rows?.unconfirmed ?? 0) }
    },
    /** A row for each who has confirmed the list by now; only for those of `among` where it is given. */
    async addRecipients(
      letterId: string,
      listId: string,
      among: Expression<unknown> | null,
      at: string,
      trial: { share: number; endsAt: string } | null,
    ) {
      const variant = trial ? triedBy(database, trial.share) : sql<string>`''`
      await database
        .query()
        .insertInto('letterRecipient')
        .columns(['letterId', 'subscriberId', 'state', 'tries', 'nextAt', 'answer', 'variant'])
        .expression((eb) =>
          eb
            .selectFrom('subscription')
            .select((one) => [
              one.val(letterId).as('letterId'),
              one.ref('subscriberId').as('subscriberId'),
              one.val('waiting').as('state'),
              one.lit(0).as('tries'),
              one.val(at).as('nextAt'),
              one.val('').as('answer'),
              variant.as('variant'),
            ])
            .where('listId', '=', listId)
            .where('state', '=', 'confirmed')
            .where(isAmong(among)),
        )
        .onConflict((conflict) => conflict.columns(['letterId', 'subscriberId']).doNothing())
        .execute()
      if (trial)
        await database
          .query()
          .updateTable('letterRecipient')
          .set({ nextAt: trial.endsAt })
          .where('letterId', '=', letterId)
          .where('variant', '=', '')
          .execute()
    },
    /** To how many each subject of a trial went. */
    sentByVariant: (letterId: string) =>
      database
        .query()
        .selectFrom('letterRecipient')
        .select((eb) => ['variant', eb.fn.countAll().as('count')])
        .where('letterId', '=', letterId)
        .where('state', '=', 'sent')
        .groupBy('variant')
        .execute(),
    /** Those whose moment has come, with what is known of them. */
    due: (letterId: string, now: string, limit: number) =>
      database
        .query()
        .selectFrom('letterRecipient')
        .innerJoin('subscriber', 'subscriber.id', 'letterRecipient.subscriberId')
        .innerJoin('letter', 'letter.id', 'letterRecipient.letterId')
        .leftJoin('subscription', (join) =>
          join
            .onRef('subscription.subscriberId', '=', 'letterRecipient.subscriberId')
            .onRef('subscription.listId', '=', 'letter.listId'),
        )
        .select([
          'letterRecipient.subscriberId',
          'letterRecipient.tries',
          'letterRecipient.variant',
          'subscriber.email',
          'subscriber.name',
          'subscriber.pace',
        ])
        .select(['subscription.state as subscribed', 'subscriber.language'])
        .where('letterRecipient.letterId', '=', letterId)
        .where('letterRecipient.state', '=', 'waiting')
        .where('letterRecipient.nextAt', '<=', now)
        .orderBy('letterRecipient.nextAt')
        .limit(limit)
        .execute(),
    async nextAt(letterId: string): Promise<string | null> {
      const row = await database
        .query()
        .selectFrom('letterRecipient')
        .select((eb) => eb.fn.min('nextAt').as('nextAt'))
        .where('letterId', '=', letterId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return row?.nextAt ?? null
    },
    /** False where somebody else has it in hand, or it is settled. */
    async take({
      letterId,
      subscriberId,
    }: Pick<LetterRecipientRow, 'letterId' | 'subscriberId'>): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('letterRecipient')
        .set({ state: 'sending' })
        .where('letterId', '=', letterId)
        .where('subscriberId', '=', subscriberId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async postpone(letterId: string, subscriberIds: readonly string[], nextAt: string) {
      await database
        .query()
        .updateTable('letterRecipient')
        .set({ nextAt })
        .where('letterId', '=', letterId)
        .where('subscriberId', 'in', subscriberIds)
        .execute()
    },
    async complained({ letterId, subscriberId }: Pick<LetterRecipientRow, 'letterId' | 'subscriberId'>) {
      await database
        .query()
        .updateTable('letterRecipient')
        .set({ complained: 1 })
        .where('letterId', '=', letterId)
        .where('subscriberId', '=', subscriberId)
        .execute()
    },
    /** Those of whom nobody knows whether they have it. */
    doubted: (letterId: string) =>
      database
        .query()
        .selectFrom('letterRecipient')
        .innerJoin('subscriber', 'subscriber.id', 'letterRecipient.subscriberId')
        .select(['subscriber.email', 'letterRecipient.answer'])
        .where('letterId', '=', letterId)
        .where('state', '=', 'doubt')
        .orderBy('subscriber.email')
        .limit(500)
        .execute(),
    /** Only where it stands in one of these states still. */
    async settle(
      row: Pick<LetterRecipientRow, 'letterId' | 'subscriberId'>,
      patch: Partial<LetterRecipientRow>,
      from: readonly LetterRecipientRow['state'][],
    ) {
      await database
        .query()
        .updateTable('letterRecipient')
        .set(patch)
        .where('letterId', '=', row.letterId)
        .where('subscriberId', '=', row.subscriberId)
        .where('state', 'in', from)
        .execute()
    },
    /** Those that a process was handing over when it ended: nobody knows whether they arrived. */
    async doubt(letterId: string) {
      await database
        .query()
        .updateTable('letterRecipient')
        .set({ state: 'doubt' })
        .where('letterId', '=', letterId)
        .where('state', '=', 'sending')
        .execute()
    },
    counts: (letterIds: readonly string[]) =>
      letterIds.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('letterRecipient')
            .select((eb) => [
              'letterId',
              'state',
              eb.fn.countAll().as('count'),
              eb.fn.sum('complained').as('complained'),
            ])
            .where('letterId', 'in', letterIds)
            .groupBy(['letterId', 'state'])
            .execute(),
    async problems(letterId: string) {
      const found = await database
        .query()
        .selectFrom('letterRecipient')
        .select((eb) => ['answer', eb.fn.countAll().as('count')])
        .where('letterId', '=', letterId)
        .where('state', 'in', ['bounced', 'failed'])
        .groupBy('answer')
        .execute()
      return found
        .map(({ answer, count }) => ({ answer, count: Number(count) }))
        .toSorted((one, other) => other.count - one.count)
        .slice(0, 20)
    },
  }
}

function isAmong(ids: Expression<unknown> | null): Expression<SqlBool> {
  return ids === null ? sql<SqlBool>`1 = 1` : sql<SqlBool>`"subscription"."subscriberId" in (${ids})`
}

/** Which of two subjects somebody gets: half of the share, in hundredths, each of them; '' for who waits for the better one. */
function triedBy({ engine }: Database, share: number) {
  // Below 200: one chance a person, whatever the engine does with it.
  const chance = engine === 'postgres' ? sql`floor(random() * 200)::int` : sql`abs(random() % 200)`
  return sql<string>`case (${chance}) / ${sql.lit(share)} when 0 then 'a' when 1 then 'b' else '' end`
}
