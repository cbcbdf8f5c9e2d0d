import type { Device } from '@aurelio/contracts/security'
import type { Mail } from '../mail/mail.ts'

type Person = { name: string; email: string }
/** What is known of a sign-in; the network without the machine. */
type NewDevice = { device: Device | null; browser: string; system: string; network: string; at: Date }

const deviceNames: Record<Device, string> = { computer: 'Ordenador', phone: 'Móvil', tablet: 'Tableta' }

/** `Ordenador · Chrome en Windows` */
function deviceText({ device, browser, system }: NewDevice) {
  const program = [browser, system].filter(Boolean).join(' en ')
  return [device && deviceNames[device], program].filter(Boolean).join(' · ')
}

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'long' })

/** The messages of accounts. All of them concern safety, so no notification preference holds them back. */
export function accountMails(mail: Mail, baseUrl: string) {
  const link = (path: string, token: string) => `${baseUrl}${path}?token=${encodeURIComponent(token)}`
  return {
    reset: ({ name, email }: Person, token: string) =>
      mail.send({
        to: email,
        subject: 'Elige una contraseña nueva',
        text: [
          `Hola, ${name}:`,
          'Has pedido cambiar la contraseña de tu cuenta. El enlace vale una hora y una sola vez.',
          'Si no lo has pedido tú, no hagas nada: tu contraseña sigue igual.',
        ],
        action: { label: 'Elegir contraseña', url: link('/reset-password', token) },
      }),
    verify: ({ name, email }: Person, token: string) =>
      mail.send({
        to: email,
        subject: 'Confirma tu correo',
        text: [`Hola, ${name}:`, 'Confirma que este correo es tuyo. El enlace vale una hora.'],
        action: { label: 'Confirmar mi correo', url: link('/verify-email', token) },
      }),
    changeEmail: ({ name }: Person, newEmail: string, token: string) =>
      mail.send({
        to: newEmail,
        subject: 'Confirma tu nuevo correo',
        text: [
          `Hola, ${name}:`,
          'Has pedido usar este correo en tu cuenta. El cambio vale cuando lo confirmes; el enlace dura una hora.',
        ],
        action: { label: 'Confirmar el cambio', url: link('/verify-email', token) },
      }),
    emailChanged: ({ name, email }: Person) =>
      mail.send({
        to: email,
        subject: 'Se va a cambiar el correo de tu cuenta',
        text: [
          `Hola, ${name}:`,
          'Alguien con tu contraseña ha pedido cambiar el correo de tu cuenta. Si no has sido tú, cambia la contraseña ahora.',
        ],
      }),
    passwordChanged: ({ name, email }: Person) =>
      mail.send({
        to: email,
        subject: 'Tu contraseña ha cambiado',
        text: [
          `Hola, ${name}:`,
          'La contraseña de tu cuenta acaba de cambiar. Si no has sido tú, pide una nueva desde la pantalla de entrada.',
        ],
        action: { label: 'Pedir una contraseña nueva', url: `${baseUrl}/forgot-password` },
      }),
    newOwner: ({ name, email }: Person, workspace: string) =>
      mail.send({
        to: email,
        subject: 'Ahora un espacio es tuyo',
        text: [
          `Hola, ${name}:`,
          `Quien era propietario de «${workspace}» ha eliminado su cuenta y te ha elegido para quedarte con el espacio.`,
        ],
        action: { label: 'Abrir Aurelio', url: `${baseUrl}/dashboard` },
      }),
    newDevice: ({ name, email }: Person, seen: NewDevice) =>
      mail.send({
        to: email,
        subject: 'Nueva entrada en tu cuenta',
        text: [
          `Hola, ${name}:`,
          'Alguien acaba de entrar en tu cuenta desde un dispositivo que no conocíamos.',
          `Dispositivo: ${deviceText(seen) || 'desconocido'}`,
          `Red: ${seen.network || 'desconocida'}`,
          `Momento: ${moment.format(seen.at)}`,
          'Si has sido tú, no tienes que hacer nada. Si no, cambia ahora la contraseña y cierra las demás sesiones.',
        ],
        action: { label: 'Revisar mis sesiones', url: `${baseUrl}/dashboard/profile?tab=security` },
      }),
    existingAccount: ({ name, email }: Person) =>
      mail.send({
        to: email,
        subject: 'Ya tienes una cuenta',
        text: [
          `Hola, ${name}:`,
          'Alguien ha querido registrarse con este correo, que ya tiene una cuenta. Si has sido tú, inicia sesión.',
        ],
        action: { label: 'Iniciar sesión', url: `${baseUrl}/login` },
      }),
  }
}
export type AccountMails = ReturnType<typeof accountMails>
