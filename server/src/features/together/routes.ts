import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { TogetherService } from './service.ts'

export function togetherRoutes({ sendTo }: TogetherService) {
  const calls = implement(contract.together).$context<RequestContext>().use(requireSession)
  return {
    send: calls.send.handler(({ context, input }) => sendTo.page(context.current, input)),
    sendToSymbol: calls.sendToSymbol.handler(({ context, input }) => sendTo.symbol(context.current, input)),
    sendToLetter: calls.sendToLetter.handler(({ context, input }) => sendTo.letter(context.current, input)),
    sendToQuiz: calls.sendToQuiz.handler(({ context, input }) => sendTo.quiz(context.current, input)),
  }
}
