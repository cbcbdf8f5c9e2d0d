import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { ExperimentService } from './service.ts'
import type { IdeaService } from './ideas/service.ts'
import type { VariantService } from './variants.ts'

export function experimentRoutes(tests: ExperimentService, variants: VariantService, ideas: IdeaService) {
  const calls = implement(contract.experiments).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => tests.list(context.current, input)),
    ofPage: calls.ofPage.handler(({ context, input }) => tests.ofPage(context.current, input.id)),
    plan: calls.plan.handler(({ context, input }) => tests.plan(context.current, input)),
    start: calls.start.handler(({ context, input }) => tests.start(context.current, input)),
    stop: calls.stop.handler(({ context, input }) => tests.stop(context.current, input.id)),
    apply: calls.apply.handler(({ context, input }) => tests.apply(context.current, input.id, input.letter)),
    publishResult: calls.publishResult.handler(({ context, input }) =>
      tests.publishResult(context.current, input.id),
    ),
    setLesson: calls.setLesson.handler(({ context, input }) =>
      tests.setLesson(context.current, input.id, input.lesson),
    ),
    ideas: calls.ideas.handler(({ context }) => ideas.list(context.current)),
    addIdea: calls.addIdea.handler(({ context, input }) => ideas.add(context.current, input)),
    removeIdea: calls.removeIdea.handler(({ context, input }) => ideas.remove(context.current, input.id)),
    addVariant: calls.addVariant.handler(({ context, input }) => variants.add(context.current, input.id)),
    variant: calls.variant.handler(({ context, input }) =>
      variants.get(context.current, input.id, input.letter),
    ),
    saveVariant: calls.saveVariant.handler(({ context, input: { id, letter, document, baseVersion } }) =>
      variants.save(context.current, id, letter, document, baseVersion),
    ),
    shareElement: calls.shareElement.handler(({ context, input: { id, from, elementId } }) =>
      variants.share(context.current, id, from, elementId),
    ),
    removeVariant: calls.removeVariant.handler(({ context, input }) =>
      variants.remove(context.current, input.id, input.letter),
    ),
  }
}
