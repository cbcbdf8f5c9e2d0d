import { accountPolicy } from '../features/accounts/policy.ts'
import { apiTokenPolicy } from '../features/api-tokens/policy.ts'
import { auditPolicy } from '../features/audit/policy.ts'
import { activityPolicy } from '../features/activity/policy.ts'
import { calendarPolicy } from '../features/calendar/policy.ts'
import { clientPolicy } from '../features/clients/policy.ts'
import { homePolicy } from '../features/home/policy.ts'
import { installationPolicy } from '../features/installation/policy.ts'
import { leadPolicy } from '../features/leads/policy.ts'
import { notificationPolicy } from '../features/notifications/policy.ts'
import { pagePolicy } from '../features/pages/policy.ts'
import { picturePolicy } from '../features/pictures/policy.ts'
import { projectPolicy } from '../features/projects/policy.ts'
import { reviewPolicy } from '../features/reviews/policy.ts'
import { securityPolicy } from '../features/security/policy.ts'
import { sitePolicy } from '../features/sites/policy.ts'
import { symbolPolicy } from '../features/symbols/policy.ts'
import { taskPolicy } from '../features/tasks/policy.ts'
import { videoPolicy } from '../features/video-downloader/policy.ts'
import { webhookPolicy } from '../features/webhooks/policy.ts'
import { workspacePolicy } from '../features/workspaces/policy.ts'
import type { Rules } from '../platform/access/access.ts'

/** Who may do what, row by row as the features say it. An action without a row is no type. */
export const rules: Rules = {
  ...accountPolicy,
  ...workspacePolicy,
  ...securityPolicy,
  ...activityPolicy,
  ...apiTokenPolicy,
  ...auditPolicy,
  ...calendarPolicy,
  ...clientPolicy,
  ...homePolicy,
  ...installationPolicy,
  ...leadPolicy,
  ...notificationPolicy,
  ...pagePolicy,
  ...picturePolicy,
  ...projectPolicy,
  ...reviewPolicy,
  ...sitePolicy,
  ...symbolPolicy,
  ...taskPolicy,
  ...videoPolicy,
  ...webhookPolicy,
}
