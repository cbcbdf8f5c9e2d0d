import { addresses } from '@aurelio/contracts/addresses'
import { statfs } from 'node:fs/promises'
import type { Installation } from '@aurelio/contracts/installation'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { mailLanguage } from '../../platform/auth/mail-language.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { productVersion } from '../../platform/product-version.ts'
import { installationStore } from './store.ts'
import { testMessage } from './test-mail.ts'
import { workOf } from './work.ts'

const perPerson = { limit: 10, windowSeconds: 60 * 60 }

type Parts = {
  config: Config
  database: Database
  access: Access
  limits: RateLimits
  mail: Pick<Mail, 'deliver'>
}

/** For whoever keeps the installation: what it runs on, what it holds, and whether its mails go out. */
export function installationService({ config, database, access, limits, mail }: Parts) {
  const store = installationStore(database)
  const languageOf = mailLanguage(database)
  const sends = config.accounts.smtpUrl !== undefined

  function demand(session: Session) {
    if (!access.can(session, 'installation.keep')) throw notFound()
  }

  return {
    async get(session: Session): Promise<Installation> {
      demand(session)
      return {
        about: {
          version: productVersion,
          node: config.nodeVersion,
          database: config.database.engine,
          storage: config.storage.driver,
          address: config.baseUrl,
        },
        replica: await database.replica(),
        mail: { sends, from: config.accounts.mailFrom },
        work: workOf(await store.openJobs(), await store.untoldSince()),
        disk: await diskOf(config.dataDir),
        accounts: await store.accounts(),
        limits: config.quotas,
        usage: await store.usage(),
      }
    },

    /** Throws NO_MAIL_SERVER, or MAIL_REFUSED with what the server says. */
    async testMail(session: Session) {
      demand(session)
      const { id, email } = session.user
      const wait = await limits.hit('test-mail', [id], perPerson)
      if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { seconds: wait })
      if (!sends) throw refuse('NO_MAIL_SERVER')
      try {
        await mail.deliver(
          testMessage(
            session.user,
            await languageOf(email),
            `${config.baseUrl}${addresses.settingsOf('installation')}`,
          ),
        )
      } catch (error) {
        throw refuse('MAIL_REFUSED', { reason: reasonOf(error) })
      }
      return { to: email }
    },
  }
}
export type InstallationService = ReturnType<typeof installationService>

async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

const longestReason = 300

/** What a mail server says holds no password: it answers, it does not ask. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longestReason)
}
