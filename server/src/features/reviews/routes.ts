import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { reviewAnswering } from './answering.ts'
import type { reviewAsking } from './asking.ts'
import type { reviewReading } from './reading.ts'

type Answering = ReturnType<typeof reviewAnswering>
type Parts = {
  asking: ReturnType<typeof reviewAsking>
  answering: Answering
  reading: ReturnType<typeof reviewReading>
}

export function reviewRoutes({ asking, answering, reading }: Parts) {
  const calls = implement(contract.reviews).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => reading.list(context.current, input)),
    request: calls.request.handler(({ context, input }) => asking.request(context.current, input)),
    get: calls.get.handler(({ context, input }) => answering.get(context.current, input.id)),
    page: calls.page.handler(({ context, input }) => answering.page(context.current, input.id)),
    pin: calls.pin.handler(({ context, input: { id, ...pin } }) => answering.pin(context.current, id, pin)),
    reply: calls.reply.handler(({ context, input: { id, thread, ...said } }) =>
      answering.reply(context.current, id, thread, said),
    ),
    resolve: calls.resolve.handler(({ context, input: { id, thread, resolved } }) =>
      answering.resolve(context.current, id, thread, resolved),
    ),
    decide: calls.decide.handler(({ context, input: { id, verdict, note } }) =>
      answering.decide(context.current, id, verdict, note),
    ),
    links: calls.links.handler(({ context, input }) => asking.links(context.current, input)),
    revoke: calls.revoke.handler(({ context, input }) => asking.revoke(context.current, input.id)),
  }
}

/** For whoever has a link: no session is looked up. */
export function guestRoutes({ guest }: Answering) {
  const calls = implement(contract.guestReviews).$context<RequestContext>()
  return {
    get: calls.get.handler(({ input }) => guest.get(input)),
    unlock: calls.unlock.handler(({ input }) => guest.unlock(input.token, input.password)),
    page: calls.page.handler(({ input }) => guest.page(input)),
    pin: calls.pin.handler(({ input: { token, pass, name, ...pin } }) =>
      guest.pin({ token, pass }, name, pin),
    ),
    reply: calls.reply.handler(({ input: { name, thread, text, ...key } }) =>
      guest.reply(key, name, thread, text),
    ),
    decide: calls.decide.handler(({ input: { name, verdict, note, ...key } }) =>
      guest.decide(key, name, verdict, note),
    ),
  }
}
