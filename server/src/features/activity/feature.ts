import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { activityRoutes } from './routes.ts'
import { activityService } from './service.ts'

export function activityFeature(platform: Pick<Platform, 'database' | 'access'>) {
  const activity = activityService(platform)
  const feature: Feature = {
    calls: { activity: activityRoutes(activity) },
    exportsOfWorkspace: (session) => listFiles('actividad', (page) => activity.list(session, page)),
  }
  return { feature, service: activity }
}
