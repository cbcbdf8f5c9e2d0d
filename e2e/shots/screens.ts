import type { Screen } from './screen.ts'
import { accountScreens } from './screens/accounts.ts'
import { authScreens } from './screens/auth.ts'
import { builderScreens } from './screens/builder.ts'
import { dashboardScreens } from './screens/dashboard.ts'
import { editorScreens } from './screens/editor.ts'
import { imageScreens } from './screens/image-optimizer.ts'
import { notificationScreens } from './screens/notifications.ts'
import { publishedScreens } from './screens/published.ts'
import { seoScreens } from './screens/seo-generator.ts'
import { videoScreens } from './screens/video-downloader.ts'
import { workScreens } from './screens/work.ts'

/**
 * Every screen and state the product has. `npm run shots` makes a contact sheet of each, and the accessibility
 * journey checks each: a new screen adds itself here and gets both.
 */
export const screens: readonly Screen[] = [
  ...authScreens,
  ...accountScreens,
  ...dashboardScreens,
  ...workScreens,
  ...notificationScreens,
  ...imageScreens,
  ...seoScreens,
  ...videoScreens,
  ...builderScreens,
  ...editorScreens,
  ...publishedScreens,
]
