import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { __Names__Service } from './service.ts'

export function __names__Routes(__names__: __Names__Service) {
  const calls = implement(contract.__roomNames____Names__).$context<RequestContext>().use(requireSession)
  return { get: calls.get.handler(({ context }) => __names__.get(context.current)) }
}
