import { accounts } from './de/accounts.ts'
import { activity } from './de/activity.ts'
import { app } from './de/app.ts'
import { auth } from './de/auth.ts'
import { document } from './de/document.ts'
import { editor } from './de/editor.ts'
import { elements } from './de/elements.ts'
import { home } from './de/home.ts'
import { imageOptimizer } from './de/image-optimizer.ts'
import { leads } from './de/leads.ts'
import { notifications } from './de/notifications.ts'
import { pageBuilder } from './de/page-builder.ts'
import { profile } from './de/profile.ts'
import { projects } from './de/projects.ts'
import { security } from './de/security.ts'
import { seoGenerator } from './de/seo-generator.ts'
import { server } from './de/server.ts'
import { tasks } from './de/tasks.ts'
import { templates } from './de/templates.ts'
import { workspace } from './de/workspace.ts'

/** Spanish text to German, by feature. */
export const de: Record<string, string> = {
  ...accounts,
  ...activity,
  ...app,
  ...auth,
  ...document,
  ...editor,
  ...elements,
  ...home,
  ...imageOptimizer,
  ...leads,
  ...notifications,
  ...pageBuilder,
  ...profile,
  ...projects,
  ...security,
  ...seoGenerator,
  ...server,
  ...tasks,
  ...templates,
  ...workspace,
}
