import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature, Leavings } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { workspaceRemoval } from './removal.ts'
import { ownWorkspacesRoutes, workspaceRoutes } from './routes.ts'
import { workspaceService } from './service.ts'

type Parts = Pick<Platform, 'database' | 'files' | 'log' | 'emit' | 'access'> & {
  unreadOf: (userId: string) => Promise<ReadonlyMap<string, number>>
  leftByWorkspace: (workspaceId: string) => Promise<Leavings[]>
}

export function workspacesFeature(parts: Parts) {
  const workspaces = workspaceService(parts)
  const feature: Feature = {
    calls: {
      workspace: workspaceRoutes(workspaces, workspaceRemoval(parts)),
      workspaces: ownWorkspacesRoutes(workspaces),
    },
    async *exportsOfWorkspace({ workspace }) {
      yield jsonFile('espacio.json', workspace)
    },
  }
  return { feature, service: workspaces }
}
