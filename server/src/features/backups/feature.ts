import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { backupJob } from './backup-job.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

/** Copies of the installation that are made by themselves, where the settings ask for them. */
export function backupsFeature({ config, log }: Pick<Platform, 'config' | 'log'>) {
  const { backups } = config.operation
  if (!backups) return { feature: {} satisfies Feature }
  const feature: Feature = { ownWorker: { kinds: [backupJob(config, backups, log)], concurrency: 1 } }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    backups: ReturnType<typeof backupsFeature>
  }
}

export const backupsRoom = defineRoom({
  name: 'backups',
  make: ({ platform }) => backupsFeature(platform),
})
