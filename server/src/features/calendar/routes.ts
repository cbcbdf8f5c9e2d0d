import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { FeedService } from './feed/service.ts'
import type { eventFigures } from './figures.ts'
import type { calendarItems } from './items.ts'
import type { EventService } from './service.ts'

type Parts = {
  events: EventService
  items: ReturnType<typeof calendarItems>
  figures: ReturnType<typeof eventFigures>
  feeds: FeedService
}

export function calendarRoutes({ events, items, figures, feeds }: Parts) {
  const calls = implement(contract.calendar).$context<RequestContext>().use(requireSession)
  return {
    items: calls.items.handler(({ context, input }) => items(context.current, input)),
    events: calls.events.handler(({ context, input }) => events.list(context.current, input)),
    create: calls.create.handler(({ context, input }) => events.create(context.current, input)),
    get: calls.get.handler(({ context, input }) => events.get(context.current, input.id)),
    update: calls.update.handler(({ context, input: { id, ...change } }) =>
      events.update(context.current, id, change),
    ),
    figures: calls.figures.handler(({ context, input }) => figures(context.current, input.id)),
    omit: calls.omit.handler(({ context, input: { id, ...which } }) =>
      events.omit(context.current, id, which),
    ),
    remove: calls.remove.handler(({ context, input }) => events.remove(context.current, input.id)),
    restore: calls.restore.handler(({ context, input }) => events.restore(context.current, input.id)),
    import: calls.import.handler(({ context, input }) => events.import(context.current, input.events)),
    feed: calls.feed.handler(({ context }) => feeds.address(context.current)),
    renewFeed: calls.renewFeed.handler(({ context }) => feeds.renew(context.current)),
  }
}
