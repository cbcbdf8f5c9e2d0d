import type { Mailing } from '../../../platform/mail/message.ts'

type Named = { month: string; subject: string }
type Words = {
  /** `2026-10` as people say it. */
  month: (month: string) => string
  subject: (named: Named) => string
  text: (named: Named) => string
  why: (agency: string) => string
  stop: string
}

const inWords = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month: string) => format.format(new Date(`${month}-01`))
}

/** The letter that a monthly report comes with, by the language of its workspace. */
export const mailingWords: Record<Mailing['language'], Words> = {
  es: {
    month: inWords('es-ES'),
    subject: ({ month, subject }) => `Informe de ${month}: ${subject}`,
    text: ({ month, subject }) =>
      `Te enviamos en PDF el informe de «${subject}» de ${month}: qué ha pasado y qué hacer ahora.`,
    why: (agency) => `Recibes este informe cada mes porque ${agency} te ha apuntado.`,
    stop: 'Dejar de recibirlo',
  },
  en: {
    month: inWords('en-GB'),
    subject: ({ month, subject }) => `Report of ${month}: ${subject}`,
    text: ({ month, subject }) =>
      `Here is the report on “${subject}” for ${month} as a PDF: what happened and what to do now.`,
    why: (agency) => `You receive this report each month because ${agency} has put you on its list.`,
    stop: 'Stop receiving it',
  },
  fr: {
    month: inWords('fr-FR'),
    subject: ({ month, subject }) => `Rapport de ${month} : ${subject}`,
    text: ({ month, subject }) =>
      `Voici en PDF le rapport sur « ${subject} » pour ${month} : ce qui s’est passé et que faire maintenant.`,
    why: (agency) => `Vous recevez ce rapport chaque mois car ${agency} vous a inscrit.`,
    stop: 'Ne plus le recevoir',
  },
  de: {
    month: inWords('de-DE'),
    subject: ({ month, subject }) => `Bericht für ${month}: ${subject}`,
    text: ({ month, subject }) =>
      `Anbei der Bericht zu „${subject}“ für ${month} als PDF: was geschehen ist und was jetzt zu tun ist.`,
    why: (agency) => `Sie erhalten diesen Bericht jeden Monat, weil ${agency} Sie eingetragen hat.`,
    stop: 'Nicht mehr erhalten',
  },
}
