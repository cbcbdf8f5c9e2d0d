import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { leadRules } from './service.ts'

export function leadRuleRoutes(rules: ReturnType<typeof leadRules>) {
  const calls = implement(contract.leadRules).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => rules.list(context.current)),
    create: calls.create.handler(({ context, input }) => rules.create(context.current, input)),
    update: calls.update.handler(({ context, input: { id, ...change } }) =>
      rules.update(context.current, id, change),
    ),
    remove: calls.remove.handler(({ context, input }) => rules.remove(context.current, input.id)),
  }
}
