import { all, open, withBody, type Row } from '../row.ts'

const wrongPassword = withBody({ password: 'No-es-esta-1' })

/** How one comes in, and what guards that. */
export const signInRows: Record<string, Row> = {
  'POST /api/auth/sign-up/email': open(422, withBody({})),
  'POST /api/auth/sign-in/email': open(422, withBody({})),
  'POST /api/auth/sign-in/social': open(404, withBody({ provider: 'google' })),
  'POST /api/auth/sign-out': { ...all(200, { endsSession: true }), signedOut: 200 },
  'GET /api/auth/get-session': open(200),
  'GET /api/auth/callback/{provider}': open(302, { thing: async () => ({ provider: 'google' }) }),
  'POST /api/auth/request-password-reset': open(200, withBody({ email: 'nadie@ejemplo.es' })),
  'POST /api/auth/reset-password': open(400, withBody({ newPassword: 'Nueva-Clave-77', token: 'x' })),
  'POST /api/auth/send-verification-email': {
    ...all(400, withBody({ email: 'nadie@ejemplo.es' })),
    signedOut: 200,
  },
  'GET /api/auth/verify-email': open(401, { query: '?token=x' }),
  'GET /api/auth/jwks': open(200),
  'GET /api/auth/passkey/generate-authenticate-options': open(200),
  'POST /api/auth/passkey/verify-authentication': open(400, withBody({ response: {} })),

  'GET /api/auth/token': all(200),
  'GET /api/auth/list-accounts': all(200),
  'POST /api/auth/link-social': all(404, withBody({ provider: 'google' })),
  'POST /api/auth/unlink-account': all(400, withBody({ providerId: 'google', accountId: 'x' })),
  'POST /api/auth/change-password': all(
    400,
    withBody({ currentPassword: 'No-es-esta-1', newPassword: 'Nueva-Clave-77' }),
  ),
  // Signed in, without two factors; else only after a right password.
  'POST /api/auth/two-factor/verify-totp': all(400, withBody({ code: '000000' })),
  'POST /api/auth/two-factor/verify-backup-code': all(400, withBody({ code: 'x' })),
  'POST /api/auth/two-factor/enable': all(400, wrongPassword),
  'POST /api/auth/two-factor/disable': all(400, wrongPassword),
  'POST /api/auth/two-factor/generate-backup-codes': all(400, wrongPassword),
  'GET /api/auth/passkey/generate-register-options': all(200),
  'GET /api/auth/passkey/list-user-passkeys': all(200),
  'POST /api/auth/passkey/verify-registration': all(400, withBody({ response: {} })),
  'POST /api/auth/passkey/update-passkey': all(404, withBody({ id: 'x', name: 'Llave' })),
  'POST /api/auth/passkey/delete-passkey': all(404, withBody({ id: 'x' })),
}
