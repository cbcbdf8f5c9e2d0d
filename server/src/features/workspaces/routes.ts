import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { WorkspaceService } from './service.ts'

export function workspaceRoutes(workspaces: WorkspaceService) {
  const calls = implement(contract.workspace).$context<RequestContext>().use(requireSession)
  return {
    rename: calls.rename.handler(({ context, input }) => workspaces.rename(context.current, input.name)),
    members: calls.members.handler(({ context }) => workspaces.members(context.current)),
  }
}
