import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { __Name__Service } from './service.ts'

export function __name__Routes(__names__: __Name__Service) {
  const calls = implement(contract.__names__).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => __names__.list(context.current, input)),
    add: calls.add.handler(({ context, input }) => __names__.add(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => __names__.remove(context.current, input.id)),
  }
}
