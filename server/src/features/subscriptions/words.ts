import type { Mailing } from '../../platform/mail/message.ts'

type Language = Mailing['language']

type Words = {
  confirmSubject: (list: string) => string
  confirmText: (sender: string, list: string) => readonly string[]
  confirmButton: string
  confirmTitle: (list: string) => string
  confirmed: (list: string) => string
  confirmedText: string
  why: (sender: string, list: string) => string
  unsubscribe: string
  preferences: string
  inBrowser: string
  preferencesTitle: string
  preferencesText: (email: string) => string
  lists: string
  save: string
  saved: string
  leave: string
  left: string
  leftText: (sender: string) => string
  gone: string
  goneText: string
}

/** What is said to who is written to, in the language in which the workspace writes. */
export const subscriptionWords: Record<Language, Words> = {
  es: {
    confirmSubject: (list) => `Confirma tu suscripción a ${list}`,
    confirmText: (sender, list) => [
      `Alguien ha pedido, con este correo, recibir «${list}» de ${sender}.`,
      'Si has sido tú, confírmalo con el botón. Si no, no hagas nada: no te escribiremos.',
    ],
    confirmButton: 'Confirmar suscripción',
    confirmTitle: (list) => `¿Quieres recibir «${list}»?`,
    confirmed: (list) => `Ya estás en «${list}»`,
    confirmedText: 'Gracias. Puedes darte de baja cuando quieras desde cualquiera de los correos.',
    why: (sender, list) => `Recibes este correo de ${sender} porque estás en «${list}».`,
    unsubscribe: 'Darme de baja',
    preferences: 'Mis preferencias',
    inBrowser: 'Ver en el navegador',
    preferencesTitle: 'Qué quieres recibir',
    preferencesText: (email) => `Escribimos a ${email}. Marca lo que quieres seguir recibiendo.`,
    lists: 'Listas',
    save: 'Guardar',
    saved: 'Tus preferencias están guardadas.',
    leave: 'Darme de baja',
    left: 'No te escribiremos más',
    leftText: (sender) =>
      `${sender} ya no te enviará más correos. Si ha sido sin querer, marca abajo lo que quieres recibir.`,
    gone: 'Este enlace ya no sirve',
    goneText:
      'Puede que tus datos ya se hayan borrado. Si sigues recibiendo correos, responde a uno de ellos.',
  },
  en: {
    confirmSubject: (list) => `Confirm your subscription to ${list}`,
    confirmText: (sender, list) => [
      `Somebody asked, with this address, to receive “${list}” from ${sender}.`,
      'If it was you, confirm it with the button. If not, do nothing: we will not write to you.',
    ],
    confirmButton: 'Confirm subscription',
    confirmTitle: (list) => `Do you want to receive “${list}”?`,
    confirmed: (list) => `You are on “${list}” now`,
    confirmedText: 'Thank you. You can unsubscribe whenever you like, from any of the mails.',
    why: (sender, list) => `You receive this mail from ${sender} because you are on “${list}”.`,
    unsubscribe: 'Unsubscribe',
    preferences: 'My preferences',
    inBrowser: 'View in your browser',
    preferencesTitle: 'What you want to receive',
    preferencesText: (email) => `We write to ${email}. Tick what you want to go on receiving.`,
    lists: 'Lists',
    save: 'Save',
    saved: 'Your preferences are saved.',
    leave: 'Unsubscribe',
    left: 'We will not write to you any more',
    leftText: (sender) =>
      `${sender} will send you no more mails. If that was a slip, tick below what you want to receive.`,
    gone: 'This link is no longer good',
    goneText: 'Your data may have been erased already. If you still receive mails, answer one of them.',
  },
  fr: {
    confirmSubject: (list) => `Confirmez votre inscription à ${list}`,
    confirmText: (sender, list) => [
      `Quelqu’un a demandé, avec cette adresse, à recevoir « ${list} » de ${sender}.`,
      'Si c’est vous, confirmez avec le bouton. Sinon, ne faites rien : nous ne vous écrirons pas.',
    ],
    confirmButton: 'Confirmer l’inscription',
    confirmTitle: (list) => `Voulez-vous recevoir « ${list} » ?`,
    confirmed: (list) => `Vous êtes inscrit à « ${list} »`,
    confirmedText: 'Merci. Vous pouvez vous désinscrire quand vous voulez, depuis chaque message.',
    why: (sender, list) => `Vous recevez ce message de ${sender} parce que vous êtes inscrit à « ${list} ».`,
    unsubscribe: 'Me désinscrire',
    preferences: 'Mes préférences',
    inBrowser: 'Voir dans le navigateur',
    preferencesTitle: 'Ce que vous voulez recevoir',
    preferencesText: (email) => `Nous écrivons à ${email}. Cochez ce que vous voulez continuer à recevoir.`,
    lists: 'Listes',
    save: 'Enregistrer',
    saved: 'Vos préférences sont enregistrées.',
    leave: 'Me désinscrire',
    left: 'Nous ne vous écrirons plus',
    leftText: (sender) =>
      `${sender} ne vous enverra plus de messages. Si c’était une erreur, cochez ci-dessous ce que vous voulez recevoir.`,
    gone: 'Ce lien n’est plus valable',
    goneText:
      'Vos données ont peut-être déjà été effacées. Si vous recevez encore des messages, répondez à l’un d’eux.',
  },
  de: {
    confirmSubject: (list) => `Bestätigen Sie Ihre Anmeldung zu ${list}`,
    confirmText: (sender, list) => [
      `Jemand hat mit dieser Adresse „${list}“ von ${sender} bestellt.`,
      'Wenn Sie es waren, bestätigen Sie es mit der Schaltfläche. Wenn nicht, tun Sie nichts: Wir schreiben Ihnen nicht.',
    ],
    confirmButton: 'Anmeldung bestätigen',
    confirmTitle: (list) => `Möchten Sie „${list}“ erhalten?`,
    confirmed: (list) => `Sie erhalten jetzt „${list}“`,
    confirmedText: 'Danke. Sie können sich jederzeit aus jeder E-Mail heraus abmelden.',
    why: (sender, list) => `Sie erhalten diese E-Mail von ${sender}, weil Sie „${list}“ bestellt haben.`,
    unsubscribe: 'Abmelden',
    preferences: 'Meine Einstellungen',
    inBrowser: 'Im Browser ansehen',
    preferencesTitle: 'Was Sie erhalten möchten',
    preferencesText: (email) => `Wir schreiben an ${email}. Wählen Sie, was Sie weiter erhalten möchten.`,
    lists: 'Listen',
    save: 'Speichern',
    saved: 'Ihre Einstellungen sind gespeichert.',
    leave: 'Abmelden',
    left: 'Wir schreiben Ihnen nicht mehr',
    leftText: (sender) =>
      `${sender} sendet Ihnen keine E-Mails mehr. War es ein Versehen, wählen Sie unten, was Sie erhalten möchten.`,
    gone: 'Dieser Link gilt nicht mehr',
    goneText:
      'Vielleicht sind Ihre Daten schon gelöscht. Wenn Sie noch E-Mails erhalten, antworten Sie auf eine davon.',
  },
}
