import type { Security, SessionRow } from '@aurelio/contracts/security'
import type { Access } from '../../platform/access/access.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import { providerName } from '../../platform/auth/auth-routes.ts'
import type { Auth, CurrentSession } from '../../platform/auth/auth.ts'
import { deviceOf } from '../../platform/auth/device.ts'
import type { AccountMails } from '../../platform/auth/mails.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { constraintFault } from '../../platform/database/errors.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { maskedAddress, networkOf } from '../../platform/http/masked-address.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { barsLeaving, maySucceed, proofOf } from './policy.ts'
import { ownershipStore, securityStore } from './store.ts'

type Parts = {
  database: Database
  auth: Auth
  audit: Audit
  mails: AccountMails
  limits: RateLimits
  accounts: Config['accounts']
  access: Access
}

/** Ways in, sessions and mail of the signed-in person. */
export function securityService({ database, auth, audit, mails, limits, accounts, access }: Parts) {
  const store = securityStore(database)

  async function sessions({ id: currentId, userId }: CurrentSession): Promise<SessionRow[]> {
    const rows = await store.sessions(userId)
    return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
      id,
      current: id === currentId,
      ...deviceOf(userAgent),
      network: networkOf(ipAddress),
      address: maskedAddress(ipAddress),
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(updatedAt).toISOString(),
    }))
  }

  /** Counts guesses of the password. Throws 403 without proof, 429 after too many guesses. */
  async function requireProof({ userId, createdAt }: CurrentSession, password: string | undefined) {
    const wait = await limits.guess('password', [userId])
    if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { seconds: wait })
    const { ways } = await store.facts(userId)
    const hasPassword = ways.some((way) => way.password !== null)
    const passwordIsRight = hasPassword && (await auth.isPassword(userId, password ?? ''))
    const proof = proofOf({ hasPassword, passwordIsRight, signedInAt: createdAt, now: Date.now() })
    if (proof === 'wrong-password') throw refuse('WRONG_PASSWORD')
    if (proof === 'sign-in-again') throw refuse('SIGN_IN_AGAIN')
    await limits.forget('password', [userId])
  }

  return {
    requireProof,
    sessions,
    async get({ userId }: CurrentSession): Promise<Security> {
      const { user, ways } = await store.facts(userId)
      const twoFactorEnabled = Boolean(user?.twoFactorEnabled)
      const own = await ownershipStore(database).ownWorkspaces(userId)
      return {
        hasPassword: ways.some(({ password }) => password !== null),
        twoFactorEnabled,
        backupCodesLeft: twoFactorEnabled ? await auth.backupCodesLeft(userId) : 0,
        providers: ways
          .filter(({ providerId }) => providerId !== 'credential')
          .map(({ id: accountId, providerId }) => ({
            id: providerId,
            name: providerName(providerId, accounts.oidc?.name),
            accountId,
          })),
        soleOwnerOf: own.filter(barsLeaving).map(({ id, name, others }) => ({
          id,
          name,
          successors: others.filter(maySucceed(access)).map((other) => ({ id: other.id, name: other.name })),
        })),
      }
    },
    async closeSession(current: CurrentSession, id: string) {
      if (!(await store.closeSession(current.userId, id))) throw notFound()
      await audit({ kind: 'session-closed', userId: current.userId })
      return sessions(current)
    },
    async closeOtherSessions(current: CurrentSession) {
      await store.closeOtherSessions(current.userId, current.id)
      await audit({ kind: 'session-closed', userId: current.userId, detail: { which: 'others' } })
      return sessions(current)
    },
    /** With mail the new address has to prove itself by a link; without, it holds at once. */
    async changeEmail(current: CurrentSession, newEmail: string, password: string | undefined) {
      await requireProof(current, password)
      const email = newEmail.trim().toLowerCase()
      const { user } = await store.facts(current.userId)
      if (!user) throw notFound()
      if (email === user.email) return { confirmationSent: false }
      const taken = await store.emailIsTaken(email)
      if (taken && !accounts.neutralErrors) throw emailTaken()
      if (accounts.smtpUrl || accounts.emailVerificationRequired) {
        await mails.emailChanged(user)
        if (!taken) await mails.changeEmail(user, email, await auth.emailChangeToken(user.email, email))
        return { confirmationSent: true }
      }
      await store.setEmail(current.userId, email).catch((error: unknown) => {
        throw constraintFault(error) === 'unique' ? emailTaken() : error
      })
      await audit({ kind: 'email-changed', userId: current.userId })
      return { confirmationSent: false }
    },
  }
}
export type SecurityService = ReturnType<typeof securityService>

function emailTaken() {
  return refuse('EMAIL_TAKEN')
}
