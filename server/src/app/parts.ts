import type { VideoDownloader } from '../features/video-downloader/feature.ts'
import type { Audit } from '../platform/audit/audit.ts'
import type { Changes } from '../platform/changes/changes.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { FileStore } from '../platform/storage/file-store.ts'

/** What a process opens before it composes the product. */
export type Parts = {
  config: Config
  database: Database
  files: FileStore
  log: Log
  mail: Mail
  webFolder: string
  videos: VideoDownloader
  changes: Changes
  events: Events
  audit: Audit
  limits: RateLimits
  jobs: Jobs
}
