import { accessBy, type Rules } from './access/access.ts'
import { openAudit } from './audit/audit.ts'
import { openAuth } from './auth/auth.ts'
import { accountMails } from './auth/mails.ts'
import { openChanges } from './changes/changes.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { openEvents } from './events/events.ts'
import { forbidden } from './http/failures.ts'
import { trustedOrigin } from './http/origin.ts'
import { rateLimits } from './http/rate-limits.ts'
import { openRequests } from './http/request-line.ts'
import { openJobs } from './jobs/jobs.ts'
import type { Log } from './log/log.ts'
import { openMail } from './mail/mail.ts'
import { openQuotas } from './quotas.ts'
import { publicTokens } from './public-token/public-token.ts'
import { openFileStore } from './storage/file-store.ts'
import { heldStore } from './storage/held-store.ts'

type Parts = { config: Config; log: Log; database: Database; rules: Rules }

/** Opens what every feature stands on; each takes of it what it needs. */
export async function openPlatform({ config, log, database, rules }: Parts) {
  const files = await openFileStore(config.storage)
  const jobs = openJobs(database)
  const mail = openMail({ config, jobs, log })
  const accountMail = accountMails({ database, mail, baseUrl: config.baseUrl })
  const changes = openChanges(database, log)
  const events = openEvents({ database, log, role: config.role })
  const audit = openAudit(database)
  const requests = openRequests(log)
  const limits = rateLimits(database, config.rateLimitScale)
  const quotas = openQuotas(limits, heldStore(database), config.quotas)
  const isTrustedOrigin = trustedOrigin(config)
  const auth = openAuth({ config, database, log, audit, mails: accountMail, isTrustedOrigin })
  const access = accessBy(rules, forbidden)
  const tokens = publicTokens(config.authSecret)
  const told = { changes, events, emit: events.emit, audit }
  return {
    config,
    log,
    database,
    files,
    jobs,
    mail,
    accountMail,
    limits,
    quotas,
    requests,
    isTrustedOrigin,
    auth,
    access,
    tokens,
    ...told,
  }
}
export type Platform = Awaited<ReturnType<typeof openPlatform>>
