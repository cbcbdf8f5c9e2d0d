import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { ActivityService } from './service.ts'

export function activityRoutes(activity: ActivityService) {
  const calls = implement(contract.activity).$context<RequestContext>().use(requireSession)
  return { list: calls.list.handler(({ context, input }) => activity.list(context.current, input)) }
}
