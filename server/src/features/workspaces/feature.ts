import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { workspaceRoutes } from './routes.ts'
import { workspaceService } from './service.ts'

export function workspacesFeature(platform: Pick<Platform, 'database' | 'emit' | 'access'>) {
  const workspaces = workspaceService(platform)
  const feature: Feature = {
    calls: { workspace: workspaceRoutes(workspaces) },
    async *exportsOfWorkspace({ workspace }) {
      yield jsonFile('espacio.json', workspace)
    },
  }
  return { feature, service: workspaces }
}
