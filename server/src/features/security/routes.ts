import { contract } from '@aurelio/contracts'
import type { AuthOptions } from '@aurelio/contracts/security'
import { implement } from '@orpc/server'
import type { Auth } from '../../platform/auth/auth.ts'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import { refuse } from '../../platform/http/failures.ts'
import type { AccountDeletion } from './deletion.ts'
import type { SecurityService } from './service.ts'

type Parts = {
  security: SecurityService
  remove: AccountDeletion
  current: Auth['current']
}

export function securityRoutes({ security, remove, current }: Parts) {
  const calls = implement(contract.security)
    .$context<RequestContext>()
    .use(requireSession)
    .use(async ({ context, next }) => {
      const session = await current(context.headers)
      if (!session) throw refuse('UNAUTHORIZED')
      return next({ context: { own: session } })
    })
  return {
    get: calls.get.handler(({ context }) => security.get(context.own)),
    sessions: calls.sessions.handler(({ context }) => security.sessions(context.own)),
    closeSession: calls.closeSession.handler(({ context, input }) =>
      security.closeSession(context.own, input.id),
    ),
    closeOtherSessions: calls.closeOtherSessions.handler(({ context }) =>
      security.closeOtherSessions(context.own),
    ),
    changeEmail: calls.changeEmail.handler(({ context, input }) =>
      security.changeEmail(context.own, input.email, input.password),
    ),
    deleteAccount: calls.deleteAccount.handler(({ context, input }) =>
      remove(context.own, input.password, input.successions),
    ),
  }
}

/** What the public screens need to know of the installation. */
export function authSettingsRoutes(options: () => Promise<AuthOptions>) {
  return {
    get: implement(contract.authSettings.get).$context<RequestContext>().handler(options),
  }
}
