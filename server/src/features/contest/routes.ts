import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { JuryService } from './jury/service.ts'
import type { EntryService } from './entries/service.ts'
import type { ContestFigureService } from './figures/service.ts'
import type { ContestService } from './service.ts'

type Parts = {
  contests: ContestService
  entries: EntryService
  figures: ContestFigureService
  jury: JuryService
}

export function contestRoutes({ contests, entries, figures, jury }: Parts) {
  const calls = implement(contract.contests).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => contests.list(context.current, input)),
    get: calls.get.handler(({ context, input }) => contests.get(context.current, input.id)),
    create: calls.create.handler(({ context, input }) => contests.create(context.current, input)),
    change: calls.change.handler(({ context, input }) => contests.change(context.current, input)),
    publish: calls.publish.handler(({ context, input }) => contests.publish(context.current, input.id)),
    close: calls.close.handler(({ context, input }) => contests.close(context.current, input.id)),
    draw: calls.draw.handler(({ context, input }) => contests.draw(context.current, input.id, input.beacon)),
    judge: calls.judge.handler(async ({ context, input }) =>
      entries.view(context.current, input.id, await jury.judge(context.current, input)),
    ),
    decide: calls.decide.handler(({ context, input }) => jury.decide(context.current, input.id)),
    showWork: calls.showWork.handler(({ context, input }) => entries.showWork(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => contests.remove(context.current, input.id)),
    entries: calls.entries.handler(({ context, input }) => entries.page(context.current, input)),
    figures: calls.figures.handler(({ context, input }) => figures.figures(context.current, input.id)),
    decisions: calls.decisions.handler(({ context, input }) => figures.decisions(context.current, input.id)),
    setApart: calls.setApart.handler(({ context, input }) => entries.setApart(context.current, input)),
  }
}
