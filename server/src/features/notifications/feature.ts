import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { leadMail } from './lead-mail/lead-mail.ts'
import { notificationRoutes } from './routes.ts'
import { notificationService } from './service.ts'
import { notificationTidyJob } from './tidy-job.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { notificationPolicy } from './policy.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'jobs' | 'mail' | 'emit' | 'access'> &
  Pick<Parameters<typeof leadMail>[0], 'mailingOf'>

export function notificationsFeature({ config, emit, ...parts }: Parts) {
  const { database, access } = parts
  const mails = leadMail({ ...parts, baseUrl: config.baseUrl })
  const notifications = notificationService({ database, emit, access, leadMail: mails })
  const feature: Feature = {
    calls: { notifications: notificationRoutes(notifications) },
    jobs: [notificationTidyJob(database), mails.job],
  }
  return { feature, service: notifications }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    notifications: ReturnType<typeof notificationsFeature>
  }
}

export const notificationsRoom = defineRoom({
  name: 'notifications',
  policy: notificationPolicy,
  needs: ['workspaces'],
  make: ({ platform, from }) =>
    notificationsFeature({
      ...platform,
      mailingOf: (...asked) => from('workspaces').settings.mailingOf(...asked),
    }),
  on: ({ service }) => ({
    'workspace.created': {
      now: [async ([event]) => event && service.welcome(event)],
    },
    'project.shared': { now: [service.shared] },
    'site.shared': { now: [service.shared] },
    'page.shared': { now: [service.shared] },
    'task.commented': { now: [service.taskCommented] },
    'task.unblocked': { now: [service.taskUnblocked] },
    'site.host-missing': { now: [service.hostAtRisk] },
    'site.host-lost': { now: [service.hostAtRisk] },
    'page.published': { now: [service.pagePublished] },
    'page.schedule-failed': { now: [service.scheduleFailed] },
    'lead.received': { later: [service.leadsReceived] },
    'lead.mentioned': { now: [service.mentioned] },
    'lead.expiring': { now: [service.expiring] },
    'webhook.paused': { now: [service.webhookPaused] },
    'review.requested': { now: [service.reviewRequested] },
    'review.commented': { now: [service.reviewAnswered] },
    'review.approved': { now: [service.reviewAnswered] },
    'review.rejected': { now: [service.reviewAnswered] },
  }),
})
