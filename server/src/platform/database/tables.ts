import type { ApiTokenTables } from './tables/api-tokens.ts'
import type { AuthTables } from './tables/auth.ts'
import type { CalendarTables } from './tables/calendar.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { JobTables } from './tables/jobs.ts'
import type { LeadTables } from './tables/leads.ts'
import type { LessonTables } from './tables/lessons.ts'
import type { PageBatchTables } from './tables/page-batches.ts'
import type { ReviewTables } from './tables/reviews.ts'
import type { SiteTables } from './tables/sites.ts'
import type { ToldTables } from './tables/told.ts'
import type { ToolUseTables } from './tables/tool-uses.ts'
import type { VideoTables } from './tables/videos.ts'
import type { WebhookTables } from './tables/webhooks.ts'
import type { WorkTables } from './tables/work.ts'

/**
 * Rows as the migrations make them. Portable columns only: text ids, text moments in UTC (`toISOString()`), JSON as
 * text, 0 or 1 for yes and no. The auth library's tables list just what the product itself reads or writes of them.
 */
export type Tables = AuthTables &
  CalendarTables &
  InstallationTables &
  JobTables &
  ToldTables &
  SiteTables &
  LeadTables &
  LessonTables &
  WorkTables &
  PageBatchTables &
  ReviewTables &
  ToolUseTables &
  VideoTables &
  WebhookTables &
  ApiTokenTables
