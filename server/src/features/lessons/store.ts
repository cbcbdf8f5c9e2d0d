import type { Database } from '../../platform/database/database.ts'
import type { LessonSeenRow } from '../../platform/database/tables/lessons.ts'

/** Which lessons people have seen. Rows go by themselves with the account. */
export function lessonStore(database: Database) {
  return {
    seenBy(userId: string) {
      return database
        .query()
        .selectFrom('lessonSeen')
        .select(['lesson', 'seenAt'])
        .where('userId', '=', userId)
        .orderBy('seenAt')
        .orderBy('lesson')
        .execute()
    },
    /** Leaves the moment of one that was seen before. */
    async add(row: LessonSeenRow) {
      await database
        .query()
        .insertInto('lessonSeen')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async remove({ userId, lesson }: Pick<LessonSeenRow, 'userId' | 'lesson'>) {
      await database
        .query()
        .deleteFrom('lessonSeen')
        .where('userId', '=', userId)
        .where('lesson', '=', lesson)
        .execute()
    },
  }
}
