import { betterAuth } from 'better-auth'
import { createEmailVerificationToken } from 'better-auth/api'
import { z } from 'zod'
import { type AuthOperator, authOperator } from './operator.ts'
import { type AuthParts, authOptions, discoveryUrl } from './options.ts'

/** The signed-in person, as the auth tables hold them. */
export type AuthUser = {
  id: string
  name: string
  email: string
  image: string | null
  emailVerified: boolean
  /** In the installation; those in workspaces are of their members. */
  role: string | null
}
/** Somebody's session; `activeWorkspaceId` is null where it has not been to any yet, and may be gone. */
export type SignedIn = { user: AuthUser; sessionId: string; activeWorkspaceId: string | null }
/** The session a request belongs to; `createdAt` in milliseconds. */
export type CurrentSession = { id: string; userId: string; createdAt: number }

export type Auth = {
  /** Answers a request under `/api/auth`. */
  handler: (request: Request) => Promise<Response>
  /** Who the cookie of these headers belongs to, and where they work by it; null where nobody is signed in. */
  signedIn: (headers: Headers) => Promise<SignedIn | null>
  current: (headers: Headers) => Promise<CurrentSession | null>
  /** Tries once more to reach the OpenID Connect provider of the settings, where it has not answered yet. */
  reachProvider: () => Promise<void>
  isPassword: (userId: string, password: string) => Promise<boolean>
  backupCodesLeft: (userId: string) => Promise<number>
  /** The proof that a mail change is confirmed with. */
  emailChangeToken: (email: string, newEmail: string) => Promise<string>
  /** Disabling ends every session at once, and no new one starts. */
  setDisabled: (userId: string, disabled: boolean) => Promise<void>
  operator: AuthOperator
}

const longestSessionMs = 90 * 24 * 60 * 60 * 1000
const reachMs = 5000
const retryMs = 10_000
const tokenSeconds = 60 * 60
/** Columns of the library's plugins, which its types do not tell of. */
const roleSchema = z.object({ role: z.string().nullish() })
const activeSchema = z.object({ activeOrganizationId: z.string().nullish() })
const documentSchema = z.object({ issuer: z.string(), jwks_uri: z.string() })

/** Opens the auth library on the product's own connection. The schema must be migrated before. */
export function openAuth(parts: AuthParts): Auth {
  const { accounts, authSecret } = parts.config
  const open = (withOidc: boolean) => betterAuth(authOptions(parts, withOidc))
  let auth = open(false)
  let reached = accounts.oidc === undefined
  let tried = 0
  let reaching = Promise.resolve()

  async function reach(issuer: string) {
    tried = Date.now()
    try {
      const answer = await fetch(discoveryUrl(issuer), { signal: AbortSignal.timeout(reachMs) })
      const { issuer: named } = documentSchema.parse(await answer.json())
      // Else anybody whose address is taken for the provider's could speak in its name (OpenID Connect Discovery §4.3).
      if (named.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
        throw new Error('The provider calls itself otherwise than OIDC_ISSUER')
      const next = open(true)
      await next.$context
      auth = next
      reached = true
    } catch (error) {
      parts.log.warn({ error }, 'The OpenID Connect provider does not answer')
    }
  }

  /** Those who come while one attempt is under way wait for it. */
  function reachProvider() {
    if (accounts.oidc && !reached && Date.now() - tried >= retryMs) reaching = reach(accounts.oidc.issuer)
    return reaching
  }

  /**
   * Throws the outage where the database is away. The library hides why it could not read a session, and says that there
   * is none: the browser would take its person for signed out.
   */
  const requireDatabase = () => parts.database.ping()

  async function find(headers: Headers) {
    // Without a cookie there is nothing to look up.
    if (!headers.has('cookie')) return null
    const found = await auth.api.getSession({ headers }).catch(async (error: unknown) => {
      await requireDatabase()
      throw error
    })
    if (!found) return null
    // Use extends a session, but not for ever.
    if (Date.now() - found.session.createdAt.getTime() < longestSessionMs) return found
    await (await auth.$context).internalAdapter.deleteSession(found.session.token)
    return null
  }

  return {
    operator: authOperator(() => auth.$context),
    async handler(request) {
      const response = await auth.handler(request)
      if (response.status === 401 || response.status >= 500) await requireDatabase()
      return response
    },
    reachProvider,
    async signedIn(headers) {
      const found = await find(headers)
      if (!found) return null
      const { id, name, email, image, emailVerified } = found.user
      const { role = null } = roleSchema.parse(found.user)
      const { activeOrganizationId = null } = activeSchema.parse(found.session)
      return {
        user: { id, name, email, image: image ?? null, emailVerified, role },
        sessionId: found.session.id,
        activeWorkspaceId: activeOrganizationId,
      }
    },
    async current(headers) {
      const found = await find(headers)
      if (!found) return null
      const { id, userId, createdAt } = found.session
      return { id, userId, createdAt: createdAt.getTime() }
    },
    async isPassword(userId, password) {
      const context = await auth.$context
      const accountsOf = await context.internalAdapter.findAccounts(userId)
      const hash = accountsOf.find(({ providerId }) => providerId === 'credential')?.password
      return typeof hash === 'string' && context.password.verify({ hash, password })
    },
    async backupCodesLeft(userId) {
      return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length
    },
    emailChangeToken: (email, newEmail) =>
      createEmailVerificationToken(authSecret, email, newEmail, tokenSeconds, {
        requestType: 'change-email-verification',
      }),
    async setDisabled(userId, disabled) {
      const { internalAdapter } = await auth.$context
      await internalAdapter.updateUser(userId, { banned: disabled, banReason: null, banExpires: null })
      if (disabled) await internalAdapter.deleteUserSessions(userId)
    },
  }
}
