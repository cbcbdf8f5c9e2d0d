import type { securityProblems } from '@aurelio/contracts/problems/people'
import type { ProblemWords } from '../../../platform/api/error-text.ts'

type Code = keyof typeof securityProblems | 'TOO_MANY_REQUESTS'

export const securityWords: Required<Pick<ProblemWords, Code>> = {
  WRONG_PASSWORD: 'La contraseña no es correcta.',
  SIGN_IN_AGAIN: 'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.',
  EMAIL_TAKEN: 'Ya existe una cuenta con este correo electrónico.',
  LAST_OWNER: 'Eres la única persona propietaria de un espacio compartido. Elige quién se queda con él.',
  NO_SUCCESSOR: 'La persona elegida ya no puede quedarse con el espacio. Elige a otra.',
  TOO_MANY_REQUESTS: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
}
