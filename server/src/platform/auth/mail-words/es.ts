import type { AccountMailWords } from './words.ts'

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'long' })

export const es: AccountMailWords = {
  hello: (name) => `Hola, ${name}:`,
  devices: { computer: 'Ordenador', phone: 'Móvil', tablet: 'Tableta' },
  program: (browser, system) => `${browser} en ${system}`,
  unknown: 'sin datos',
  reset: {
    subject: 'Elige una contraseña nueva',
    text: [
      'Has pedido cambiar la contraseña de tu cuenta. El enlace vale una hora y una sola vez.',
      'Si no lo has pedido tú, no hagas nada: tu contraseña sigue igual.',
    ],
    action: 'Elegir contraseña',
  },
  verify: {
    subject: 'Confirma tu correo',
    text: ['Confirma que este correo es tuyo. El enlace vale una hora.'],
    action: 'Confirmar mi correo',
  },
  changeEmail: {
    subject: 'Confirma tu nuevo correo',
    text: [
      'Has pedido usar este correo en tu cuenta. El cambio vale cuando lo confirmes; el enlace dura una hora.',
    ],
    action: 'Confirmar el cambio',
  },
  emailChanged: {
    subject: 'Se va a cambiar el correo de tu cuenta',
    text: [
      'Alguien con tu contraseña ha pedido cambiar el correo de tu cuenta. Si no has sido tú, cambia la contraseña ahora.',
    ],
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    text: [
      'La contraseña de tu cuenta acaba de cambiar. Si no has sido tú, pide una nueva desde la pantalla de entrada.',
    ],
    action: 'Pedir una contraseña nueva',
  },
  newOwner: (workspace) => ({
    subject: 'Ahora un espacio es tuyo',
    text: [
      `Quien era propietario de «${workspace}» ha eliminado su cuenta y te ha elegido para quedarte con el espacio.`,
    ],
    action: 'Abrir Aurelio',
  }),
  newDevice: ({ device, network, at }) => ({
    subject: 'Nueva entrada en tu cuenta',
    text: [
      'Alguien acaba de entrar en tu cuenta desde un dispositivo que no conocíamos.',
      `Dispositivo: ${device}`,
      `Red: ${network}`,
      `Momento: ${moment.format(at)}`,
      'Si has sido tú, no tienes que hacer nada. Si no, cambia ahora la contraseña y cierra las demás sesiones.',
    ],
    action: 'Revisar mis sesiones',
  }),
  existingAccount: {
    subject: 'Ya tienes una cuenta',
    text: [
      'Alguien ha querido registrarse con este correo, que ya tiene una cuenta. Si has sido tú, inicia sesión.',
    ],
    action: 'Iniciar sesión',
  },
}
