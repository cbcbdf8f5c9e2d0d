import { administratorRule } from '../features/accounts/policy.ts'
import { accountService } from '../features/accounts/service.ts'
import { profileService } from '../features/profile/service.ts'
import { accountDeletion } from '../features/security/deletion.ts'
import { securityService } from '../features/security/service.ts'
import { openAuth } from '../platform/auth/auth.ts'
import { accountMails } from '../platform/auth/mails.ts'
import { tabOf } from '../platform/changes/tab.ts'
import type { TrustedOrigin } from '../platform/http/origin.ts'
import { accountExport } from './account-export.ts'
import type { Parts } from './parts.ts'
import type { Work } from './work.ts'

type PeopleParts = Parts & { isTrustedOrigin: TrustedOrigin; work: Work }

/** Who signs in: sessions, profiles, security, and everything of a person as a file or gone. */
export function composePeople(parts: PeopleParts) {
  const { config, database, files, log, mail, audit, limits, isTrustedOrigin, work } = parts
  const { accounts } = config
  const mails = accountMails(mail, config.baseUrl)
  const auth = openAuth({ config, database, log, audit, mails, isTrustedOrigin })
  void auth.reachProvider()
  const isAdministrator = administratorRule(accounts.adminEmails)
  const profiles = profileService({ database, files, isAdministrator })
  const security = securityService({ database, auth, audit, mails, limits, accounts })
  const remove = accountDeletion({
    database,
    files,
    log,
    audit,
    mails,
    security,
    ofWorkspace: [(id) => work.publishing.filesOf(id), (id) => work.pictures.filesOf(id)],
    ofUser: (id) => profiles.filesOf(id),
  })
  const session = async (headers: Headers) => {
    const user = await auth.user(headers)
    return user && work.workspaces.session(user, tabOf(headers))
  }
  return {
    auth,
    session,
    profiles,
    security,
    remove,
    administration: accountService({ database, auth, audit, isAdministrator }),
    filesOf: accountExport({ ...work, auth, files, profiles, security }),
  }
}
export type People = ReturnType<typeof composePeople>
