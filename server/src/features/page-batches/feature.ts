import { batchRowBytes } from '@aurelio/contracts/page-batches'
import { pageScheduleBytes } from '@aurelio/contracts/page-schedules'
import { addressPolicy } from '@aurelio/media/network/address-policy'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { sealedTexts } from '../../platform/sealed-text.ts'
import { type CountMade, pageBatchJobs } from './jobs.ts'
import { pageBatchRoutes } from './routes.ts'
import { pageBatchService } from './service.ts'
import { schedulePlan } from './schedules/plan-job.ts'
import { pageScheduleRoutes } from './schedules/routes.ts'
import { scheduleRunJob } from './schedules/run-job.ts'
import { pageScheduleService } from './schedules/service.ts'
import { pageScheduleStore } from './schedules/store.ts'
import { scheduleEmitter } from './schedules/emit.ts'
import { pageBatchStore } from './store.ts'
import type { BatchPages } from './targets/site.ts'
import { pageBatchTidyJob } from './tidy-job.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

const ports = [80, 443, 8080, 8443]
/** Batches at once: each waits for its own machine, or draws its own pages. */
const concurrency = 2

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit' | 'jobs' | 'quotas'> & {
  pages: BatchPages
  timeZoneOf: (workspaceId: string) => Promise<string>
  countMade: CountMade
}

export function pageBatchesFeature({ config, ...others }: Parts) {
  const store = pageBatchStore(others.database)
  const policy = addressPolicy(config.wordpress.allowedHosts, ports)
  const secrets = sealedTexts(config.authSecret, 'wordpress')
  const schedules = pageScheduleStore(others.database)
  const emitter = scheduleEmitter(schedules, others.emit)
  const parts = { ...others, store, policy, secrets, ended: (id: string) => emitter.batchEnded(id) }
  const work = pageBatchJobs(parts)
  const repeating = { ...parts, store: schedules, batches: store, emitter, work }
  const run = scheduleRunJob(repeating)
  const plan = schedulePlan({ ...repeating, run })
  const feature: Feature = {
    calls: {
      pageBatches: pageBatchRoutes(pageBatchService({ ...parts, work })),
      pageSchedules: pageScheduleRoutes(pageScheduleService({ ...repeating, plan })),
    },
    bodies: [
      { path: '/api/page-batches/{id}/rows', bytes: batchRowBytes },
      { path: '/api/page-schedules', bytes: pageScheduleBytes },
      { path: '/api/page-schedules/{id}', bytes: pageScheduleBytes },
    ],
    jobs: [pageBatchTidyJob(store), plan.plan],
    ownWorker: { kinds: [work.run, work.undo, run], concurrency },
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    pageBatches: ReturnType<typeof pageBatchesFeature>
  }
}

export const pageBatchesRoom = defineRoom({
  name: 'pageBatches',
  needs: ['pages', 'workspaces', 'toolUses'],
  make: ({ platform, from }) =>
    pageBatchesFeature({
      ...platform,
      pages: from('pages').made,
      timeZoneOf: (...asked) => from('workspaces').settings.timeZoneOf(...asked),
      async countMade({ workspaceId, createdBy: userId }, made) {
        // Who began it may have closed their account.
        if (userId !== null)
          await from('toolUses').service.count({ workspaceId, userId }, [
            { ...made, tool: 'seo-generator', savedBytes: 0 },
          ])
      },
    }),
})
