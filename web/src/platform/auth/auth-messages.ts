import type { AuthCode } from '@aurelio/contracts/auth-problems'
import { i18n } from '../i18n/i18n.ts'
import type { Text } from '../i18n/text.ts'

/** What the sign-in service says of a refused call. */
export type AuthFailure = {
  code?: string | undefined
  /** What two of the codes take: the providers of an account without a password, the seconds to wait. */
  params?: { ways?: string[] | undefined; seconds?: number | undefined } | undefined
  message?: string | undefined
  status?: number | undefined
}

/** The texts of dashboard.md §8, word for word, and ours for the codes it does not name. */
const serviceTexts: Readonly<Record<AuthCode, Text>> = {
  INVALID_EMAIL: 'El correo electronico no es valido.',
  PASSWORD_TOO_SHORT: 'La contraseña debe tener al menos 8 caracteres',
  PASSWORD_TOO_LONG: 'La contraseña no puede pasar de 128 caracteres.',
  PASSWORD_TOO_WEAK: 'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  PASSWORD_TOO_COMMON: 'Esta contraseña es muy común y se adivina enseguida. Elige otra.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'Ya existe una cuenta con este correo. Inicia sesión o usa otro.',
  INVALID_EMAIL_OR_PASSWORD: 'El correo o la contraseña no son correctos.',
  INVALID_PASSWORD: 'La contraseña no es correcta.',
  BANNED_USER: 'Esta cuenta ha sido deshabilitada.',
  EMAIL_NOT_VERIFIED: 'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación.',
  EMAIL_TAKEN: 'Ya existe una cuenta con este correo electrónico.',
  SIGN_IN_FIRST: 'Inicia sesión y abre el enlace otra vez.',
  INVALID_TOKEN: 'El enlace no es válido o ya ha caducado. Pide otro.',
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
  REGISTRATION_CLOSED: 'En esta instalación no se crean cuentas nuevas. Habla con quien la administra.',
  REGISTRATION_BY_INVITATION: 'Aquí solo se entra con invitación. Pídela a quien te ha hablado del panel.',
  REGISTRATION_DOMAIN: 'Aquí solo se crean cuentas con el correo de ciertas empresas. Usa el de tu trabajo.',
  BUSY: 'Ahora mismo entra mucha gente a la vez. Espera unos segundos y vuelve a intentarlo.',
  INVALID_CALLBACK_URL: 'La dirección de vuelta no es de este panel.',
  USER_NOT_FOUND: 'No existe una cuenta con este correo electronico.',
  WRONG_PASSWORD: 'Contrasena incorrecta.',
}

/** What fails before the service is asked, at a provider, or in its window. */
const texts: Readonly<Record<string, Text>> = {
  ...serviceTexts,
  POPUP_CLOSED_BY_USER: 'Inicio de sesion cancelado.',
  USER_ALREADY_EXISTS: 'Ya existe una cuenta con este correo. Inicia sesión o usa otro.',
  POPUP_BLOCKED:
    'El navegador ha bloqueado la ventana. Permite las ventanas de esta página y vuelve a pulsar.',
  ACCOUNT_NOT_LINKED:
    'Ya existe una cuenta con ese correo. Entra con tu contraseña y vincula el proveedor en tu perfil.',
  UNABLE_TO_LINK_ACCOUNT: 'Ese proveedor no se ha podido vincular. Comprueba que el correo sea el mismo.',
  "EMAIL_DOESN'T_MATCH": 'El correo de ese proveedor es otro: tiene que ser el de tu cuenta.',
  ACCOUNT_ALREADY_LINKED_TO_DIFFERENT_USER: 'Esa cuenta del proveedor ya está vinculada a otra persona.',
  STATE_MISMATCH: 'La ventana no es la que se abrió desde aquí. Vuelve a intentarlo.',
  BANNED: 'Esta cuenta ha sido deshabilitada.',
  PASSKEY_CANCELLED: 'No se ha usado ninguna llave de acceso.',
  PASSKEY_KNOWN: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  VALIDATION_ERROR: 'Algún dato no es válido. Revísalo y vuelve a intentarlo.',
  NETWORK: 'No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.',
}

const trouble = 'El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.'

/** The text for a failure: by its code, else by its status, else the provider's own message. */
export function authFailureText({ code = '', params, message, status }: AuthFailure): string {
  const known = Object.hasOwn(texts, code) ? texts[code] : undefined
  if (known !== undefined) return i18n.t(known)
  if (code === 'USE_PROVIDER') return wayText(params?.ways ?? [])
  if (status === 429) return waitText(params?.seconds)
  if (message === undefined || message === '' || (status !== undefined && status >= 500))
    return i18n.t(trouble)
  return message
}

function wayText(ways: readonly string[]): string {
  if (ways.length === 0) return i18n.t('Esta cuenta no tiene contraseña: entra con una llave de acceso.')
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  return i18n.t('Esta cuenta no tiene contraseña: entra con {{ways}}.', { ways: list.format(ways) })
}

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return i18n.t('Demasiados intentos. Espera un momento y vuelve a intentarlo.')
  if (seconds < 60)
    return i18n.t('Demasiados intentos. Espera {{seconds}} segundos y vuelve a intentarlo.', { seconds })
  return i18n.t('Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo.', {
    count: Math.ceil(seconds / 60),
  })
}
