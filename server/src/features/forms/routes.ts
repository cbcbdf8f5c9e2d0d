import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { FormService } from './service.ts'

export function formRoutes(forms: FormService) {
  const calls = implement(contract.forms).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => forms.list(context.current)),
    get: calls.get.handler(({ context, input }) =>
      forms.get(context.current, { formId: input.id, pageId: null }, input.zone),
    ),
    inPage: calls.inPage.handler(({ context, input }) => forms.get(context.current, input, input.zone)),
  }
}
