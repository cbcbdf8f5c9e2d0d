import { i18n } from '../i18n/i18n.ts'
import { messageText } from '../i18n/message-text.ts'

/** What the sign-in service says of a refused call. */
export type AuthFailure = {
  code?: string | undefined
  message?: string | undefined
  status?: number | undefined
}

/** The texts of dashboard.md §8, word for word, and ours for the codes it does not name. */
const texts = new Map([
  ['USER_NOT_FOUND', 'No existe una cuenta con este correo electronico.'],
  ['WRONG_PASSWORD', 'Contrasena incorrecta.'],
  ['INVALID_EMAIL', 'El correo electronico no es valido.'],
  ['BANNED_USER', 'Esta cuenta ha sido deshabilitada.'],
  ['POPUP_CLOSED_BY_USER', 'Inicio de sesion cancelado.'],
  ['INVALID_EMAIL_OR_PASSWORD', 'El correo o la contraseña no son correctos.'],
  ['USER_ALREADY_EXISTS', 'Ya existe una cuenta con este correo. Inicia sesión o usa otro.'],
  [
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    'Ya existe una cuenta con este correo. Inicia sesión o usa otro.',
  ],
  ['PASSWORD_TOO_SHORT', 'La contraseña debe tener al menos 8 caracteres'],
  ['PASSWORD_TOO_LONG', 'La contraseña no puede pasar de 128 caracteres.'],
  ['PASSWORD_TOO_WEAK', 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'],
  ['INVALID_TOKEN', 'El enlace no es válido o ya ha caducado. Pide otro.'],
  [
    'POPUP_BLOCKED',
    'El navegador ha bloqueado la ventana. Permite las ventanas de esta página y vuelve a pulsar.',
  ],
  [
    'ACCOUNT_NOT_LINKED',
    'Ya existe una cuenta con ese correo. Entra con tu contraseña y vincula el proveedor en tu perfil.',
  ],
  ['UNABLE_TO_LINK_ACCOUNT', 'Ese proveedor no se ha podido vincular. Comprueba que el correo sea el mismo.'],
  ["EMAIL_DOESN'T_MATCH", 'El correo de ese proveedor es otro: tiene que ser el de tu cuenta.'],
  ['ACCOUNT_ALREADY_LINKED_TO_DIFFERENT_USER', 'Esa cuenta del proveedor ya está vinculada a otra persona.'],
  ['STATE_MISMATCH', 'La ventana no es la que se abrió desde aquí. Vuelve a intentarlo.'],
  ['BANNED', 'Esta cuenta ha sido deshabilitada.'],
  ['PASSKEY_CANCELLED', 'No se ha usado ninguna llave de acceso.'],
  ['PASSKEY_KNOWN', 'Este dispositivo ya tiene una llave de acceso de tu cuenta.'],
  ['VALIDATION_ERROR', 'Algún dato no es válido. Revísalo y vuelve a intentarlo.'],
  ['NETWORK', 'No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'],
])

/** The text for a failure: by its code, else by its status, else the provider's own message. */
export function authFailureText({ code, message, status }: AuthFailure): string {
  const known = code === undefined ? undefined : texts.get(code)
  if (known !== undefined) return i18n.t(known)
  if (status === 429 && !message?.startsWith('Demasiados'))
    return i18n.t('Demasiados intentos. Espera un momento y vuelve a intentarlo.')
  if (status !== undefined && status >= 500)
    return i18n.t('El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.')
  return messageText(
    message || 'El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.',
  )
}
