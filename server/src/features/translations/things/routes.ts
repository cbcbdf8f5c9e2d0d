import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { ThingTranslations } from './service.ts'

export function thingTranslationRoutes(things: ThingTranslations) {
  const calls = implement(contract.thingTranslations).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => things.list(context.current, input)),
    get: calls.get.handler(({ context, input }) => things.get(context.current, input)),
    write: calls.write.handler(({ context, input }) => things.write(context.current, input, input.texts)),
    publish: calls.publish.handler(({ context, input }) => things.publish(context.current, input)),
    withdraw: calls.withdraw.handler(({ context, input }) => things.withdraw(context.current, input)),
    import: calls.import.handler(({ context, input }) => things.take(context.current, input, input.content)),
  }
}
