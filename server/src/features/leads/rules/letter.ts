import type { Mailing, Message } from '../../../platform/mail/message.ts'

type Words = {
  hello: (name: string) => string
  subject: (who: string, page: string) => string
  came: (page: string) => string
  why: (rule: string) => string
  open: string
}

const words: Record<Mailing['language'], Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: (who, page) => `${who}, en ${page}`,
    came: (page) => `Ha llegado un lead de «${page}» que te toca a ti.`,
    why: (rule) => `Recibes este mensaje por la automatización «${rule}» de tu equipo.`,
    open: 'Ver el lead',
  },
  en: {
    hello: (name) => `Hello, ${name},`,
    subject: (who, page) => `${who}, on ${page}`,
    came: (page) => `A lead from “${page}” has come in for you.`,
    why: (rule) => `You get this message because of your team’s automation “${rule}”.`,
    open: 'See the lead',
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    subject: (who, page) => `${who}, sur ${page}`,
    came: (page) => `Un lead de « ${page} » est arrivé pour vous.`,
    why: (rule) => `Vous recevez ce message à cause de l’automatisation « ${rule} » de votre équipe.`,
    open: 'Voir le lead',
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    subject: (who, page) => `${who}, auf ${page}`,
    came: (page) => `Ein Lead von „${page}“ ist für Sie eingegangen.`,
    why: (rule) => `Sie erhalten diese Nachricht durch die Automatisierung „${rule}“ Ihres Teams.`,
    open: 'Lead ansehen',
  },
}

type Parts = {
  mailing: Mailing
  to: { name: string; email: string }
  /** Who wrote, as far as they said. */
  who: string
  page: string
  rule: string
  /** What they wrote, a line each. */
  entered: readonly string[]
  url: string
}

/** What a rule writes to people of the team of a lead, in the language of the workspace. */
export function ruleLetter({ mailing, to, who, page, rule, entered, url }: Parts): Message {
  const { hello, subject, came, why, open } = words[mailing.language]
  return {
    ...mailing,
    to: to.email,
    subject: subject(who, page).slice(0, 200),
    text: [hello(to.name), came(page), ...entered.map((line) => line.slice(0, 500)), why(rule)],
    action: { label: open, url },
  }
}
