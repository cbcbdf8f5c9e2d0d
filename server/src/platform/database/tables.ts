import type { ApiTokenTables } from './tables/api-tokens.ts'
import type { AuthTables } from './tables/auth.ts'
import type { CalendarTables } from './tables/calendar.ts'
import type { ExperimentTables } from './tables/experiments.ts'
import type { ContactTables } from './tables/contacts.ts'
import type { ContestTables } from './tables/contests.ts'
import type { FilmTables } from './tables/films.ts'
import type { FunnelTables } from './tables/funnels.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { JobTables } from './tables/jobs.ts'
import type { LeadTables } from './tables/leads.ts'
import type { LessonTables } from './tables/lessons.ts'
import type { PageBatchTables } from './tables/page-batches.ts'
import type { ProofTables } from './tables/proofs.ts'
import type { ReviewTables } from './tables/reviews.ts'
import type { SiteTables } from './tables/sites.ts'
import type { HistoryTables } from './tables/history.ts'
import type { SubscriptionTables } from './tables/subscriptions.ts'
import type { TableImportTables } from './tables/table-imports.ts'
import type { ToolUseTables } from './tables/tool-uses.ts'
import type { VideoTables } from './tables/videos.ts'
import type { VisitTables } from './tables/visits.ts'
import type { MailServerTables } from './tables/mail-servers.ts'
import type { WebhookTables } from './tables/webhooks.ts'
import type { WorkTables } from './tables/work.ts'

/**
 * Rows as the migrations make them. Portable columns only: text ids, text moments in UTC (`toISOString()`), JSON as
 * text, 0 or 1 for yes and no. The auth library's tables list just what the product itself reads or writes of them.
 * A room adds its own where they are described:
 * `declare module '../../platform/database/tables.ts' { interface Tables extends ReportTables {} }`.
 */
export interface Tables
  extends
    AuthTables,
    CalendarTables,
    ContactTables,
    ContestTables,
    InstallationTables,
    JobTables,
    HistoryTables,
    SiteTables,
    LeadTables,
    LessonTables,
    WorkTables,
    PageBatchTables,
    ExperimentTables,
    FilmTables,
    FunnelTables,
    SubscriptionTables,
    ProofTables,
    ReviewTables,
    TableImportTables,
    ToolUseTables,
    VideoTables,
    VisitTables,
    MailServerTables,
    WebhookTables,
    ApiTokenTables {}
