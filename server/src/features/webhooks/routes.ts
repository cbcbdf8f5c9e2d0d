import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { WebhookService } from './service.ts'

export function webhookRoutes(webhooks: WebhookService) {
  const calls = implement(contract.webhooks).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => webhooks.list(context.current)),
    create: calls.create.handler(({ context, input }) => webhooks.create(context.current, input)),
    update: calls.update.handler(({ context, input: { id, ...change } }) =>
      webhooks.update(context.current, id, change),
    ),
    remove: calls.remove.handler(({ context, input }) => webhooks.remove(context.current, input.id)),
    roll: calls.roll.handler(({ context, input }) => webhooks.roll(context.current, input.id)),
    deliveries: calls.deliveries.handler(({ context, input }) => webhooks.deliveries(context.current, input)),
    sendAgain: calls.sendAgain.handler(({ context, input }) =>
      webhooks.sendAgain(context.current, input.id, input.deliveryId),
    ),
  }
}
