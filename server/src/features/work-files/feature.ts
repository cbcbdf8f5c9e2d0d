import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { workFilePlainRoutes, workFileRoutes } from './routes.ts'
import { keyOf, toFile, workFileService } from './service.ts'
import { workFileStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'database' | 'files' | 'emit' | 'access' | 'quotas'> &
  Pick<Parameters<typeof workFileService>[0], 'see'>

/** Files of tasks and of projects. */
export function workFilesFeature(parts: Parts) {
  const { database, files: stored } = parts
  const store = workFileStore(database)
  const files = workFileService(parts)
  const feature: Feature = {
    calls: { workFiles: workFileRoutes(files) },
    routes: workFilePlainRoutes(files),
    files: [{ folder: 'work-files', named: (keys) => files.named(keys) }],
    jobs: [purgeJob('work-file-purge', (before, limit) => files.purge(before, limit))],
    async *exportsOfWorkspace({ workspace }) {
      yield* listFiles('archivos', async ({ cursor, limit }) => {
        const rows = await store.ofWorkspace(workspace.id, positionOf(cursor), limit)
        const page = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
        return { ...page, items: page.items.map(toFile) }
      })
      for (const id of await store.idsOf(workspace.id))
        yield { name: `archivos/${id}`, input: await stored.getStream(keyOf(id)) }
    },
    leftByWorkspace: (id) => files.leftBy(id),
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    workFiles: ReturnType<typeof workFilesFeature>
  }
}

export const workFilesRoom = defineRoom({
  name: 'workFiles',
  needs: ['projects', 'tasks'],
  make: ({ platform, from }) =>
    workFilesFeature({
      ...platform,
      see: {
        async task(session, id) {
          const { project, visibleToClients } = await from('tasks').service.get(session, id)
          return { projectId: project?.id ?? null, forClients: visibleToClients }
        },
        async project(session, id) {
          await from('projects').service.get(session, id)
          return { projectId: id, forClients: true }
        },
      },
    }),
})
