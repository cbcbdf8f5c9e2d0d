import type { LessonId } from '@aurelio/contracts/lessons'
import { partOf } from '../guide-texts.ts'
import { guides } from '../guides.ts'

export type Lesson = {
  id: LessonId
  title: string
  markdown: string
  /** Where what it teaches is done; undefined where that is no screen of its own. */
  screen: string | undefined
}

/** A lesson with its text out of the guide. Throws for one whose guide has no such part. */
export function lessonOf(id: LessonId): Lesson {
  const [guide = '', anchor = ''] = id.split('/')
  const part = partOf(guide, anchor)
  if (!part) throw new Error(`The guide ${guide} has no part ${anchor}.`)
  const screen = guides.find((one) => one.id === guide)?.screens?.[0]
  return { id, title: part.heading, markdown: part.markdown, screen }
}
