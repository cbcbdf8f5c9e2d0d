/**
 * What the calls of the sign-in refuse, by the code of the auth library or, where it has none, ours; the status is the
 * library's. Each with its Spanish text: those of dashboard.md §8 word for word, and ours for the codes it does not name. The
 * answer says it (`problems.ts`), and screens in the person's language.
 */
export const authRefusals = {
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
} as const
export type AuthCode = keyof typeof authRefusals

/** The two that take something, in Spanish likewise. */
export const authDetails = {
  /** `ways`: the providers that the account enters with; none where it has nothing but a passkey. */
  USE_PROVIDER: ({ ways }: { ways: readonly string[] }) =>
    `Esta cuenta no tiene contraseña: entra con ${ways.join(' o ') || 'una llave de acceso'}.`,
  TOO_MANY_REQUESTS: ({ seconds }: { seconds: number }) =>
    `Demasiados intentos. Espera ${seconds} segundos y vuelve a intentarlo.`,
}
