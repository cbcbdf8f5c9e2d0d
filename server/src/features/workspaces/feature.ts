import type { Session } from '../../platform/access/session.ts'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature, Leftovers } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { workspaceRemoval } from './removal.ts'
import { ownWorkspacesRoutes, settingsRoutes, workspaceRoutes } from './routes.ts'
import { workspaceService } from './service.ts'
import { logoRoutes } from './settings/logo-routes.ts'
import { workspaceLogo } from './settings/logo.ts'
import { workspaceSettings } from './settings/settings.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { workspacePolicy } from './policy.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'files' | 'limits' | 'log' | 'emit' | 'access'> & {
  unreadOf: (userId: string) => Promise<ReadonlyMap<string, number>>
  leftByWorkspace: (workspaceId: string) => Promise<Leftovers[]>
  /** Whether an id names a thing that the person sees where that session works. */
  sees: (session: Session, id: string) => Promise<boolean>
}

export function workspacesFeature(parts: Parts) {
  const workspaces = workspaceService(parts)
  const settings = workspaceSettings({ ...parts, baseUrl: parts.config.baseUrl })
  const logo = workspaceLogo({ ...parts, settings })
  const feature: Feature = {
    calls: {
      workspace: workspaceRoutes(workspaces, workspaceRemoval(parts)),
      workspaces: ownWorkspacesRoutes(workspaces),
      workspaceSettings: settingsRoutes(settings, logo),
    },
    routes: logoRoutes(logo, parts.limits),
    async *exportsOfWorkspace(session) {
      yield jsonFile('espacio.json', { ...session.workspace, settings: await settings.get(session) })
    },
    leftByWorkspace: async (id) => ({ fileKeys: await logo.filesOf(id) }),
  }
  return { feature, service: workspaces, settings, logo }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    workspaces: ReturnType<typeof workspacesFeature>
  }
}

export const workspacesRoom = defineRoom({
  name: 'workspaces',
  policy: workspacePolicy,
  late: ['house', 'notifications'],
  make: ({ platform, later }) =>
    workspacesFeature({
      ...platform,
      unreadOf: (userId) => later('notifications').service.unreadOf(userId),
      leftByWorkspace: (id) => later('house').leftByWorkspace(id),
      sees: (session, id) => later('house').sees(session, id),
    }),
})
