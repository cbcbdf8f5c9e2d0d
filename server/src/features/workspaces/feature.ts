import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { workspaceRoutes } from './routes.ts'
import { workspaceService } from './service.ts'

export function workspacesFeature({ database, emit }: Pick<Platform, 'database' | 'emit'>) {
  const workspaces = workspaceService({ database, emit })
  const feature: Feature = {
    calls: { workspace: workspaceRoutes(workspaces) },
    async *exportsOfWorkspace({ workspace }) {
      yield jsonFile('espacio.json', workspace)
    },
  }
  return { feature, service: workspaces }
}
