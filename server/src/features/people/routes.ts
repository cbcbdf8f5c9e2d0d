import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { Acceptance } from './invitations/acceptance.ts'
import type { InvitationService } from './invitations/service.ts'
import type { PeopleService } from './service.ts'

export function peopleRoutes(people: PeopleService) {
  const calls = implement(contract.people).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => people.list(context.current)),
    roles: calls.roles.handler(({ context }) => people.roles(context.current)),
    changeRole: calls.changeRole.handler(({ context, input }) =>
      people.changeRole(context.current, input.id, input.role),
    ),
    remove: calls.remove.handler(({ context, input }) =>
      people.remove(context.current, input.id, input.successorId),
    ),
    pending: calls.pending.handler(({ context, input }) => people.pending(context.current, input.id)),
    leave: calls.leave.handler(({ context, input }) => people.leave(context.current, input.successorId)),
    handOver: calls.handOver.handler(({ context, input }) => people.handOver(context.current, input.id)),
  }
}

export function invitationRoutes(invitations: InvitationService, { show, accept }: Acceptance) {
  const open = implement(contract.invitations).$context<RequestContext>()
  const calls = open.use(requireSession)
  return {
    list: calls.list.handler(({ context }) => invitations.list(context.current)),
    create: calls.create.handler(({ context, input }) => invitations.create(context.current, input)),
    resend: calls.resend.handler(({ context, input }) => invitations.resend(context.current, input.id)),
    revoke: calls.revoke.handler(({ context, input }) => invitations.revoke(context.current, input.id)),
    get: open.get.handler(({ input }) => show(input.token)),
    accept: calls.accept.handler(({ context, input }) => accept(context.current, input.token)),
  }
}
