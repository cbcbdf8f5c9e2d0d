import { AsyncLocalStorage } from 'node:async_hooks'
import type { BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { hashPassword } from 'better-auth/crypto'
import { organization } from 'better-auth/plugins/organization'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { TrustedOrigin } from '../http/origin.ts'
import type { Log } from '../log/log.ts'
import { isStrongPassword, passwordLength } from './password-rule.ts'

/** Header in which the true client address is handed over; whatever a client sends in it is overwritten. */
export const addressHeader = 'x-real-ip'
const rememberedSeconds = 30 * 24 * 60 * 60

/**
 * The library hashes inside its sign-up transaction, which would hold SQLite's one connection for 100 ms.
 * So the hash is made in the before-hook, and kept here for the request until the library asks for it.
 */
export const preparedHash = new AsyncLocalStorage<{ password?: string; hash?: string }>()

const withPassword = z.object({ password: z.string() })

type Parts = { config: Config; database: Database; log: Log; isTrustedOrigin: TrustedOrigin }

/** Settings of the auth library. Apart from the instance, because the test of its tables needs them alone. */
export function authOptions({ config, database, log, isTrustedOrigin }: Parts) {
  return {
    appName: 'Aurelio',
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: { db: database.kysely, type: database.engine, transaction: true },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error({ part: 'auth' }, message) },
    // Refusals are answers, not faults: only what is neither goes to the log.
    onAPIError: {
      onError: (error) => void (isAPIError(error) || log.error({ part: 'auth', error }, 'Unexpected error')),
    },
    trustedOrigins: (request) => {
      const origin = request?.headers.get('origin')
      return request && origin && isTrustedOrigin(request.headers) ? [origin] : []
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: {
        hash: async (password) => {
          const ready = preparedHash.getStore()
          return ready?.hash && ready.password === password ? ready.hash : hashPassword(password)
        },
      },
    },
    // A sign-in without 'remember me' gives a cookie that ends with the browser, and a day on the server.
    session: { expiresIn: rememberedSeconds },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'aurelio',
      // Every call has passed the product's own check of the origin (`guardApi`), which knows the host it came to.
      disableCSRFCheck: true,
      useSecureCookies: config.baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [organization({ allowUserToCreateOrganization: false, disableOrganizationDeletion: true })],
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path === '/sign-up/email') await checkAndHash(body)
      }),
    },
  } satisfies BetterAuthOptions
}

async function checkAndHash(body: unknown) {
  const { data } = withPassword.safeParse(body)
  // A missing, short or long one is refused by the library itself, with its own codes.
  if (!data || data.password.length < passwordLength.min || data.password.length > passwordLength.max) return
  if (!isStrongPassword(data.password))
    throw new APIError('UNPROCESSABLE_ENTITY', { code: 'PASSWORD_TOO_WEAK' })
  const ready = preparedHash.getStore()
  if (ready) Object.assign(ready, { password: data.password, hash: await hashPassword(data.password) })
}
