import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { ProjectService } from './service.ts'

export function projectRoutes(projects: ProjectService) {
  const calls = implement(contract.projects).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => projects.list(context.current, input)),
    create: calls.create.handler(({ context, input }) => projects.create(context.current, input)),
    get: calls.get.handler(({ context, input }) => projects.get(context.current, input.id)),
    weeks: calls.weeks.handler(({ context, input }) => projects.weeks(context.current, input.id, input.zone)),
    update: calls.update.handler(({ context, input: { id, ...change } }) =>
      projects.update(context.current, id, change),
    ),
    remove: calls.remove.handler(({ context, input }) => projects.remove(context.current, input.id)),
    restore: calls.restore.handler(({ context, input }) => projects.restore(context.current, input.id)),
  }
}
