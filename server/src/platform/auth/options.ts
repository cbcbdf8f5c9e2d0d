import { addresses } from '@aurelio/contracts/addresses'
import { passkey } from '@better-auth/passkey'
import { queueAfterTransactionHook as afterCommit } from '@better-auth/core/context'
import type { BetterAuthOptions } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { admin } from 'better-auth/plugins/admin'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { jwt } from 'better-auth/plugins/jwt'
import { organization } from 'better-auth/plugins/organization'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Audit } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { outageOf } from '../database/errors.ts'
import { maskedAddress } from '../http/masked-address.ts'
import type { TrustedOrigin } from '../http/origin.ts'
import type { Log } from '../log/log.ts'
import { dropOtherResets, promoteFirstAccount } from './account-lookup.ts'
import { addressHeader } from './address-header.ts'
import { hashPassword, verifyPassword } from './hashing.ts'
import { afterCall, beforeCall, preparedHash } from './hooks.ts'
import type { AccountMails } from './mails.ts'
import { passwordLength } from './password-rule.ts'
import { checkRegistration } from './registration.ts'

/** The id of the provider that OIDC_ISSUER names. */
export const oidcProvider = 'oidc'
const rememberedSeconds = 30 * 24 * 60 * 60
const lastUseSeconds = 10 * 60
const tokenSeconds = 60 * 60

export type AuthParts = {
  config: Config
  database: Database
  log: Log
  audit: Audit
  mails: AccountMails
  isTrustedOrigin: TrustedOrigin
}

/**
 * Settings of the auth library. Apart from the instance, because the test of its tables needs them alone. `withOidc`
 * is false until the provider has answered: the library asks it while it starts, and everybody would wait.
 */
export function authOptions(parts: AuthParts, withOidc = true) {
  const { config, database, log, audit, mails, isTrustedOrigin } = parts
  const { accounts, baseUrl } = config
  return {
    appName: 'Aurelio',
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: { db: database.kysely, type: database.engine, transaction: true },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error({ part: 'auth' }, message) },
    // Refusals are answers, not faults: only what is neither goes to the log.
    onAPIError: {
      errorURL: `${baseUrl}${addresses.login}`,
      onError(error) {
        // The product answers for it, as for any other call.
        if (outageOf(error)) throw error
        if (!isAPIError(error)) log.error({ part: 'auth', error }, 'Unexpected error')
      },
    },
    trustedOrigins: (request) => {
      const origin = request?.headers.get('origin')
      return request && origin && isTrustedOrigin(request.headers) ? [origin] : []
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      requireEmailVerification: accounts.emailVerificationRequired,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: tokenSeconds,
      password: {
        hash: async (password) => {
          const ready = preparedHash.getStore()
          return ready?.hash && ready.password === password ? ready.hash : hashPassword(password)
        },
        verify: verifyPassword,
      },
      sendResetPassword: async ({ user, token }) => {
        await dropOtherResets(database, user.id, token)
        await mails.reset(user, token)
      },
      onPasswordReset: async ({ user }) => {
        await audit({ kind: 'password-reset', userId: user.id })
        await mails.passwordChanged(user)
      },
      onExistingUserSignUp: ({ user }) => afterCommit(() => mails.existingAccount(user)),
    },
    // The library calls these inside its sign-up transaction, which holds SQLite's one connection.
    emailVerification: {
      sendOnSignUp: accounts.emailVerificationRequired,
      expiresIn: tokenSeconds,
      sendVerificationEmail: ({ user, token }) => afterCommit(() => mails.verify(user, token)),
    },
    // A sign-in without 'remember me' gives a cookie that ends with the browser, and a day on the server.
    session: { expiresIn: rememberedSeconds, updateAge: lastUseSeconds },
    account: {
      encryptOAuthTokens: true,
      // An equal mail is no proof: a provider is joined to an account by somebody who is signed in to it.
      accountLinking: { enabled: true, disableImplicitLinking: true },
    },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'aurelio',
      // Every call has passed the product's own check of the origin (`guardApi`), which knows the host it came to.
      disableCSRFCheck: true,
      ...cookieOptions(baseUrl),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    ...(accounts.google && { socialProviders: { google: { ...accounts.google, prompt: 'select_account' } } }),
    plugins: plugins(config, withOidc),
    databaseHooks: onCreate(parts),
    hooks: { before: beforeCall(database), after: afterCall({ database, audit, mails }) },
  } satisfies BetterAuthOptions
}

function plugins({ accounts, baseUrl }: Config, withOidc: boolean) {
  return [
    organization({ allowUserToCreateOrganization: false, disableOrganizationDeletion: true }),
    admin({ bannedUserMessage: 'Esta cuenta ha sido deshabilitada.' }),
    twoFactor({ issuer: 'Aurelio' }),
    passkey({
      rpID: new URL(baseUrl).hostname,
      rpName: 'Aurelio',
      origin: baseUrl,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
    jwt({
      disableSettingJwtHeader: true,
      jwt: {
        issuer: baseUrl,
        audience: accounts.tokenSync?.url ?? baseUrl,
        expirationTime: `${accounts.tokenSync?.maxAgeSeconds ?? 300}s`,
        definePayload: ({ user }) => ({
          name: user.name,
          email: user.email,
          emailVerified: user.emailVerified,
        }),
      },
    }),
    genericOAuth({ config: withOidc && accounts.oidc ? [oidcConfig(accounts.oidc)] : [] }),
  ]
}

/** The first account manages the others; new ones and new ways in are recorded. */
function onCreate({ config: { accounts }, database, audit }: AuthParts) {
  return {
    user: {
      create: {
        before: ({ email }, ctx) => checkRegistration(accounts, email, ctx),
        after: async ({ id }) => {
          if (!accounts.adminEmails) await promoteFirstAccount(database, id)
          await audit({ kind: 'sign-up', userId: id })
        },
      },
    },
    session: {
      create: {
        // The list of sessions tells the network; nobody needs to know the machine.
        before: async ({ ipAddress }) => ({ data: { ipAddress: maskedAddress(ipAddress) } }),
      },
    },
    account: {
      create: {
        after: async ({ userId, providerId }) => {
          if (providerId !== 'credential')
            await audit({ kind: 'provider-linked', userId, detail: { provider: providerId } })
        },
      },
    },
  } satisfies BetterAuthOptions['databaseHooks']
}

/** The library's cookies, by its own names, and what they are called over https. */
const hostCookies = {
  session_token: 'session',
  session_data: 'session_data',
  two_factor: 'two_factor',
  trust_device: 'trusted_device',
  dont_remember: 'dont_remember',
  device: 'device',
  state: 'state',
  'better-auth-passkey': 'passkey',
}

/** Over https each cookie carries the prefix that binds it to this host alone. */
function cookieOptions(baseUrl: string) {
  if (!baseUrl.startsWith('https:')) return {}
  const cookies = Object.entries(hostCookies).map(([key, name]) => [
    key,
    { name: `__Host-aurelio_${name}`, attributes: { secure: true, path: '/' } },
  ])
  return {
    // The library would double the prefix.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: true },
    cookies: Object.fromEntries(cookies),
  }
}

function oidcConfig({ name, issuer, clientId, clientSecret }: NonNullable<Config['accounts']['oidc']>) {
  return {
    providerId: oidcProvider,
    name,
    discoveryUrl: discoveryUrl(issuer),
    clientId,
    ...(clientSecret && { clientSecret }),
    scopes: ['openid', 'profile', 'email'],
    pkce: true,
    requireIdTokenVerification: true,
  }
}

export function discoveryUrl(issuer: string): string {
  return `${issuer}/.well-known/openid-configuration`
}
