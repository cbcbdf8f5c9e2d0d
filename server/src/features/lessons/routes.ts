import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { LessonService } from './service.ts'

export function lessonRoutes(lessons: LessonService) {
  const calls = implement(contract.lessons).$context<RequestContext>().use(requireSession)
  return {
    seen: calls.seen.handler(({ context }) => lessons.seenBy(context.current.user.id)),
    mark: calls.mark.handler(({ context, input }) => lessons.mark(context.current.user.id, input)),
  }
}
