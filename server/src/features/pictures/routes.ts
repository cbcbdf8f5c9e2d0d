import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { PictureService } from './service.ts'

export function pictureRoutes(pictures: PictureService) {
  const calls = implement(contract.pictures).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => pictures.list(context.current, input)),
    encoding: calls.encoding.handler(({ context }) => pictures.encoding(context.current)),
    remove: calls.remove.handler(({ context, input }) => pictures.remove(context.current, input.id)),
  }
}
