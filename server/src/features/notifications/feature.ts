import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { leadMail } from './lead-mail/lead-mail.ts'
import { notificationRoutes } from './routes.ts'
import { notificationService } from './service.ts'
import { notificationTidyJob } from './tidy-job.ts'

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
