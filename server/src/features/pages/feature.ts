import { everyRow, jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { publishingService } from './publishing.ts'
import { pageRoutes } from './routes.ts'
import { pageService } from './service.ts'

/** A page with its pictures inside it. */
const pageBytes = 8 * 1024 * 1024

type Parts = Pick<Platform, 'config' | 'database' | 'files' | 'log' | 'jobs' | 'emit' | 'access'> & {
  /** Marks a project as changed now; false where the workspace has none of this id. */
  touchProject: (workspaceId: string, id: string) => Promise<boolean>
  defaultSite: (workspaceId: string) => Promise<string>
  /** Called when what stood at this address has gone with its workspace. */
  onGone: (slug: string) => void
}

export function pagesFeature(parts: Parts) {
  const { config, database, emit, access, touchProject, defaultSite } = parts
  const { baseUrl } = config
  const pages = pageService({ database, baseUrl, emit, access, touchProject, defaultSite })
  const publishing = publishingService({ ...parts, baseUrl, pages })
  const feature: Feature = {
    calls: { pages: pageRoutes(pages, publishing) },
    bodies: ['/api/pages', '/api/pages/{id}'].map((path) => ({ path, bytes: pageBytes })),
    jobs: [publishing.job],
    async *exportsOfWorkspace(session) {
      for await (const { id } of everyRow((page) => pages.list(session, page)))
        yield jsonFile(`paginas/${id}.json`, await pages.get(session, id))
    },
    leftByWorkspace: (id) => publishing.filesOf(id),
  }
  return { feature, service: pages }
}
