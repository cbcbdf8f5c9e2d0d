import { accounts } from './accounts.ts'
import { activity } from './activity.ts'
import { analytics } from './analytics.ts'
import { apiTokens } from './api-tokens.ts'
import { assistants } from './assistants.ts'
import { audit } from './audit.ts'
import { brand } from './brand.ts'
import { calendar } from './calendar.ts'
import { campaignLinks } from './campaign-links.ts'
import { clients } from './clients.ts'
import { experiments } from './experiments.ts'
import { contacts } from './contacts.ts'
import { contests } from './contests.ts'
import { films } from './films.ts'
import { formFiles } from './form-files.ts'
import { fonts } from './fonts.ts'
import { forms } from './forms.ts'
import { funnels } from './funnels.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { installation } from './installation.ts'
import { invitations } from './invitations.ts'
import { leadErasures } from './lead-erasures.ts'
import { leadImports } from './lead-imports.ts'
import { leadRules } from './lead-rules.ts'
import { leadRetention } from './lead-retention.ts'
import { leadViews } from './lead-views.ts'
import { lessons } from './lessons.ts'
import { leads } from './leads.ts'
import { notifications } from './notifications.ts'
import { pageBatches } from './page-batches.ts'
import { pageSchedules } from './page-schedules.ts'
import { pageFolders } from './page-folders.ts'
import { pageOverview } from './page-overview.ts'
import { pageLooks } from './page-looks.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { mediaFiles } from './media-files.ts'
import { pictures } from './pictures.ts'
import { profile } from './profile.ts'
import { projectHours } from './project-hours.ts'
import { projectLinks } from './project-links.ts'
import { projectMembers } from './project-members.ts'
import { projectNotes } from './project-notes.ts'
import { projectTemplates } from './project-templates.ts'
import { projects } from './projects.ts'
import { publications } from './publications.ts'
import { quizzes } from './quizzes.ts'
import { redirects } from './redirects.ts'
import { guestReport, reportLinks } from './report-links.ts'
import { reportMailings } from './report-mailings.ts'
import { guestReviews, reviews } from './reviews.ts'
import { recipes } from './recipes.ts'
import { search } from './search.ts'
import { authSettings, security } from './security.ts'
import { session } from './session.ts'
import { siteTemplateCalls } from './site-templates.ts'
import { sites } from './sites.ts'
import { subscriberImports } from './subscriber-imports.ts'
import { subscriptions } from './subscriptions.ts'
import { symbols } from './symbols.ts'
import { taskImports } from './task-imports.ts'
import { workFiles } from './work-files.ts'
import { taskSheet } from './task-sheet.ts'
import { taskViews } from './task-views.ts'
import { tasks } from './tasks.ts'
import { together } from './together.ts'
import { toolUses } from './tool-uses.ts'
import { versions } from './versions.ts'
import { videoDownloader } from './video-downloader.ts'
import { guestVisits, visitShares } from './visit-shares.ts'
import { visitImports } from './visit-imports.ts'
import { visits } from './visits.ts'
import { mailServer } from './mail-server.ts'
import { webhooks } from './webhooks.ts'
import { workspace, workspaces } from './workspace.ts'
import { workspaceSettings } from './workspace-settings.ts'
import { collections } from './collection-calls.ts'
import { imagePresets } from './image-presets.ts'
import { thingTranslations } from './thing-translations.ts'
import { translations } from './translations.ts'

/** Every call between web and server. Paths stand under `/api`. */
export const contract = {
  health,
  session,
  authSettings,
  profile,
  security,
  accounts,
  clients,
  contacts,
  contests,
  workspace,
  workspaces,
  workspaceSettings,
  people,
  invitations,
  installation,
  audit,
  pages: { ...pages, ...pageLooks },
  together,
  assistants,
  pageBatches,
  pageSchedules,
  pageFolders,
  versions,
  publications,
  sites,
  siteTemplates: siteTemplateCalls,
  brand,
  redirects,
  subscriberImports,
  subscriptions,
  symbols,
  pageOverview,
  leads,
  formFiles,
  fonts,
  forms,
  leadErasures,
  leadImports,
  leadRetention,
  leadRules,
  leadViews,
  notifications,
  lessons,
  mediaFiles,
  experiments,
  films,
  funnels,
  pictures,
  projectTemplates,
  projects,
  projectHours,
  projectLinks,
  projectMembers,
  projectNotes,
  quizzes,
  reviews,
  guestReviews,
  tasks,
  toolUses,
  taskImports,
  taskSheet,
  workFiles,
  taskViews,
  calendar,
  activity,
  home,
  search,
  videoDownloader,
  mailServer,
  webhooks,
  apiTokens,
  analytics,
  reportLinks,
  guestReport,
  reportMailings,
  visits,
  visitImports,
  campaignLinks,
  visitShares,
  guestVisits,
  collections,
  imagePresets,
  recipes,
  translations,
  thingTranslations,
}
export type Contract = typeof contract
