import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { LetterLinkRow, LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Position } from '../../../platform/http/cursor.ts'
import { recipientStore } from './recipients/store.ts'
import { recipientZoneStore } from './recipients/zones/store.ts'

/** Letters, who gets them, and what came of that. */
export function letterStore(database: Database) {
  const rows = (workspaceId: string) =>
    database
      .query()
      .selectFrom('letter')
      .leftJoin('subscriberList', 'subscriberList.id', 'letter.listId')
      .leftJoin('segment', 'segment.id', 'letter.segmentId')
      .selectAll('letter')
      .select(['subscriberList.name as list', 'segment.name as segment'])
      .where('letter.workspaceId', '=', workspaceId)

  return {
    page(workspaceId: string, after: Position | null, limit: number) {
      let query = rows(workspaceId)
        .orderBy('letter.createdAt', 'desc')
        .orderBy('letter.id', 'desc')
        .limit(limit + 1)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('letter.createdAt', 'letter.id'), '<', eb.tuple(after.at, after.id)),
        )
      return query.execute()
    },
    find: (workspaceId: string, id: string) =>
      rows(workspaceId).where('letter.id', '=', id).executeTakeFirst(),
    /** Those that have left whole within a span. */
    sentWithin: (workspaceId: string, { start, end }: { start: string; end: string }) =>
      database
        .query()
        .selectFrom('letter')
        .select(['finishedAt', 'subject'])
        .where('workspaceId', '=', workspaceId)
        .where('state', '=', 'sent')
        .where('finishedAt', '>=', start)
        .where('finishedAt', '<', end)
        .orderBy('finishedAt')
        .limit(200)
        .execute(),
    findAny: (id: string) =>
      database.query().selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst(),
    async insert(row: LetterRow) {
      await database.query().insertInto('letter').values(row).execute()
    },
    /** False where its content was saved by somebody else, or it is in none of these states any more. */
    async update(
      id: string,
      states: readonly LetterRow['state'][],
      patch: Partial<LetterRow>,
      baseNumber?: number,
    ): Promise<boolean> {
      let query = database
        .query()
        .updateTable('letter')
        .set(patch)
        .where('id', '=', id)
        .where('state', 'in', states)
      if (baseNumber !== undefined) query = query.where('number', '=', baseNumber)
      return (await query.executeTakeFirst()).numUpdatedRows > 0n
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('letter').where(owned(workspaceId, id)).execute()
    },
    async isBeingSentTo(listId: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('letter')
        .select('id')
        .where('listId', '=', listId)
        .where('state', 'in', ['scheduled', 'sending', 'paused'])
        .executeTakeFirst()
      return row !== undefined
    },
    /** Whether a letter that has not gone out to everybody is for a segment, or has a block that is. */
    async awaitsSegment(workspaceId: string, segmentId: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('letter')
        .select('id')
        .where((eb) =>
          eb.or([
            eb.and([eb('segmentId', '=', segmentId), eb('state', 'in', ['draft', 'scheduled'])]),
            eb.and([
              eb('workspaceId', '=', workspaceId),
              eb('document', 'like', `%"${segmentId}"%`),
              eb('state', 'in', ['draft', 'scheduled', 'sending', 'paused']),
            ]),
          ]),
        )
        .executeTakeFirst()
      return row !== undefined
    },
    /** The letter that somebody got whose id begins so. */
    byPrefix: (workspaceId: string, prefix: string, subscriberId: string) =>
      database
        .query()
        .selectFrom('letterRecipient')
        .innerJoin('letter', 'letter.id', 'letterRecipient.letterId')
        .select(['letter.id', 'letter.workspaceId'])
        .where('letterRecipient.subscriberId', '=', subscriberId)
        .where('letter.workspaceId', '=', workspaceId)
        .where('letter.id', 'like', `${prefix}-%`)
        .executeTakeFirst(),
    async leftBy(letterId: string, subscriberId: string) {
      await database
        .query()
        .updateTable('letter')
        .set((eb) => ({ unsubscribed: eb('unsubscribed', '+', 1) }))
        .where('id', '=', letterId)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('letterRecipient')
              .select('subscriberId')
              .whereRef('letterRecipient.letterId', '=', 'letter.id')
              .where('subscriberId', '=', subscriberId),
          ),
        )
        .execute()
    },

    ...recipientStore(database),
    ...recipientZoneStore(database),

    async insertLinks(links: readonly LetterLinkRow[]) {
      if (links.length > 0)
        await database
          .query()
          .insertInto('letterLink')
          .values(links)
          .onConflict((conflict) => conflict.columns(['letterId', 'position']).doNothing())
          .execute()
    },
    links: (letterIds: readonly string[]) =>
      letterIds.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('letterLink')
            .selectAll()
            .where('letterId', 'in', letterIds)
            .orderBy('position')
            .execute(),
    async countClick(letterId: string, position: number, isSecond: boolean) {
      await database
        .query()
        .updateTable('letterLink')
        .set((eb) => ({
          clicks: eb('clicks', '+', 1),
          ...(isSecond && { secondClicks: eb('secondClicks', '+', 1) }),
        }))
        .where('letterId', '=', letterId)
        .where('position', '=', position)
        .execute()
    },
  }
}
export type LetterStore = ReturnType<typeof letterStore>
export type ListedLetter = NonNullable<Awaited<ReturnType<LetterStore['find']>>>
