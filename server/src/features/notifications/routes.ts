import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { NotificationService } from './service.ts'

export function notificationRoutes(notifications: NotificationService) {
  const calls = implement(contract.notifications).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => notifications.list(context.current, input)),
    read: calls.read.handler(({ context, input }) => notifications.read(context.current, input.id)),
    readAll: calls.readAll.handler(({ context }) => notifications.readAll(context.current)),
  }
}
