import type { Mailing } from '../../platform/mail/message.ts'

/** What a letter says by which a mail server is tried. */
export const trialWords: Record<Mailing['language'], { subject: string; text: (host: string) => string }> = {
  es: {
    subject: 'Tu servidor de correo funciona',
    text: (host) => `Si lees esto, ${host} envía correos en nombre de tu espacio. Ya puedes usarlo.`,
  },
  en: {
    subject: 'Your mail server works',
    text: (host) =>
      `If you can read this, ${host} sends mail on behalf of your workspace. You can use it now.`,
  },
  fr: {
    subject: 'Votre serveur de messagerie fonctionne',
    text: (host) =>
      `Si vous lisez ceci, ${host} envoie des messages au nom de votre espace. Vous pouvez l’utiliser.`,
  },
  de: {
    subject: 'Ihr Mailserver funktioniert',
    text: (host) =>
      `Wenn Sie dies lesen, versendet ${host} Mails im Namen Ihres Bereichs. Sie können ihn nun verwenden.`,
  },
}
