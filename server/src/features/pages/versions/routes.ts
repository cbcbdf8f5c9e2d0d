import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { versionService } from './service.ts'

export function versionRoutes(versions: ReturnType<typeof versionService>) {
  const calls = implement(contract.versions).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => versions.list(context.current, input)),
    keep: calls.keep.handler(({ context, input }) => versions.keep(context.current, input)),
    get: calls.get.handler(({ context, input }) => versions.get(context.current, input.id, input.versionId)),
    restore: calls.restore.handler(({ context, input }) =>
      versions.restore(context.current, input.id, input.versionId),
    ),
  }
}
