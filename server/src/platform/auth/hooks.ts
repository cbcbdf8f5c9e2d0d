import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { z } from 'zod'
import type { Audit, AuditKind } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { accountByEmail } from './account-lookup.ts'
import { firstUseOfCode } from './code-guard.ts'
import { hashPassword } from './hashing.ts'
import type { AccountMails } from './mails.ts'
import { tellNewDevice } from './tell-new-device.ts'
import { isCommonPassword, isStrongPassword, passwordLength } from './password-rule.ts'

/**
 * The library hashes inside its sign-up transaction, which would hold SQLite's one connection for 100 ms.
 * So the hash is made in the before-hook, and kept here for the request until the library asks for it.
 */
export const preparedHash = new AsyncLocalStorage<{ password?: string; hash?: string }>()

const newPassword = new Map<string, z.ZodType<string>>([
  ['/sign-up/email', z.object({ password: z.string() }).transform((body) => body.password)],
  ['/change-password', z.object({ newPassword: z.string() }).transform((body) => body.newPassword)],
  ['/reset-password', z.object({ newPassword: z.string() }).transform((body) => body.newPassword)],
])
const withCode = z.object({ code: z.string() })
const assertion = z.object({ response: z.object({ response: z.object({ authenticatorData: z.string() }) }) })
const withToken = z.object({ token: z.string() })
const changesEmail = z.object({ updateTo: z.email() })

/** What the library itself does not ask: the rules of a new password, a code used once, a signed-in mail change. */
export function beforeCall(database: Database) {
  const firstUse = firstUseOfCode(database)
  const findAccount = accountByEmail(database)
  return createAuthMiddleware(async (ctx) => {
    const { path, body, query } = ctx
    await checkAndHash(newPassword.get(path)?.safeParse(body).data)
    if (path === '/two-factor/verify-totp') {
      const { data } = withCode.safeParse(body)
      const userId = await challenged(ctx)
      if (data && userId && !(await firstUse(userId, data.code)))
        throw new APIError('UNAUTHORIZED', { code: 'CODE_ALREADY_USED' })
    }
    if (path === '/passkey/verify-authentication') {
      const { data } = assertion.safeParse(body)
      // A passkey stands for both factors, so its device must have verified the person; the library does not ask.
      if (data && !personVerified(data.response.response.authenticatorData))
        throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' })
    }
    if (path === '/verify-email') {
      const data = emailChangeIn(query)
      if (!data) return
      // The library would sign in whoever holds the link, past the second factor.
      if (!(await getSessionFromCtx(ctx))) throw new APIError('UNAUTHORIZED', { code: 'SIGN_IN_FIRST' })
      if (await findAccount(data.updateTo.toLowerCase()))
        throw new APIError('CONFLICT', { code: 'EMAIL_TAKEN' })
    }
  })
}

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Whose code is asked for: the signed-in person's, or the one's whose password has just been right. */
async function challenged(ctx: HookContext) {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const { name } = ctx.context.createAuthCookie('two_factor')
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret)
  if (!challenge) return null
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value ?? null
}

async function checkAndHash(password: string | undefined) {
  // A missing, short or long one is refused by the library itself, with its own codes.
  if (!password || password.length < passwordLength.min || password.length > passwordLength.max) return
  if (!isStrongPassword(password)) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'PASSWORD_TOO_WEAK' })
  if (isCommonPassword(password)) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'PASSWORD_TOO_COMMON' })
  const ready = preparedHash.getStore()
  if (ready) Object.assign(ready, { password, hash: await hashPassword(password) })
}

/** The flag in the data that the device signs (WebAuthn §6.1: byte 32, bit 2). */
function personVerified(authenticatorData: string) {
  const flags = Buffer.from(authenticatorData, 'base64url')[32] ?? 0
  return (flags & 0x04) !== 0
}

/** What a mailed link changes; undefined where it only confirms. */
function emailChangeIn(query: unknown) {
  return changesEmail.safeParse(payloadOf(withToken.safeParse(query).data?.token)).data
}

/** Read without proof, only to know what is being asked; the library verifies the token. */
function payloadOf(token: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return null
  }
}

const kinds = new Map<string, AuditKind>([
  ['/change-password', 'password-changed'],
  ['/two-factor/disable', 'two-factor-disabled'],
  ['/two-factor/generate-backup-codes', 'backup-codes-renewed'],
  ['/passkey/verify-registration', 'passkey-added'],
  ['/passkey/delete-passkey', 'passkey-removed'],
  ['/unlink-account', 'provider-unlinked'],
])
const signIns = new Set([
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
  '/callback/:id',
])

type AfterParts = { database: Database; audit: Audit; mails: AccountMails }

/** Records what has been done, and tells the person where somebody else might have done it. */
export function afterCall({ database, audit, mails }: AfterParts) {
  const tell = tellNewDevice(database, mails)
  return createAuthMiddleware(async (ctx) => {
    const { path, query, context } = ctx
    if (isAPIError(context.returned) && context.returned.statusCode >= 400) return
    const before = context.session?.user
    const kind = kinds.get(path)
    if (kind && before) await audit({ kind, userId: before.id })
    if (path === '/verify-email' && before && emailChangeIn(query))
      await audit({ kind: 'email-changed', userId: before.id })
    if (path === '/change-password' && before) await mails.passwordChanged(before)
    const now = context.newSession?.user
    if (now && !before) await tell(ctx, now)
    if (!now || !signIns.has(path)) return
    if (!before) await audit({ kind: 'sign-in', userId: now.id, detail: { by: path } })
    else if (path === '/two-factor/verify-totp') await audit({ kind: 'two-factor-enabled', userId: now.id })
  })
}
