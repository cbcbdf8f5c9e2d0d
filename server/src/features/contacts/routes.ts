import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { TimeLines } from './time-line/service.ts'

export function contactRoutes(timeLine: TimeLines) {
  const calls = implement(contract.contacts).$context<RequestContext>().use(requireSession)
  return {
    timeLine: calls.timeLine.handler(({ context, input }) => timeLine.of(context.current, input)),
  }
}
