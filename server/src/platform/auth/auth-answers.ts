import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnvironment } from '../http/environment.ts'
import { problem, problemResponse, problemType } from '../http/problem.ts'

const refusalTexts: Record<string, string> = {
  INVALID_EMAIL: 'El correo electronico no es valido.',
  PASSWORD_TOO_SHORT: 'La contraseña debe tener al menos 8 caracteres',
  PASSWORD_TOO_LONG: 'La contraseña no puede pasar de 128 caracteres',
  PASSWORD_TOO_WEAK: 'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  PASSWORD_TOO_COMMON: 'Esta contraseña es muy común y se adivina enseguida. Elige otra.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    'Ya existe una cuenta con este correo electrónico. Inicia sesión o usa otro.',
  INVALID_EMAIL_OR_PASSWORD: 'El correo o la contraseña no son correctos.',
  INVALID_PASSWORD: 'La contraseña no es correcta.',
  BANNED_USER: 'Esta cuenta ha sido deshabilitada.',
  EMAIL_NOT_VERIFIED: 'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación.',
  EMAIL_TAKEN: 'Ya existe una cuenta con este correo electrónico.',
  SIGN_IN_FIRST: 'Inicia sesión y abre el enlace otra vez.',
  INVALID_TOKEN: 'El enlace ya no vale. Pide otro.',
  TOKEN_EXPIRED: 'El enlace ha caducado. Pide otro.',
  INVALID_CODE: 'El código no es correcto.',
  INVALID_BACKUP_CODE: 'El código de respaldo no es correcto o ya se ha usado.',
  CODE_ALREADY_USED: 'Este código ya se ha usado. Espera al siguiente.',
  INVALID_TWO_FACTOR_COOKIE: 'La comprobación ha caducado. Inicia sesión otra vez.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Demasiados códigos equivocados. Inicia sesión otra vez.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Demasiados códigos equivocados. Espera 15 minutos y vuelve a intentarlo.',
  TOTP_ALREADY_ENABLED: 'La autenticación de dos factores ya está activada.',
  TOTP_NOT_ENABLED: 'La autenticación de dos factores no está activada.',
  BACKUP_CODES_NOT_ENABLED: 'La autenticación de dos factores no está activada.',
  PROVIDER_NOT_FOUND: 'Esta forma de entrar no está configurada.',
  FAILED_TO_UNLINK_LAST_ACCOUNT: 'Es tu única forma de entrar. Pon antes una contraseña.',
  ACCOUNT_NOT_FOUND: 'Esa forma de entrar no está enlazada.',
  PASSKEY_NOT_FOUND: 'Esa llave de acceso no existe.',
  AUTHENTICATION_FAILED: 'La llave de acceso no se ha podido comprobar.',
  FAILED_TO_VERIFY_REGISTRATION: 'La llave de acceso no se ha podido guardar.',
  USER_NOT_VERIFIED: 'La llave de acceso debe comprobar que eres tú: usa su PIN, tu huella o tu cara.',
  CHALLENGE_NOT_FOUND: 'La comprobación ha caducado. Inténtalo otra vez.',
  SESSION_NOT_FRESH: 'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.',
  UNAUTHORIZED: 'Inicia sesión para continuar.',
  VALIDATION_ERROR: 'Revisa los datos: hay campos que no son válidos.',
  REGISTRATION_CLOSED: 'En esta instalación no se crean cuentas nuevas. Habla con quien la administra.',
  REGISTRATION_BY_INVITATION: 'Aquí solo se entra con invitación. Pídela a quien te ha hablado del panel.',
  REGISTRATION_DOMAIN: 'Aquí solo se crean cuentas con el correo de ciertas empresas. Usa el de tu trabajo.',
  BUSY: 'Ahora mismo entra mucha gente a la vez. Espera unos segundos y vuelve a intentarlo.',
  INVALID_CALLBACK_URL: 'La dirección de vuelta no es de este panel.',
}
const answerSchema = z.looseObject({ code: z.string().optional(), message: z.string().optional() })
/** Here `token` is what was asked for, and `user` the WebAuthn entity. */
const asTheyAre = new Set(['/api/auth/token', '/api/auth/passkey/generate-register-options'])
/** What of an account its owner's browser gets to know. */
const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullish(),
  twoFactorEnabled: z.boolean().nullish(),
  createdAt: z.string(),
})

/** The library's answer as the product gives it: no session token, no inner fields, refusals in Spanish with codes. */
export async function answerOf(c: Context<HttpEnvironment>, response: Response): Promise<Response> {
  if (response.status >= 300 && response.status < 400) return response
  const answer: unknown = await response.json().catch(() => null)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  if (response.ok) {
    const kept = asTheyAre.has(c.req.path) ? answer : cleaned(answer)
    return new Response(JSON.stringify(kept), { status: response.status, headers })
  }
  const { code = codeOf(response.status), message = '' } = answerSchema.safeParse(answer).data ?? {}
  return refusal(
    c,
    response.status,
    code,
    refusalTexts[code] ?? (message || 'No se ha podido hacer.'),
    headers,
  )
}

function codeOf(status: number) {
  return status === 401 ? 'UNAUTHORIZED' : 'AUTH_ERROR'
}

/** `message` too: the library's own client reads it there. */
export function refusal(
  c: Context<HttpEnvironment>,
  status: number,
  code: string,
  detail: string = refusalTexts[code] ?? '',
  headers = new Headers(),
): Response {
  const body = { ...problem({ status, code, detail, requestId: c.get('requestId') }), message: detail }
  headers.set('content-type', problemType)
  return new Response(JSON.stringify(body), { status, headers })
}

/** The library answers with the session token beside the user, or within the session. */
function cleaned(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const { token: _, ...rest } = { token: null, ...answer }
  return {
    ...rest,
    ...('session' in rest && { session: cleaned(rest.session) }),
    ...('user' in rest && { user: userSchema.safeParse(rest.user).data ?? null }),
  }
}

export function invalid(c: Context<HttpEnvironment>, error: z.ZodError): Response {
  return problemResponse(c, {
    status: 422,
    code: 'VALIDATION_ERROR',
    detail: 'Revisa los datos: hay campos que no son válidos.',
    errors: error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  })
}

export function tooMany(c: Context<HttpEnvironment>, seconds: number): Response {
  const headers = new Headers({ 'retry-after': String(seconds) })
  return refusal(c, 429, 'TOO_MANY_REQUESTS', waitText(seconds), headers)
}

/** Whole sentences: the web translates them as they are, with what changes in its place. */
function waitText(seconds: number) {
  if (seconds < 60) return `Demasiados intentos. Espera ${seconds} segundos y vuelve a intentarlo.`
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'Demasiados intentos. Espera 1 minuto y vuelve a intentarlo.'
  return `Demasiados intentos. Espera ${minutes} minutos y vuelve a intentarlo.`
}
