import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { InstallationService } from './service.ts'

export function installationRoutes(installation: InstallationService) {
  const calls = implement(contract.installation).$context<RequestContext>().use(requireSession)
  return {
    get: calls.get.handler(({ context }) => installation.get(context.current)),
    testMail: calls.testMail.handler(({ context }) => installation.testMail(context.current)),
  }
}
