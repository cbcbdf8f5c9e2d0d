import { de as accounts } from '../../features/accounts/texts/de.ts'
import { de as activity } from '../../features/activity/texts/de.ts'
import { de as analytics } from '../../features/analytics/texts/de.ts'
import { de as apiTokens } from '../../features/api-tokens/texts/de.ts'
import { de as app } from '../texts/de.ts'
import { de as audit } from '../../features/audit/texts/de.ts'
import { de as auth } from '../../features/auth/texts/de.ts'
import { de as brand } from '../../features/brand/texts/de.ts'
import { de as calendar } from '../../features/calendar/texts/de.ts'
import { de as clients } from '../../features/clients/texts/de.ts'
import { de as editor } from '../../features/page-builder/editor/texts/de.ts'
import { de as elements } from '@aurelio/page/elements/texts/de'
import { de as elementGroups } from '@aurelio/page/elements/texts/groups/de'
import { de as forms } from '../../features/forms/texts/de.ts'
import { de as help } from '../../features/help/texts/de.ts'
import { de as home } from '../../features/home/texts/de.ts'
import { de as installation } from '../../features/installation/texts/de.ts'
import { de as imageOptimizer } from '../../features/image-optimizer/texts/de.ts'
import { de as leads } from '../../features/leads/texts/de.ts'
import { de as notifications } from '../../features/notifications/texts/de.ts'
import { de as importHtml } from '../../features/page-builder/import-html/texts/de.ts'
import { de as pageBuilder } from '../../features/page-builder/texts/de.ts'
import { de as pageOverview } from '../../features/page-builder/overview/texts/de.ts'
import { de as people } from '../../features/people/texts/de.ts'
import { de as pdfTools } from '../../features/pdf-tools/texts/de.ts'
import { de as platform } from '../../platform/texts/de.ts'
import { de as profile } from '../../features/profile/texts/de.ts'
import { de as projects } from '../../features/projects/texts/de.ts'
import { de as reviews } from '../../features/reviews/texts/de.ts'
import { de as sections } from '@aurelio/page/sections/texts/de'
import { de as seoGenerator } from '../../features/seo-generator/texts/de.ts'
import { de as sites } from '../../features/sites/texts/de.ts'
import { de as symbols } from '../../features/page-builder/editor/panels/symbols/texts/de.ts'
import { de as tasks } from '../../features/tasks/texts/de.ts'
import { de as templates } from '@aurelio/page/templates/texts/de'
import { de as tokens } from '../../features/page-builder/editor/panels/properties/texts/de.ts'
import { de as ui } from '../../ui/texts/de.ts'
import { de as videoDownloader } from '../../features/video-downloader/texts/de.ts'
import { de as webhooks } from '../../features/webhooks/texts/de.ts'
import { de as workspace } from '../../features/workspace/texts/de.ts'
import { de as publishing } from '../../features/page-builder/editor/panels/publish/texts/de.ts'

/** Spanish text to German, of every part of the app. */
export const de = {
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
