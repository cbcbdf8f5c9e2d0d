import type { MailServerProblem, MailServerSecurity, MailServerState } from '@aurelio/contracts/mail-server'
import type { ProblemWords } from '../../platform/api/error-text.ts'
import type { FormWords } from '../../platform/api/field-words.ts'

export const stateNames: Record<MailServerState, string> = {
  untried: 'Sin probar',
  failed: 'La prueba ha fallado',
  ready: 'Listo para usarse',
  used: 'En uso',
  failing: 'En uso, pero ahora no envía',
}

/** What that means for who looks. */
export const stateTexts: Record<MailServerState, string> = {
  untried: 'Pruébalo: te llegará una carta a tu dirección. Después podrás usarlo.',
  failed: 'Corrige lo que haga falta y pruébalo otra vez. Mientras, se envía desde la instalación.',
  ready:
    'La prueba ha salido bien. Si el servidor es nuevo, activa «Calentar el remitente» en el ritmo de tus envíos.',
  used: 'Todo lo que envía el espacio sale por aquí.',
  failing: 'Lo que falta por enviar espera, y se intenta otra vez solo.',
}

export const securityNames: Record<MailServerSecurity, string> = {
  tls: 'TLS desde el principio (puerto 465)',
  starttls: 'STARTTLS (puerto 587)',
  none: 'Sin cifrar (solo en la red de la instalación)',
}

/** What went wrong, and what to do about it. */
export const problemTexts: Record<MailServerProblem, string> = {
  'refused-address':
    'Ese servidor está en una red privada, en un puerto que no es de correo o sin cifrar. Pide a quien administra la instalación que lo permita.',
  'unknown-host': 'No se encuentra ese servidor. Revisa el nombre.',
  unreachable: 'El servidor no contesta. Revisa el nombre y el puerto.',
  security: 'No se ha podido cifrar la conexión: su certificado no vale, o no admite el cifrado elegido.',
  login: 'El usuario o la contraseña no valen para ese servidor.',
  'not-taken': 'El servidor ha rechazado la carta de prueba. Revisa el remitente.',
  'lost-secret': 'La contraseña guardada ya no se puede leer. Escríbela otra vez.',
}

export const mailServerWords = {
  MAIL_SERVER_PASSWORD_NEEDED: 'Con otro servidor u otro usuario hay que escribir la contraseña otra vez.',
  MAIL_SERVER_NOT_TRIED: 'Prueba el servidor antes de usarlo: solo se usa lo que ha enviado una carta.',
} satisfies ProblemWords

export const fieldWords = {
  host: {
    INVALID: 'Escribe el nombre del servidor, como smtp.ejemplo.es',
    REQUIRED: 'Escribe el nombre del servidor.',
    PRIVATE_ADDRESS:
      'Ese servidor está en una red privada, en un puerto que no es de correo o sin cifrar. Pide a quien administra la instalación que lo permita.',
  },
  sender: { NOT_AN_EMAIL: 'Escribe la dirección desde la que envías.' },
  port: {},
  user: {},
  password: {},
} satisfies FormWords
