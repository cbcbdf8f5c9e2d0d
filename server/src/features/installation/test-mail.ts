import type { Message } from '../../platform/mail/message.ts'

type Language = NonNullable<Message['language']>

const words: Record<Language, { subject: string; text: (name: string) => string[]; open: string }> = {
  es: {
    subject: 'Correo de prueba',
    text: (name) => [`Hola, ${name}:`, 'Si lees esto, tu instalación envía correo.'],
    open: 'Abrir Aurelio',
  },
  en: {
    subject: 'Test mail',
    text: (name) => [`Hello, ${name},`, 'If you read this, your installation sends mail.'],
    open: 'Open Aurelio',
  },
  fr: {
    subject: 'E-mail de test',
    text: (name) => [`Bonjour ${name},`, 'Si vous lisez ceci, votre installation envoie des e-mails.'],
    open: 'Ouvrir Aurelio',
  },
  de: {
    subject: 'Test-E-Mail',
    text: (name) => [`Guten Tag, ${name},`, 'Wenn Sie dies lesen, verschickt Ihre Installation E-Mails.'],
    open: 'Aurelio öffnen',
  },
}

/** The mail by which whoever keeps the installation sees that mails go out. */
export function testMessage(to: { name: string; email: string }, language: Language, url: string): Message {
  const { subject, text, open } = words[language]
  return { to: to.email, subject, text: text(to.name), action: { label: open, url }, language }
}
