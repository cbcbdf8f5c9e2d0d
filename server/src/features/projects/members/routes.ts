import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { ProjectMembersService } from './service.ts'

export function projectMemberRoutes(members: ProjectMembersService) {
  const calls = implement(contract.projectMembers).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => members.list(context.current, input.id)),
    add: calls.add.handler(({ context, input }) => members.add(context.current, input.id, input.personId)),
    remove: calls.remove.handler(({ context, input }) =>
      members.remove(context.current, input.id, input.personId),
    ),
  }
}
