import { accounts } from './fr/accounts.ts'
import { activity } from './fr/activity.ts'
import { app } from './fr/app.ts'
import { auth } from './fr/auth.ts'
import { document } from './fr/document.ts'
import { editor } from './fr/editor.ts'
import { elements } from './fr/elements.ts'
import { home } from './fr/home.ts'
import { imageOptimizer } from './fr/image-optimizer.ts'
import { leads } from './fr/leads.ts'
import { notifications } from './fr/notifications.ts'
import { pageBuilder } from './fr/page-builder.ts'
import { profile } from './fr/profile.ts'
import { projects } from './fr/projects.ts'
import { security } from './fr/security.ts'
import { seoGenerator } from './fr/seo-generator.ts'
import { server } from './fr/server.ts'
import { tasks } from './fr/tasks.ts'
import { templates } from './fr/templates.ts'
import { workspace } from './fr/workspace.ts'

/** Spanish text to French, by feature. */
export const fr: Record<string, string> = {
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
