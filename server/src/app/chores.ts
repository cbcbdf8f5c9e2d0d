import { leadMail } from '../features/notifications/lead-mail/lead-mail.ts'
import { notificationTidyJob } from '../features/notifications/tidy-job.ts'
import { projectRemovalStore } from '../features/projects/store.ts'
import { taskRemovalStore } from '../features/tasks/store.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { purgeJob } from '../platform/removal/purge-job.ts'
import type { Parts } from './parts.ts'

/** The work of the features behind the scenes: mail, and what was removed long ago goes, tasks before their projects. */
export function chores({
  config,
  database,
  jobs,
  mail,
}: Pick<Parts, 'config' | 'database' | 'jobs' | 'mail'>): JobKind[] {
  const tasks = taskRemovalStore(database)
  const projects = projectRemovalStore(database)
  return [
    purgeJob('task-purge', (before, limit) => tasks.purge(before, limit)),
    purgeJob('project-purge', (before, limit) => projects.purge(before, limit)),
    notificationTidyJob(database),
    leadMail({ database, jobs, mail, baseUrl: config.baseUrl }).job,
  ]
}
