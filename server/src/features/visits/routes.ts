import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { VisitFigures } from './figures/service.ts'
import type { PageGoals } from './goals/service.ts'
import type { VisitSettings } from './settings/service.ts'

export function visitRoutes(figures: VisitFigures, settings: VisitSettings, goals: PageGoals) {
  const calls = implement(contract.visits).$context<RequestContext>().use(requireSession)
  return {
    summary: calls.summary.handler(({ context, input }) => figures.summary(context.current, input)),
    tables: calls.tables.handler(({ context, input }) => figures.tables(context.current, input)),
    live: calls.live.handler(({ context, input }) => figures.live(context.current, input)),
    goals: calls.goals.handler(({ context, input }) => goals.get(context.current, input.id)),
    changeGoals: calls.changeGoals.handler(({ context, input: { id, ...setting } }) =>
      goals.change(context.current, id, setting),
    ),
    setting: calls.setting.handler(({ context, input }) => settings.get(context.current, input.id)),
    changeSetting: calls.changeSetting.handler(({ context, input: { id, ...setting } }) =>
      settings.change(context.current, id, setting),
    ),
  }
}
