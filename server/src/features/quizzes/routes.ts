import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { QuizFigureService } from './figures/service.ts'
import type { QuizService } from './service.ts'
import type { QuizVersionService } from './versions/service.ts'

export function quizRoutes(quizzes: QuizService, figures: QuizFigureService, versions: QuizVersionService) {
  const calls = implement(contract.quizzes).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => quizzes.list(context.current, input)),
    get: calls.get.handler(({ context, input }) => quizzes.get(context.current, input.id)),
    create: calls.create.handler(({ context, input }) => quizzes.create(context.current, input)),
    save: calls.save.handler(({ context, input }) => quizzes.save(context.current, input)),
    publish: calls.publish.handler(({ context, input }) => quizzes.publish(context.current, input.id)),
    withdraw: calls.withdraw.handler(({ context, input }) => quizzes.withdraw(context.current, input.id)),
    remove: calls.remove.handler(({ context, input }) => quizzes.remove(context.current, input.id)),
    versions: calls.versions.handler(({ context, input }) => versions.list(context.current, input)),
    version: calls.version.handler(({ context, input }) =>
      versions.get(context.current, input.id, input.versionId),
    ),
    keepVersion: calls.keepVersion.handler(({ context, input }) => versions.keep(context.current, input)),
    restore: calls.restore.handler(({ context, input }) => versions.restore(context.current, input)),
    figures: calls.figures.handler(({ context, input }) => figures.of(context.current, input.id)),
    attempts: calls.attempts.handler(({ context, input }) => figures.attempts(context.current, input)),
  }
}
