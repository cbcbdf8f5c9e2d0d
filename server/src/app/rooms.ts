import { accountsRoom } from '../features/accounts/feature.ts'
import { activityRoom } from '../features/activity/feature.ts'
import { analyticsRoom } from '../features/analytics/feature.ts'
import { apiTokensRoom } from '../features/api-tokens/feature.ts'
import { assistantsRoom } from '../features/assistants/feature.ts'
import { auditRoom } from '../features/audit/feature.ts'
import { backupsRoom } from '../features/backups/feature.ts'
import { fontsRoom } from '../features/fonts/feature.ts'
import { brandRoom } from '../features/brand/feature.ts'
import { calendarRoom } from '../features/calendar/feature.ts'
import { changesRoom } from '../features/changes/feature.ts'
import { clientsRoom } from '../features/clients/feature.ts'
import { contactsRoom } from '../features/contacts/feature.ts'
import { contestRoom } from '../features/contest/feature.ts'
import { formsRoom } from '../features/forms/feature.ts'
import { healthRoom } from '../features/health/feature.ts'
import { homeRoom } from '../features/home/feature.ts'
import { installationRoom } from '../features/installation/feature.ts'
import { leadsRoom } from '../features/leads/feature.ts'
import { lessonsRoom } from '../features/lessons/feature.ts'
import { mcpRoom } from '../features/mcp/feature.ts'
import { mediaFilesRoom } from '../features/media-files/feature.ts'
import { metricsRoom } from '../features/metrics/feature.ts'
import { notificationsRoom } from '../features/notifications/feature.ts'
import { openApiRoom } from '../features/openapi/feature.ts'
import { pageBatchesRoom } from '../features/page-batches/feature.ts'
import { pagesRoom } from '../features/pages/feature.ts'
import { peopleRoom } from '../features/people/feature.ts'
import { picturesRoom } from '../features/pictures/feature.ts'
import { playerRoom } from '../features/player/feature.ts'
import { profileRoom } from '../features/profile/feature.ts'
import { projectTemplatesRoom } from '../features/project-templates/feature.ts'
import { projectsRoom } from '../features/projects/feature.ts'
import { deliveryRoom } from '../features/delivery/feature.ts'
import { proofsRoom } from '../features/proofs/feature.ts'
import { quizzesRoom } from '../features/quizzes/feature.ts'
import { reviewsRoom } from '../features/reviews/feature.ts'
import { searchRoom } from '../features/search/feature.ts'
import { securityRoom } from '../features/security/feature.ts'
import { sessionRoom } from '../features/session/feature.ts'
import { sitesRoom } from '../features/sites/feature.ts'
import { hostsRoom } from '../features/sites/hosts/room.ts'
import { subscriptionsRoom } from '../features/subscriptions/feature.ts'
import { symbolsRoom } from '../features/symbols/feature.ts'
import { tasksRoom } from '../features/tasks/feature.ts'
import { togetherRoom } from '../features/together/feature.ts'
import { toolUsesRoom } from '../features/tool-uses/feature.ts'
import { videoDownloaderRoom } from '../features/video-downloader/feature.ts'
import { experimentsRoom } from '../features/experiments/feature.ts'
import { funnelsRoom } from '../features/funnels/feature.ts'
import { visitsRoom } from '../features/visits/feature.ts'
import { mailServerRoom } from '../features/mail-server/feature.ts'
import { webhooksRoom } from '../features/webhooks/feature.ts'
import { workFilesRoom } from '../features/work-files/feature.ts'
import { workspacesRoom } from '../features/workspaces/feature.ts'
import type { Room } from '../platform/rooms/room.ts'
import { collectionsRoom } from '../features/collections/feature.ts'
import { imagePresetsRoom } from '../features/image-presets/feature.ts'
import { pagePrintsRoom } from '../features/page-prints/feature.ts'
import { recipesRoom } from '../features/recipes/feature.ts'
import { siteTemplatesRoom } from '../features/site-templates/feature.ts'
import { translationsRoom } from '../features/translations/feature.ts'

/** Every room. Where several do something on the same event, they do it in this order. */
export const rooms: readonly Room[] = [
  activityRoom,
  accountsRoom,
  workspacesRoom,
  mailServerRoom,
  peopleRoom,
  apiTokensRoom,
  auditRoom,
  notificationsRoom,
  projectsRoom,
  tasksRoom,
  workFilesRoom,
  projectTemplatesRoom,
  calendarRoom,
  hostsRoom,
  sitesRoom,
  fontsRoom,
  brandRoom,
  deliveryRoom,
  picturesRoom,
  mediaFilesRoom,
  pagesRoom,
  assistantsRoom,
  togetherRoom,
  symbolsRoom,
  clientsRoom,
  contactsRoom,
  leadsRoom,
  formsRoom,
  proofsRoom,
  webhooksRoom,
  subscriptionsRoom,
  quizzesRoom,
  contestRoom,
  reviewsRoom,
  visitsRoom,
  experimentsRoom,
  funnelsRoom,
  analyticsRoom,
  toolUsesRoom,
  videoDownloaderRoom,
  playerRoom,
  pageBatchesRoom,
  homeRoom,
  lessonsRoom,
  searchRoom,
  sessionRoom,
  profileRoom,
  securityRoom,
  installationRoom,
  backupsRoom,
  healthRoom,
  mcpRoom,
  metricsRoom,
  openApiRoom,
  changesRoom,
  collectionsRoom,
  imagePresetsRoom,
  recipesRoom,
  pagePrintsRoom,
  translationsRoom,
  siteTemplatesRoom,
]
