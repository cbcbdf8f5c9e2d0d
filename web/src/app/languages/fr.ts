import { fr as accounts } from '../../features/accounts/texts/fr.ts'
import { fr as activity } from '../../features/activity/texts/fr.ts'
import { fr as analytics } from '../../features/analytics/texts/fr.ts'
import { fr as apiTokens } from '../../features/api-tokens/texts/fr.ts'
import { fr as app } from '../texts/fr.ts'
import { fr as audit } from '../../features/audit/texts/fr.ts'
import { fr as auth } from '../../features/auth/texts/fr.ts'
import { fr as brand } from '../../features/brand/texts/fr.ts'
import { fr as calendar } from '../../features/calendar/texts/fr.ts'
import { fr as clients } from '../../features/clients/texts/fr.ts'
import { fr as editor } from '../../features/page-builder/editor/texts/fr.ts'
import { fr as elements } from '@aurelio/page/elements/texts/fr'
import { fr as elementGroups } from '@aurelio/page/elements/texts/groups/fr'
import { fr as forms } from '../../features/forms/texts/fr.ts'
import { fr as help } from '../../features/help/texts/fr.ts'
import { fr as home } from '../../features/home/texts/fr.ts'
import { fr as installation } from '../../features/installation/texts/fr.ts'
import { fr as imageOptimizer } from '../../features/image-optimizer/texts/fr.ts'
import { fr as leads } from '../../features/leads/texts/fr.ts'
import { fr as notifications } from '../../features/notifications/texts/fr.ts'
import { fr as importHtml } from '../../features/page-builder/import-html/texts/fr.ts'
import { fr as pageBuilder } from '../../features/page-builder/texts/fr.ts'
import { fr as pageOverview } from '../../features/page-builder/overview/texts/fr.ts'
import { fr as people } from '../../features/people/texts/fr.ts'
import { fr as pdfTools } from '../../features/pdf-tools/texts/fr.ts'
import { fr as platform } from '../../platform/texts/fr.ts'
import { fr as profile } from '../../features/profile/texts/fr.ts'
import { fr as projects } from '../../features/projects/texts/fr.ts'
import { fr as reviews } from '../../features/reviews/texts/fr.ts'
import { fr as sections } from '@aurelio/page/sections/texts/fr'
import { fr as seoGenerator } from '../../features/seo-generator/texts/fr.ts'
import { fr as sites } from '../../features/sites/texts/fr.ts'
import { fr as symbols } from '../../features/page-builder/editor/panels/symbols/texts/fr.ts'
import { fr as tasks } from '../../features/tasks/texts/fr.ts'
import { fr as templates } from '@aurelio/page/templates/texts/fr'
import { fr as tokens } from '../../features/page-builder/editor/panels/properties/texts/fr.ts'
import { fr as ui } from '../../ui/texts/fr.ts'
import { fr as videoDownloader } from '../../features/video-downloader/texts/fr.ts'
import { fr as webhooks } from '../../features/webhooks/texts/fr.ts'
import { fr as workspace } from '../../features/workspace/texts/fr.ts'
import { fr as publishing } from '../../features/page-builder/editor/panels/publish/texts/fr.ts'

/** Spanish text to French, of every part of the app. */
export const fr = {
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
