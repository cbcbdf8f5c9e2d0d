import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { FunnelService } from './service.ts'

export function funnelRoutes(funnels: FunnelService) {
  const calls = implement(contract.funnels).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => funnels.list(context.current, input)),
    create: calls.create.handler(({ context, input }) => funnels.create(context.current, input)),
    get: calls.get.handler(({ context, input }) => funnels.get(context.current, input.id)),
    save: calls.save.handler(({ context, input }) => funnels.save(context.current, input)),
    addStep: calls.addStep.handler(({ context, input }) =>
      funnels.addStep(context.current, input.id, input.step),
    ),
    pageForThing: calls.pageForThing.handler(({ context, input }) =>
      funnels.pageForThing(context.current, input),
    ),
    askForLetters: calls.askForLetters.handler(({ context, input }) =>
      funnels.letterBox.put(context.current, input),
    ),
    askNoMore: calls.askNoMore.handler(({ context, input }) =>
      funnels.letterBox.remove(context.current, input),
    ),
    publish: calls.publish.handler(({ context, input }) => funnels.publish(context.current, input.id)),
    versions: calls.versions.handler(({ context, input }) =>
      funnels.versions.list(context.current, input.id),
    ),
    keepVersion: calls.keepVersion.handler(({ context, input }) =>
      funnels.versions.keepNamed(context.current, input.id, input.name),
    ),
    restore: calls.restore.handler(({ context, input }) =>
      funnels.versions.restore(context.current, input.id, input.versionId),
    ),
    file: calls.file.handler(({ context, input }) => funnels.file(context.current, input.id)),
    figures: calls.figures.handler(({ context, input }) =>
      funnels.figures(context.current, input.id, input.period, input),
    ),
    ofLead: calls.ofLead.handler(({ context, input }) => funnels.ofLead(context.current, input.id)),
    remove: calls.remove.handler(({ context, input }) => funnels.remove(context.current, input.id)),
  }
}
