import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { WorkspaceRemoval } from './removal.ts'
import type { WorkspaceService } from './service.ts'

/** The workspace that the session works in. */
export function workspaceRoutes(workspaces: WorkspaceService, removal: WorkspaceRemoval) {
  const calls = implement(contract.workspace).$context<RequestContext>().use(requireSession)
  return {
    rename: calls.rename.handler(({ context, input }) => workspaces.rename(context.current, input.name)),
    contents: calls.contents.handler(({ context }) => removal.contents(context.current)),
    remove: calls.remove.handler(({ context, input }) => removal.remove(context.current, input.name)),
  }
}

/** All of the person. */
export function ownWorkspacesRoutes(workspaces: WorkspaceService) {
  const calls = implement(contract.workspaces).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => workspaces.list(context.current)),
    create: calls.create.handler(({ context, input }) => workspaces.create(context.current, input.name)),
    activate: calls.activate.handler(({ context, input }) => workspaces.activate(context.current, input.id)),
  }
}
