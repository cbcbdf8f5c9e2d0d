/** A lesson that a person has seen. One that the academy no longer has stays and is not shown. */
export type LessonSeenRow = { userId: string; lesson: string; seenAt: string }

export type LessonTables = { lessonSeen: LessonSeenRow }
