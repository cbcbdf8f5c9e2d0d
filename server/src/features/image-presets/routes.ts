import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { ImagePresetService } from './service.ts'

export function imagePresetRoutes(presets: ImagePresetService) {
  const calls = implement(contract.imagePresets).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => presets.list(context.current)),
    get: calls.get.handler(({ context, input }) => presets.get(context.current, input.id)),
    create: calls.create.handler(({ context, input }) => presets.create(context.current, input)),
    update: calls.update.handler(({ context, input }) => presets.update(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => presets.remove(context.current, input.id)),
  }
}
