import type { Invitation } from '@aurelio/contracts/invitations'
import type { Mailing, Message } from '../../../platform/mail/message.ts'

type Words = {
  subject: (inviter: string, workspace: string) => string
  hello: string
  invites: (inviter: string, workspace: string) => string
  says: (inviter: string, message: string) => string
  lasts: string
  see: string
}

const words: Record<Mailing['language'], Words> = {
  es: {
    subject: (inviter, workspace) => `${inviter} te invita a «${workspace}»`,
    hello: 'Hola:',
    invites: (inviter, workspace) => `${inviter} te invita a entrar en «${workspace}».`,
    says: (inviter, message) => `${inviter} te dice: ${message}`,
    lasts: 'El enlace vale siete días y una sola vez. Si no lo esperabas, no hagas nada.',
    see: 'Ver la invitación',
  },
  en: {
    subject: (inviter, workspace) => `${inviter} invites you to “${workspace}”`,
    hello: 'Hello,',
    invites: (inviter, workspace) => `${inviter} invites you to join “${workspace}”.`,
    says: (inviter, message) => `${inviter} says: ${message}`,
    lasts: 'The link is valid for seven days and works once. If you did not expect it, do nothing.',
    see: 'See the invitation',
  },
  fr: {
    subject: (inviter, workspace) => `${inviter} vous invite dans « ${workspace} »`,
    hello: 'Bonjour,',
    invites: (inviter, workspace) => `${inviter} vous invite à rejoindre « ${workspace} ».`,
    says: (inviter, message) => `${inviter} vous dit : ${message}`,
    lasts: 'Le lien est valable sept jours et une seule fois. Si vous ne l’attendiez pas, ne faites rien.',
    see: 'Voir l’invitation',
  },
  de: {
    subject: (inviter, workspace) => `${inviter} lädt Sie zu „${workspace}“ ein`,
    hello: 'Guten Tag,',
    invites: (inviter, workspace) => `${inviter} lädt Sie ein, „${workspace}“ beizutreten.`,
    says: (inviter, message) => `${inviter} schreibt: ${message}`,
    lasts: 'Der Link gilt sieben Tage und nur einmal. Haben Sie ihn nicht erwartet, tun Sie nichts.',
    see: 'Einladung ansehen',
  },
}

/** The mail of an invitation, in the language of the workspace. */
export function invitationMessage(
  { email, message, link }: Invitation,
  { inviter, workspace, mailing }: { inviter: string; workspace: string; mailing: Mailing },
): Message {
  const { subject, hello, invites, says, lasts, see } = words[mailing.language]
  return {
    // As mails of accounts do, it goes by the server of the installation.
    language: mailing.language,
    sender: mailing.sender,
    to: email,
    subject: subject(inviter, workspace),
    text: [hello, invites(inviter, workspace), ...(message === '' ? [] : [says(inviter, message)]), lasts],
    action: { label: see, url: link },
  }
}
