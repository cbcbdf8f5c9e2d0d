import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { BrandService } from './service.ts'

export function brandRoutes(brand: BrandService) {
  const calls = implement(contract.brand).$context<RequestContext>().use(requireSession)
  return {
    get: calls.get.handler(({ input, context }) => brand.get(context.current, input.id)),
    save: calls.save.handler(({ input, context }) => brand.save(context.current, input)),
    publish: calls.publish.handler(({ input, context }) => brand.publish(context.current, input.id)),
  }
}
