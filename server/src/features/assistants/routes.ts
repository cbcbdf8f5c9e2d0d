import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { AssistantService } from './service.ts'

export function assistantRoutes(assistants: AssistantService) {
  const calls = implement(contract.assistants).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => assistants.list(context.current, input)),
    decide: calls.decide.handler(({ context, input }) =>
      assistants[input.decision](context.current, input.id),
    ),
    withdraw: calls.withdraw.handler(({ context, input }) => assistants.withdraw(context.current, input.id)),
    undo: calls.undo.handler(({ context, input }) => assistants.undo(context.current, input)),
  }
}
