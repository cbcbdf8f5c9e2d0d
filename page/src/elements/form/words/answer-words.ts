import { type WordLanguage, wordLanguage } from './word-language.ts'

type Notice = { title: string; text: string }

/** What whoever has sent a form is told of it beside its fields. */
export type AnswerWords = {
  language: WordLanguage
  notSaved: string
  noMore: string
  tooMany: (minutes: number) => string
  /** `link` makes a link of its words. */
  leadsOn: (link: (words: string) => string) => Notice
  changed: Notice
  unreadable: Notice
  tooLarge: Notice
}

const answers: Record<WordLanguage, AnswerWords> = {
  es: {
    language: 'es',
    notSaved:
      'Ahora mismo no hemos podido guardarlo. Lo que has escrito sigue aquí: espera unos segundos y vuelve a enviarlo.',
    noMore:
      'Hoy ya no podemos recibir más formularios. Lo que has escrito sigue aquí: vuelve a enviarlo mañana, o escríbenos por otro medio.',
    tooMany: (minutes) =>
      `Se han enviado demasiados formularios seguidos desde tu conexión. Lo que has escrito sigue aquí: espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y vuelve a enviarlo.`,
    leadsOn: (link) => ({
      title: '¡Gracias!',
      text: `Hemos recibido tus datos. Si no pasas a la página siguiente, ${link('continúa aquí')}.`,
    }),
    changed: {
      title: 'El formulario ha cambiado',
      text: 'Vuelve a abrir la página e inténtalo otra vez.',
    },
    unreadable: {
      title: 'No hemos podido leer el formulario',
      text: 'El formulario no se ha recibido bien. Vuelve a la página e inténtalo otra vez.',
    },
    tooLarge: {
      title: 'El envío es demasiado grande',
      text: 'Es más de lo que cabe en este formulario. Vuelve atrás y acorta los textos.',
    },
  },
  en: {
    language: 'en',
    notSaved:
      'We could not save it just now. What you wrote is still here: wait a few seconds and send it again.',
    noMore:
      'We cannot take any more forms today. What you wrote is still here: send it again tomorrow, or write to us another way.',
    tooMany: (minutes) =>
      `Too many forms have been sent in a row from your connection. What you wrote is still here: wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and send it again.`,
    leadsOn: (link) => ({
      title: 'Thank you!',
      text: `We have received your details. If you are not taken to the next page, ${link('go on here')}.`,
    }),
    changed: { title: 'The form has changed', text: 'Open the page again and try once more.' },
    unreadable: {
      title: 'We could not read the form',
      text: 'The form did not arrive well. Go back to the page and try once more.',
    },
    tooLarge: {
      title: 'This is too much to send',
      text: 'It is more than this form holds. Go back and shorten the texts.',
    },
  },
  fr: {
    language: 'fr',
    notSaved:
      'Nous n’avons pas pu l’enregistrer pour le moment. Ce que vous avez écrit est toujours là : attendez quelques secondes et envoyez à nouveau.',
    noMore:
      'Nous ne pouvons plus recevoir de formulaires aujourd’hui. Ce que vous avez écrit est toujours là : envoyez à nouveau demain, ou écrivez-nous autrement.',
    tooMany: (minutes) =>
      `Trop de formulaires ont été envoyés à la suite depuis votre connexion. Ce que vous avez écrit est toujours là : attendez ${minutes === 1 ? 'une minute' : `${minutes} minutes`} et envoyez à nouveau.`,
    leadsOn: (link) => ({
      title: 'Merci !',
      text: `Nous avons bien reçu vos données. Si la page suivante ne s’ouvre pas, ${link('continuez ici')}.`,
    }),
    changed: { title: 'Le formulaire a changé', text: 'Ouvrez à nouveau la page et réessayez.' },
    unreadable: {
      title: 'Nous n’avons pas pu lire le formulaire',
      text: 'Le formulaire n’est pas bien arrivé. Revenez à la page et réessayez.',
    },
    tooLarge: {
      title: 'L’envoi est trop volumineux',
      text: 'C’est plus que ce formulaire ne contient. Revenez en arrière et raccourcissez les textes.',
    },
  },
  de: {
    language: 'de',
    notSaved:
      'Es konnte gerade nicht gespeichert werden. Was Sie geschrieben haben, ist noch da: Warten Sie einige Sekunden und senden Sie es noch einmal.',
    noMore:
      'Heute können wir keine weiteren Formulare annehmen. Was Sie geschrieben haben, ist noch da: Senden Sie es morgen noch einmal, oder schreiben Sie uns anders.',
    tooMany: (minutes) =>
      `Von Ihrer Verbindung kamen zu viele Formulare nacheinander. Was Sie geschrieben haben, ist noch da: Warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und senden Sie es noch einmal.`,
    leadsOn: (link) => ({
      title: 'Danke!',
      text: `Wir haben Ihre Angaben erhalten. Falls die nächste Seite nicht erscheint, ${link('geht es hier weiter')}.`,
    }),
    changed: {
      title: 'Das Formular wurde geändert',
      text: 'Öffnen Sie die Seite noch einmal und versuchen Sie es erneut.',
    },
    unreadable: {
      title: 'Das Formular war nicht lesbar',
      text: 'Das Formular ist nicht richtig angekommen. Gehen Sie zur Seite zurück und versuchen Sie es erneut.',
    },
    tooLarge: {
      title: 'Das ist zu viel auf einmal',
      text: 'Es ist mehr, als dieses Formular fasst. Gehen Sie zurück und kürzen Sie die Texte.',
    },
  },
}

/** What a form on a page of this language answers. */
export function answerWords(language: string | undefined): AnswerWords {
  return answers[wordLanguage(language)]
}
