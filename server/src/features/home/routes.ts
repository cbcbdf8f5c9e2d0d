import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { SampleService } from './sample/service.ts'
import type { HomeService } from './service.ts'

export function homeRoutes(home: HomeService, sample: SampleService) {
  const calls = implement(contract.home).$context<RequestContext>().use(requireSession)
  return {
    overview: calls.overview.handler(({ context }) => home.overview(context.current)),
    chart: calls.chart.handler(({ context, input }) => home.chart(context.current, input)),
    addSample: calls.addSample.handler(({ context, input }) => sample.add(context.current, input.zone)),
    removeSample: calls.removeSample.handler(({ context }) => sample.remove(context.current)),
  }
}
