import type { Invitation } from '@aurelio/contracts/invitations'
import type { Message } from '../../../platform/mail/mail.ts'

/** The mail of an invitation. */
export function invitationMessage(
  { email, message, link }: Invitation,
  { inviter, workspace }: { inviter: string; workspace: string },
): Message {
  return {
    to: email,
    subject: `${inviter} te invita a «${workspace}»`,
    text: [
      'Hola:',
      `${inviter} te invita a trabajar en «${workspace}», en Aurelio.`,
      ...(message === '' ? [] : [`${inviter} te dice: ${message}`]),
      'El enlace vale siete días y una sola vez. Si no lo esperabas, no hagas nada.',
    ],
    action: { label: 'Ver la invitación', url: link },
  }
}
