import type { Migration } from 'kysely/migration'
import * as auth from './0001-auth.ts'
import * as platform from './0002-platform.ts'
import * as pages from './0003-pages.ts'
import * as videos from './0004-videos.ts'
import * as pictures from './0005-pictures.ts'
import * as accounts from './0006-accounts.ts'
import * as work from './0007-work.ts'
import * as notifications from './0008-notifications.ts'
import * as workIndexes from './0009-work-indexes.ts'
import * as knownDevices from './0010-known-devices.ts'
import * as publicationManifest from './0011-publication-manifest.ts'
import * as auditRetention from './0013-audit-retention.ts'
import * as outbox from './0014-outbox.ts'
import * as people from './0016-people.ts'
import * as grants from './0018-grants.ts'
import * as reviews from './0019-reviews.ts'
import * as sites from './0020-sites.ts'
import * as pageBin from './0023-page-bin.ts'
import * as leadInbox from './0025-lead-inbox.ts'
import * as leadPageIndex from './0026-lead-page-index.ts'
import * as installation from './0030-installation.ts'
import * as workspaceSettings from './0031-workspace-settings.ts'
import * as activityGuests from './0032-activity-guests.ts'
import * as siteSettings from './0033-site-settings.ts'
import * as pictureVariants from './0035-picture-variants.ts'
import * as brand from './0037-brand.ts'
import * as webhooks from './0038-webhooks.ts'
import * as leadFiles from './0039-lead-files.ts'
import * as leadSearch from './0041-lead-search.ts'
import * as leadTeam from './0042-lead-team.ts'
import * as symbols from './0043-symbols.ts'
import * as calendar from './0045-calendar.ts'
import * as taskBoard from './0046-task-board.ts'
import * as apiTokens from './0051-api-tokens.ts'
import * as leadCare from './0052-lead-care.ts'
import * as jobShares from './0053-job-shares.ts'
import * as leadAttribution from './0055-lead-attribution.ts'
import * as leadRules from './0056-lead-rules.ts'
import * as leadPersons from './0057-lead-persons.ts'
import * as republication from './0058-republication.ts'
import * as pageGrants from './0059-page-grants.ts'
import * as publicationMenu from './0063-publication-menu.ts'
import * as pageFolders from './0064-page-folders.ts'
import * as hostRenewal from './0065-host-renewal.ts'
import * as leadRetention from './0066-lead-retention.ts'
import * as taskSheet from './0070-task-sheet.ts'
import * as projectPlan from './0071-project-plan.ts'
import * as taskPartsIndex from './0072-task-parts-index.ts'
import * as auditChain from './0077-audit-chain.ts'
import * as lessons from './0082-lessons.ts'
import * as symbolForms from './0083-symbol-forms.ts'
import * as clientComments from './0086-client-comments.ts'
import * as taskImports from './0087-task-imports.ts'
import * as workFiles from './0088-work-files.ts'
import * as projectTemplates from './0089-project-templates.ts'
import * as idempotencyKeys from './0090-idempotency-keys.ts'
import * as pageBatches from './0091-page-batches.ts'
import * as projectRoom from './0096-project-room.ts'
import * as reportLinks from './0097-report-links.ts'
import * as formFiles from './0101-form-files.ts'
import * as publicationTrail from './0103-publication-trail.ts'
import * as leadTermsInBulk from './0106-lead-terms-in-bulk.ts'
import * as leadTally from './0107-lead-tally.ts'
import * as reportMailings from './0108-report-mailings.ts'
import * as pageSchedules from './0116-page-schedules.ts'
import * as mediaFiles from './0117-media-files.ts'
import * as leadPhrases from './0123-lead-phrases.ts'
import * as toolUses from './0124-tool-uses.ts'
import * as calendarKinds from './0125-calendar-kinds.ts'
import * as taskTime from './0126-task-time.ts'
import * as leadStateCounted from './0127-lead-state-counted.ts'
import * as leadCampaigns from './0128-lead-campaigns.ts'
import * as jobSubjects from './0135-job-subjects.ts'
import * as publicationVariants from './0134-publication-variants.ts'
import * as calendarExceptions from './0109-calendar-exceptions.ts'

/** Every migration, in order. A static list, because a bundle has no folder to read at run time. */
export const migrations: Record<string, Migration> = {
  '0001-auth': auth,
  '0002-platform': platform,
  '0003-pages': pages,
  '0004-videos': videos,
  '0005-pictures': pictures,
  '0006-accounts': accounts,
  '0007-work': work,
  '0008-notifications': notifications,
  '0009-work-indexes': workIndexes,
  '0010-known-devices': knownDevices,
  '0011-publication-manifest': publicationManifest,
  '0013-audit-retention': auditRetention,
  '0014-outbox': outbox,
  '0016-people': people,
  '0018-grants': grants,
  '0019-reviews': reviews,
  '0020-sites': sites,
  '0023-page-bin': pageBin,
  '0025-lead-inbox': leadInbox,
  '0026-lead-page-index': leadPageIndex,
  '0030-installation': installation,
  '0031-workspace-settings': workspaceSettings,
  '0032-activity-guests': activityGuests,
  '0033-site-settings': siteSettings,
  '0035-picture-variants': pictureVariants,
  '0037-brand': brand,
  '0038-webhooks': webhooks,
  '0039-lead-files': leadFiles,
  '0041-lead-search': leadSearch,
  '0042-lead-team': leadTeam,
  '0043-symbols': symbols,
  '0045-calendar': calendar,
  '0046-task-board': taskBoard,
  '0051-api-tokens': apiTokens,
  '0052-lead-care': leadCare,
  '0053-job-shares': jobShares,
  '0055-lead-attribution': leadAttribution,
  '0056-lead-rules': leadRules,
  '0057-lead-persons': leadPersons,
  '0058-republication': republication,
  '0059-page-grants': pageGrants,
  '0063-publication-menu': publicationMenu,
  '0064-page-folders': pageFolders,
  '0065-host-renewal': hostRenewal,
  '0066-lead-retention': leadRetention,
  '0070-task-sheet': taskSheet,
  '0071-project-plan': projectPlan,
  '0072-task-parts-index': taskPartsIndex,
  '0077-audit-chain': auditChain,
  '0082-lessons': lessons,
  '0083-symbol-forms': symbolForms,
  '0086-client-comments': clientComments,
  '0087-task-imports': taskImports,
  '0088-work-files': workFiles,
  '0089-project-templates': projectTemplates,
  '0090-idempotency-keys': idempotencyKeys,
  '0091-page-batches': pageBatches,
  '0096-project-room': projectRoom,
  '0097-report-links': reportLinks,
  '0101-form-files': formFiles,
  '0103-publication-trail': publicationTrail,
  '0106-lead-terms-in-bulk': leadTermsInBulk,
  '0107-lead-tally': leadTally,
  '0108-report-mailings': reportMailings,
  '0109-calendar-exceptions': calendarExceptions,
  '0116-page-schedules': pageSchedules,
  '0117-media-files': mediaFiles,
  '0123-lead-phrases': leadPhrases,
  '0124-tool-uses': toolUses,
  '0125-calendar-kinds': calendarKinds,
  '0126-task-time': taskTime,
  '0127-lead-state-counted': leadStateCounted,
  '0128-lead-campaigns': leadCampaigns,
  '0134-publication-variants': publicationVariants,
  '0135-job-subjects': jobSubjects,
}
