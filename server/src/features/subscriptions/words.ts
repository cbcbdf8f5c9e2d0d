import { languages } from '@aurelio/contracts/profile'
import type { Mailing } from '../../platform/mail/message.ts'

type Language = Mailing['language']

type Words = {
  confirmSubject: (list: string) => string
  confirmText: (sender: string, list: string) => readonly string[]
  confirmButton: string
  dataSubject: string
  dataText: (sender: string) => readonly string[]
  dataButton: string
}

/** What mails say to who is written to, in the language in which the workspace writes. */
export const subscriptionWords: Record<Language, Words> = {
  es: {
    confirmSubject: (list) => `Confirma tu suscripción a ${list}`,
    confirmText: (sender, list) => [
      `Alguien ha pedido, con este correo, recibir «${list}» de ${sender}.`,
      'Si has sido tú, confírmalo con el botón. Si no, no hagas nada: no te escribiremos.',
    ],
    confirmButton: 'Confirmar suscripción',
    dataSubject: 'Tus datos',
    dataText: (sender) => [
      `Has pedido ver lo que ${sender} guarda para escribirte. Con el botón lo ves, lo descargas o lo borras.`,
      'El enlace vale un día. Si no has sido tú, no hagas nada.',
    ],
    dataButton: 'Ver mis datos',
  },
  en: {
    confirmSubject: (list) => `Confirm your subscription to ${list}`,
    confirmText: (sender, list) => [
      `Somebody asked, with this address, to receive “${list}” from ${sender}.`,
      'If it was you, confirm it with the button. If not, do nothing: we will not write to you.',
    ],
    confirmButton: 'Confirm subscription',
    dataSubject: 'Your data',
    dataText: (sender) => [
      `You asked to see what ${sender} keeps to write to you. With the button you see it, download it or erase it.`,
      'The link is good for a day. If it was not you, do nothing.',
    ],
    dataButton: 'See my data',
  },
  fr: {
    confirmSubject: (list) => `Confirmez votre inscription à ${list}`,
    confirmText: (sender, list) => [
      `Quelqu’un a demandé, avec cette adresse, à recevoir « ${list} » de ${sender}.`,
      'Si c’est vous, confirmez avec le bouton. Sinon, ne faites rien : nous ne vous écrirons pas.',
    ],
    confirmButton: 'Confirmer l’inscription',
    dataSubject: 'Vos données',
    dataText: (sender) => [
      `Vous avez demandé à voir ce que ${sender} conserve pour vous écrire. Avec le bouton, vous pouvez le voir, le télécharger ou l’effacer.`,
      'Le lien est valable un jour. Si ce n’est pas vous, ne faites rien.',
    ],
    dataButton: 'Voir mes données',
  },
  de: {
    confirmSubject: (list) => `Bestätigen Sie Ihre Anmeldung zu ${list}`,
    confirmText: (sender, list) => [
      `Jemand hat mit dieser Adresse „${list}“ von ${sender} bestellt.`,
      'Wenn Sie es waren, bestätigen Sie es mit der Schaltfläche. Wenn nicht, tun Sie nichts: Wir schreiben Ihnen nicht.',
    ],
    confirmButton: 'Anmeldung bestätigen',
    dataSubject: 'Ihre Daten',
    dataText: (sender) => [
      `Sie möchten sehen, was ${sender} aufbewahrt, um Ihnen zu schreiben. Mit der Schaltfläche sehen Sie es, laden es herunter oder löschen es.`,
      'Der Link gilt einen Tag. Wenn Sie es nicht waren, tun Sie nichts.',
    ],
    dataButton: 'Meine Daten ansehen',
  },
}

/** The language of a mail to somebody who reads one: theirs where there are words in it, else that of the workspace. */
export function mailLanguage(read: string, own: Language): Language {
  return languages.find((language) => language === read) ?? own
}
