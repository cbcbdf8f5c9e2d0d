import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { pageLooks } from './looks.ts'
import type { OverviewService } from './overview/service.ts'
import type { PlacingService } from './places/placing.ts'
import type { publishingService } from './publishing.ts'
import type { pageService } from './service.ts'

export function pageRoutes(
  pages: ReturnType<typeof pageService>,
  publishing: ReturnType<typeof publishingService>,
  overview: OverviewService,
  places: PlacingService,
  looksOf: ReturnType<typeof pageLooks>,
) {
  const calls = implement(contract.pages).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => pages.list(context.current, input)),
    create: calls.create.handler(({ context, input }) => pages.create(context.current, input)),
    get: calls.get.handler(({ context, input }) => pages.get(context.current, input.id)),
    trail: calls.trail.handler(async ({ context, input }) => ({
      trail: (await pages.links(context.current, input.id)).trail,
    })),
    looks: calls.looks.handler(({ context, input }) => looksOf(context.current, input.id)),
    save: calls.save.handler(({ context, input }) => pages.save(context.current, input)),
    setProject: calls.setProject.handler(({ context, input }) =>
      pages.setProject(context.current, input.id, input.projectId),
    ),
    move: calls.move.handler(({ context, input }) => places.move(context.current, input.id, input.siteId)),
    publish: calls.publish.handler(({ context, input }) => publishing.publish(context.current, input)),
    schedule: calls.schedule.handler(({ context, input }) => publishing.schedule(context.current, input)),
    unschedule: calls.unschedule.handler(({ context, input }) =>
      publishing.unschedule(context.current, input.id),
    ),
    unpublish: calls.unpublish.handler(({ context, input }) =>
      publishing.unpublish(context.current, input.id),
    ),
    remove: calls.remove.handler(({ context, input }) => overview.remove(context.current, input.id)),
  }
}
