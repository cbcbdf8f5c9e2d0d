import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { EntryService } from './entries/service.ts'
import type { ContestService } from './service.ts'

type Parts = { contests: ContestService; entries: EntryService }

export function contestRoutes({ contests, entries }: Parts) {
  const calls = implement(contract.contests).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => contests.list(context.current, input)),
    get: calls.get.handler(({ context, input }) => contests.get(context.current, input.id)),
    create: calls.create.handler(({ context, input }) => contests.create(context.current, input)),
    change: calls.change.handler(({ context, input }) => contests.change(context.current, input)),
    publish: calls.publish.handler(({ context, input }) => contests.publish(context.current, input.id)),
    close: calls.close.handler(({ context, input }) => contests.close(context.current, input.id)),
    draw: calls.draw.handler(({ context, input }) => contests.draw(context.current, input.id, input.beacon)),
    remove: calls.remove.handler(({ context, input }) => contests.remove(context.current, input.id)),
    entries: calls.entries.handler(({ context, input }) => entries.page(context.current, input)),
    setApart: calls.setApart.handler(({ context, input }) => entries.setApart(context.current, input)),
  }
}
