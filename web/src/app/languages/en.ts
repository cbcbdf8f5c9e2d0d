import { en as accounts } from '../../features/accounts/texts/en.ts'
import { en as activity } from '../../features/activity/texts/en.ts'
import { en as analytics } from '../../features/analytics/texts/en.ts'
import { en as apiTokens } from '../../features/api-tokens/texts/en.ts'
import { en as app } from '../texts/en.ts'
import { en as audit } from '../../features/audit/texts/en.ts'
import { en as auth } from '../../features/auth/texts/en.ts'
import { en as brand } from '../../features/brand/texts/en.ts'
import { en as calendar } from '../../features/calendar/texts/en.ts'
import { en as clients } from '../../features/clients/texts/en.ts'
import { en as editor } from '../../features/page-builder/editor/texts/en.ts'
import { en as elements } from '@aurelio/page/elements/texts/en'
import { en as elementGroups } from '@aurelio/page/elements/texts/groups/en'
import { en as forms } from '../../features/forms/texts/en.ts'
import { en as help } from '../../features/help/texts/en.ts'
import { en as home } from '../../features/home/texts/en.ts'
import { en as installation } from '../../features/installation/texts/en.ts'
import { en as imageOptimizer } from '../../features/image-optimizer/texts/en.ts'
import { en as leads } from '../../features/leads/texts/en.ts'
import { en as notifications } from '../../features/notifications/texts/en.ts'
import { en as importHtml } from '../../features/page-builder/import-html/texts/en.ts'
import { en as pageBuilder } from '../../features/page-builder/texts/en.ts'
import { en as pageOverview } from '../../features/page-builder/overview/texts/en.ts'
import { en as people } from '../../features/people/texts/en.ts'
import { en as pdfTools } from '../../features/pdf-tools/texts/en.ts'
import { en as platform } from '../../platform/texts/en.ts'
import { en as profile } from '../../features/profile/texts/en.ts'
import { en as projects } from '../../features/projects/texts/en.ts'
import { en as reviews } from '../../features/reviews/texts/en.ts'
import { en as sections } from '@aurelio/page/sections/texts/en'
import { en as seoGenerator } from '../../features/seo-generator/texts/en.ts'
import { en as sites } from '../../features/sites/texts/en.ts'
import { en as symbols } from '../../features/page-builder/editor/panels/symbols/texts/en.ts'
import { en as tasks } from '../../features/tasks/texts/en.ts'
import { en as templates } from '@aurelio/page/templates/texts/en'
import { en as tokens } from '../../features/page-builder/editor/panels/properties/texts/en.ts'
import { en as ui } from '../../ui/texts/en.ts'
import { en as videoDownloader } from '../../features/video-downloader/texts/en.ts'
import { en as webhooks } from '../../features/webhooks/texts/en.ts'
import { en as workspace } from '../../features/workspace/texts/en.ts'
import { en as publishing } from '../../features/page-builder/editor/panels/publish/texts/en.ts'

/** Spanish text to English, of every part of the app. */
export const en = {
  ...accounts,
  ...publishing,
  ...activity,
  ...analytics,
  ...apiTokens,
  ...app,
  ...audit,
  ...auth,
  ...brand,
  ...calendar,
  ...clients,
  ...editor,
  ...elements,
  ...elementGroups,
  ...forms,
  ...help,
  ...home,
  ...installation,
  ...imageOptimizer,
  ...leads,
  ...notifications,
  ...importHtml,
  ...pageBuilder,
  ...pageOverview,
  ...pdfTools,
  ...people,
  ...platform,
  ...profile,
  ...projects,
  ...reviews,
  ...sections,
  ...seoGenerator,
  ...sites,
  ...symbols,
  ...tasks,
  ...templates,
  ...tokens,
  ...ui,
  ...videoDownloader,
  ...webhooks,
  ...workspace,
}
