import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { WorkspaceRemoval } from './removal.ts'
import type { WorkspaceService } from './service.ts'
import type { WorkspaceLogo } from './settings/logo.ts'
import type { WorkspaceSettingsService } from './settings/settings.ts'

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
    holding: calls.holding.handler(({ context, input }) => workspaces.holding(context.current, input.id)),
    create: calls.create.handler(({ context, input }) => workspaces.create(context.current, input.name)),
    activate: calls.activate.handler(({ context, input }) => workspaces.activate(context.current, input.id)),
  }
}

/** What the workspace says of itself beside its name. */
export function settingsRoutes(settings: WorkspaceSettingsService, logo: WorkspaceLogo) {
  const calls = implement(contract.workspaceSettings).$context<RequestContext>().use(requireSession)
  return {
    get: calls.get.handler(({ context }) => settings.get(context.current)),
    saveGeneral: calls.saveGeneral.handler(({ context, input }) =>
      settings.saveGeneral(context.current, input),
    ),
    saveLegal: calls.saveLegal.handler(({ context, input }) => settings.saveLegal(context.current, input)),
    removeLogo: calls.removeLogo.handler(({ context }) => logo.remove(context.current)),
  }
}
