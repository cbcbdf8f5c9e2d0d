import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { TaskService } from './service.ts'

export function taskRoutes(tasks: TaskService) {
  const calls = implement(contract.tasks).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => tasks.list(context.current, input)),
    create: calls.create.handler(({ context, input }) => tasks.create(context.current, input)),
    get: calls.get.handler(({ context, input }) => tasks.get(context.current, input.id)),
    update: calls.update.handler(({ context, input: { id, ...change } }) =>
      tasks.update(context.current, id, change),
    ),
    updateMany: calls.updateMany.handler(({ context, input }) =>
      tasks.updateMany(context.current, input.items),
    ),
    removeMany: calls.removeMany.handler(({ context, input }) =>
      tasks.removeMany(context.current, input.ids),
    ),
    restoreMany: calls.restoreMany.handler(({ context, input }) =>
      tasks.restoreMany(context.current, input.ids),
    ),
    labels: calls.labels.handler(({ context }) => tasks.labels(context.current)),
    remove: calls.remove.handler(({ context, input }) => tasks.remove(context.current, input.id)),
    restore: calls.restore.handler(({ context, input }) => tasks.restore(context.current, input.id)),
  }
}
