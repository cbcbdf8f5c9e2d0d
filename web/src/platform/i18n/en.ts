import { accounts } from './en/accounts.ts'
import { activity } from './en/activity.ts'
import { app } from './en/app.ts'
import { auth } from './en/auth.ts'
import { document } from './en/document.ts'
import { editor } from './en/editor.ts'
import { elements } from './en/elements.ts'
import { home } from './en/home.ts'
import { imageOptimizer } from './en/image-optimizer.ts'
import { leads } from './en/leads.ts'
import { notifications } from './en/notifications.ts'
import { pageBuilder } from './en/page-builder.ts'
import { profile } from './en/profile.ts'
import { projects } from './en/projects.ts'
import { security } from './en/security.ts'
import { seoGenerator } from './en/seo-generator.ts'
import { server } from './en/server.ts'
import { tasks } from './en/tasks.ts'
import { templates } from './en/templates.ts'
import { workspace } from './en/workspace.ts'

/** Spanish text to English, by feature. */
export const en: Record<string, string> = {
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
