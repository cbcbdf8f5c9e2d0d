/** Something to count before the library is asked. */
export type CallLimit = 'password' | 'mail' | 'entry' | 'code'
/** `session`: only for somebody who is signed in; others hear that before anything is said of what they sent. */
export type AuthCall = { method: 'GET' | 'POST'; path: string; session?: true; limit?: CallLimit }

/**
 * The calls of the auth library that the product uses; no other one is there. Sign-up, sign-in and sign-out have
 * handlers of their own in `auth-routes.ts`.
 */
export const plainCalls: readonly AuthCall[] = [
  { method: 'GET', path: '/get-session' },
  { method: 'POST', path: '/sign-in/social', limit: 'entry' },
  { method: 'POST', path: '/link-social', session: true, limit: 'entry' },
  { method: 'POST', path: '/unlink-account', session: true },
  { method: 'GET', path: '/list-accounts', session: true },
  { method: 'GET', path: '/callback/:provider', limit: 'entry' },
  { method: 'POST', path: '/request-password-reset', limit: 'mail' },
  { method: 'POST', path: '/reset-password', limit: 'entry' },
  { method: 'POST', path: '/send-verification-email', limit: 'mail' },
  { method: 'GET', path: '/verify-email', limit: 'entry' },
  { method: 'POST', path: '/change-password', session: true, limit: 'password' },
  { method: 'POST', path: '/two-factor/enable', session: true, limit: 'password' },
  { method: 'POST', path: '/two-factor/disable', session: true, limit: 'password' },
  { method: 'POST', path: '/two-factor/generate-backup-codes', session: true, limit: 'password' },
  { method: 'POST', path: '/two-factor/verify-totp', limit: 'code' },
  { method: 'POST', path: '/two-factor/verify-backup-code', limit: 'code' },
  { method: 'GET', path: '/passkey/generate-register-options', session: true },
  { method: 'GET', path: '/passkey/generate-authenticate-options', limit: 'entry' },
  { method: 'POST', path: '/passkey/verify-registration', session: true },
  { method: 'POST', path: '/passkey/verify-authentication', limit: 'entry' },
  { method: 'GET', path: '/passkey/list-user-passkeys', session: true },
  { method: 'POST', path: '/passkey/update-passkey', session: true },
  { method: 'POST', path: '/passkey/delete-passkey', session: true },
  { method: 'GET', path: '/token', session: true },
  { method: 'GET', path: '/jwks' },
]

const ownCalls: readonly AuthCall[] = [
  { method: 'POST', path: '/sign-up/email' },
  { method: 'POST', path: '/sign-in/email' },
  { method: 'POST', path: '/sign-out' },
]

/** Every call with its whole path, to tell a wrong method from a wrong address. */
export const authCalls = [...ownCalls, ...plainCalls].map(({ method, path }) => ({
  method,
  path: `/api/auth${path.replace(/:(\w+)/, '{$1}')}`,
}))
