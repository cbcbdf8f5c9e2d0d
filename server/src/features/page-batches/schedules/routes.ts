import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { PageScheduleService } from './service.ts'

export function pageScheduleRoutes(schedules: PageScheduleService) {
  const calls = implement(contract.pageSchedules).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => schedules.list(context.current)),
    create: calls.create.handler(({ context, input }) => schedules.create(context.current, input)),
    change: calls.change.handler(({ context, input: { id, ...change } }) =>
      schedules.change(context.current, id, change),
    ),
    run: calls.run.handler(({ context, input }) => schedules.run(context.current, input.id)),
    remove: calls.remove.handler(({ context, input }) => schedules.remove(context.current, input.id)),
  }
}
