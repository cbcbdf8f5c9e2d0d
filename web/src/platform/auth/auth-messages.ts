import { authRefusals } from '@aurelio/contracts/auth-problems'
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

/** What the service refuses, and what fails before it is asked, at a provider, or in its window. */
const texts: Readonly<Record<string, Text>> = {
  ...authRefusals,
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
