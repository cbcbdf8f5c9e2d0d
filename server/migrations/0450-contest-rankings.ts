import { type Kysely, sql } from 'kysely'

/** Who has most points in a contest is asked for at each look at its page: the first ten are found without sorting all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('contestEntry_ranking_idx')
    .on('contestEntry')
    .columns(['contestId', 'points desc', 'createdAt'])
    .where(sql<boolean>`"confirmedAt" is not null and "apart" is null`)
    .execute()
}
