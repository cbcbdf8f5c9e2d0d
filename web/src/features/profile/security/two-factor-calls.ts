import * as z from 'zod/mini'
import { anything, authCall } from '../../../platform/auth/auth-call.ts'

const codesSchema = z.object({ backupCodes: z.array(z.string()) })
const startSchema = z.extend(codesSchema, { totpURI: z.string() })

/** Makes the secret and the backup codes; two-factor is on only once a code has been confirmed. */
export const startTwoFactor = (password: string) => authCall('/two-factor/enable', startSchema, { password })

export const confirmTwoFactor = (code: string) => authCall('/two-factor/verify-totp', anything, { code })

export const turnTwoFactorOff = (password: string) => authCall('/two-factor/disable', anything, { password })

/** The old codes stop working. */
export const newBackupCodes = (password: string) =>
  authCall('/two-factor/generate-backup-codes', codesSchema, { password })

/** The manual key of an `otpauth:` address, in groups of four to be typed; empty where there is none. */
export function manualKey(totpUri: string): string {
  const query = totpUri.split('?')[1] ?? ''
  const secret = new URLSearchParams(query).get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
