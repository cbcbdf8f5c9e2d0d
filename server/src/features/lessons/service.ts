import { type LessonId, lessonIdSchema, type SeenLessons } from '@aurelio/contracts/lessons'
import type { Database } from '../../platform/database/database.ts'
import { lessonStore } from './store.ts'

/** How far each person is in the academy. Everybody marks for themselves alone. */
export function lessonService({ database }: { database: Database }) {
  const store = lessonStore(database)

  async function seenBy(userId: string): Promise<SeenLessons> {
    const rows = await store.seenBy(userId)
    const lessons = rows.flatMap(({ lesson, seenAt }) => {
      const { data: id } = lessonIdSchema.safeParse(lesson)
      return id === undefined ? [] : [{ id, seenAt }]
    })
    return { lessons }
  }

  return {
    seenBy,
    async mark(userId: string, { lesson, seen }: { lesson: LessonId; seen: boolean }) {
      if (seen) await store.add({ userId, lesson, seenAt: new Date().toISOString() })
      else await store.remove({ userId, lesson })
      return seenBy(userId)
    },
  }
}
export type LessonService = ReturnType<typeof lessonService>
