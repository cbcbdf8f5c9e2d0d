import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { HoursService } from './service.ts'

export function hoursRoutes(hours: HoursService) {
  const calls = implement(contract.projectHours).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => hours.list(context.current, input.id)),
    add: calls.add.handler(({ context, input: { id, ...noted } }) => hours.add(context.current, id, noted)),
    remove: calls.remove.handler(({ context, input }) => hours.remove(context.current, input.id)),
    start: calls.start.handler(({ context, input }) => hours.start(context.current, input.id, input.day)),
    stop: calls.stop.handler(({ context, input }) => hours.stop(context.current, input.id)),
  }
}
