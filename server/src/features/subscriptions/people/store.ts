import { createHash } from 'node:crypto'
import type { SubscriptionState } from '@aurelio/contracts/subscriptions'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import { containing, searchable } from '../../../platform/database/search-text.ts'
import type {
  NewSubscriberRow,
  NewSubscriptionRow,
  SubscriberRow,
  SubscriptionRow,
  SuppressionRow,
} from '../../../platform/database/tables/subscriptions.ts'
import type { Position } from '../../../platform/http/cursor.ts'
import { labelStore } from './labels/store.ts'
import { listStore } from './lists/store.ts'
import { receivedStore } from './received/store.ts'
import { turnStore } from './turns/store.ts'

/** As many rows as one statement takes on both engines. */
const atOnce = 400

export type PeopleFilter = {
  q?: string | undefined
  listId?: string | undefined
  state?: SubscriptionState | undefined
  language?: string | undefined
}

/** What of an address is kept where it must not be written to any more. */
export function addressHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

function wordsIn(text = ''): string[] {
  return searchable(text).split(/\s+/).filter(Boolean)
}

async function inChunks<Item, Result>(items: readonly Item[], work: (some: Item[]) => Promise<Result[]>) {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await work(items.slice(from, from + atOnce))))
  return results
}

/** What some people say of themselves. */
async function keepSaid(
  database: Database,
  ids: readonly string[],
  said: { zone: string } | { language: string },
): Promise<void> {
  await inChunks(ids, async (some) => {
    await database.query().updateTable('subscriber').set(said).where('id', 'in', some).execute()
    return []
  })
}

/** Lists, the people on them, and who is written to no more. */
export function peopleStore(database: Database) {
  return {
    ...listStore(database),
    ...labelStore(database),
    ...turnStore(database),
    ...receivedStore(database),

    /** The last one first; one more than asked for where there is more. */
    page(
      workspaceId: string,
      { q, listId, state, language }: PeopleFilter,
      after: Position | null,
      limit: number,
    ) {
      let query = database
        .query()
        .selectFrom('subscriber')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      if (language !== undefined) query = query.where('language', '=', language)
      for (const word of wordsIn(q)) query = query.where((eb) => containing(eb.ref('search'), word))
      if (listId !== undefined || state !== undefined)
        query = query.where((eb) => {
          let on = eb
            .selectFrom('subscription')
            .select('subscription.listId')
            .whereRef('subscription.subscriberId', '=', 'subscriber.id')
          if (listId !== undefined) on = on.where('subscription.listId', '=', listId)
          if (state !== undefined) on = on.where('subscription.state', '=', state)
          return eb.exists(on)
        })
      return query.execute()
    },
    subscriptionsOf: (subscriberIds: readonly string[]) =>
      inChunks(subscriberIds, (some) =>
        database
          .query()
          .selectFrom('subscription')
          .innerJoin('subscriberList', 'subscriberList.id', 'subscription.listId')
          .selectAll('subscription')
          .select('subscriberList.name as list')
          .where('subscriberId', 'in', some)
          .orderBy('askedAt')
          .execute(),
      ),
    subscriber: (id: string) =>
      database.query().selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst(),
    byAddresses: (workspaceId: string, emails: readonly string[]): Promise<SubscriberRow[]> =>
      inChunks(emails, (some) =>
        database
          .query()
          .selectFrom('subscriber')
          .selectAll()
          .where('workspaceId', '=', workspaceId)
          .where('email', 'in', some)
          .execute(),
      ),
    insertPeople: (rows: readonly NewSubscriberRow[]) =>
      inChunks(rows, async (some) => {
        await database
          .query()
          .insertInto('subscriber')
          .values(some)
          .onConflict((conflict) => conflict.columns(['workspaceId', 'email']).doNothing())
          .execute()
        return []
      }),
    keepZone: (ids: readonly string[], zone: string) => keepSaid(database, ids, { zone }),
    keepLanguage: (ids: readonly string[], language: string) => keepSaid(database, ids, { language }),
    subscription: (listId: string, subscriberId: string) =>
      database
        .query()
        .selectFrom('subscription')
        .selectAll()
        .where('listId', '=', listId)
        .where('subscriberId', '=', subscriberId)
        .executeTakeFirst(),
    onList: (listId: string, subscriberIds: readonly string[]): Promise<string[]> =>
      inChunks(subscriberIds, async (some) => {
        const rows = await database
          .query()
          .selectFrom('subscription')
          .select('subscriberId')
          .where('listId', '=', listId)
          .where('subscriberId', 'in', some)
          .execute()
        return rows.map(({ subscriberId }) => subscriberId)
      }),
    insertSubscriptions: (rows: readonly NewSubscriptionRow[]) =>
      inChunks(rows, async (some) => {
        await database
          .query()
          .insertInto('subscription')
          .values(some)
          .onConflict((conflict) => conflict.columns(['listId', 'subscriberId']).doNothing())
          .execute()
        return []
      }),
    /** False where it stood in another state by then. */
    async move(
      { listId, subscriberId, state }: Pick<SubscriptionRow, 'listId' | 'subscriberId' | 'state'>,
      patch: Partial<SubscriptionRow>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('subscription')
        .set(patch)
        .where('listId', '=', listId)
        .where('subscriberId', '=', subscriberId)
        .where('state', '=', state)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /**
     * Takes back what was added in one go and has not changed since, or so many of it; people who stand on no other list go
     * too. Gives whom.
     */
    async removeBatch(workspaceId: string, batchId: string, most?: number): Promise<string[]> {
      const query = database
        .query()
        .selectFrom('subscription')
        .innerJoin('subscriber', 'subscriber.id', 'subscription.subscriberId')
        .select(['subscriber.id', 'subscription.listId'])
        .where('subscriber.workspaceId', '=', workspaceId)
        .where('batchId', '=', batchId)
        .where('state', '!=', 'left')
      const people = await (most === undefined ? query : query.limit(most)).execute()
      const ids = people.map(({ id }) => id)
      // By the key alone: with the batch beside it SQLite reads all of a large batch for each few people.
      for (const [listId, some] of Map.groupBy(people, (person) => person.listId))
        await inChunks(some, async (few) => {
          await database
            .query()
            .deleteFrom('subscription')
            .where('listId', '=', listId)
            .where(
              'subscriberId',
              'in',
              few.map(({ id }) => id),
            )
            .execute()
          return []
        })
      await inChunks(ids, async (some) => {
        await database
          .query()
          .deleteFrom('subscriber')
          .where('id', 'in', some)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('subscription')
                  .select('listId')
                  .whereRef('subscription.subscriberId', '=', 'subscriber.id'),
              ),
            ),
          )
          .execute()
        return []
      })
      return ids
    },
    async removePerson(workspaceId: string, id: string) {
      await database.query().deleteFrom('subscriber').where(owned(workspaceId, id)).execute()
    },

    suppressed: (workspaceId: string, hashes: readonly string[]): Promise<string[]> =>
      inChunks(hashes, async (some) => {
        const rows = await database
          .query()
          .selectFrom('suppression')
          .select('hash')
          .where('workspaceId', '=', workspaceId)
          .where('hash', 'in', some)
          .execute()
        return rows.map(({ hash }) => hash)
      }),
    /** Who had their own data erased and then asks for letters again may be written to. */
    async allowAgain(workspaceId: string, hash: string) {
      await database
        .query()
        .deleteFrom('suppression')
        .where('workspaceId', '=', workspaceId)
        .where('hash', '=', hash)
        .where('reason', '=', 'asked')
        .execute()
    },
    async suppress(row: SuppressionRow) {
      await database
        .query()
        .insertInto('suppression')
        .values(row)
        .onConflict((conflict) => conflict.columns(['workspaceId', 'hash']).doNothing())
        .execute()
    },
  }
}
export type PeopleStore = ReturnType<typeof peopleStore>
