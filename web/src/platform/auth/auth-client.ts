import * as z from 'zod/mini'
import { anything, authCall } from './auth-call.ts'
import { fetchSession } from './fetch-session.ts'

export type SignInInput = { email: string; password: string; rememberMe: boolean }
export type SignUpInput = { fullName: string; email: string; password: string }

/** How an attempt to enter ended; `refused` carries the text to show (dashboard.md §8). */
export type SignInOutcome =
  | { kind: 'signed-in' }
  /** The password was right; a code is asked for. */
  | { kind: 'two-factor' }
  /** The account stands, but its address has to be confirmed first. */
  | { kind: 'verify-email' }
  | { kind: 'refused'; text: string }

const signInSchema = z.object({ twoFactorRedirect: z.optional(z.boolean()) })

/** A session cookie comes back with the answer; without `rememberMe` it ends with the browser. */
export async function signInWithEmail(input: SignInInput): Promise<SignInOutcome> {
  const answer = await authCall('/sign-in/email', signInSchema, { ...input })
  if (answer.ok) return { kind: answer.value.twoFactorRedirect === true ? 'two-factor' : 'signed-in' }
  return answer.code === 'EMAIL_NOT_VERIFIED'
    ? { kind: 'verify-email' }
    : { kind: 'refused', text: answer.text }
}

/** Creates the account with its workspace, and signs in unless the address has to be confirmed first. */
export async function signUpWithEmail({ fullName, email, password }: SignUpInput): Promise<SignInOutcome> {
  const body = { name: fullName, email, password, callbackURL: '/verify-email' }
  const answer = await authCall('/sign-up/email', anything, body)
  if (!answer.ok) return { kind: 'refused', text: answer.text }
  // The answer is the same whether the address has to be confirmed or not; the session tells.
  const session = await fetchSession().catch(() => undefined)
  return { kind: session === null ? 'verify-email' : 'signed-in' }
}

/** Ends the session here; null on success, else the text to show. */
export async function endSession(): Promise<string | null> {
  const answer = await authCall('/sign-out', anything, {})
  return answer.ok ? null : answer.text
}

/** The second step of signing in. A trusted device is not asked again for 30 days. */
export function sendTwoFactorCode(code: string, isBackup: boolean, trustDevice: boolean) {
  const path = isBackup ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp'
  return authCall(path, anything, { code, trustDevice })
}

/** Mails a link to choose a new password; the answer does not tell whether the account exists. */
export const requestReset = (email: string) =>
  authCall('/request-password-reset', anything, { email, redirectTo: '/reset-password' })

/** `token` comes with the mailed link and works once; every session ends. */
export const resetPassword = (newPassword: string, token: string) =>
  authCall('/reset-password', anything, { newPassword, token })

export const sendVerification = (email: string) =>
  authCall('/send-verification-email', anything, { email, callbackURL: '/verify-email' })

/** The mailed link's token; also signs in where the service does so. */
export const confirmEmail = (token: string) =>
  authCall(`/verify-email?token=${encodeURIComponent(token)}`, anything)
