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
  it: {
    language: 'it',
    notSaved:
      'In questo momento non siamo riusciti a salvarlo. Quello che hai scritto è ancora qui: aspetta qualche secondo e invia di nuovo.',
    noMore:
      'Oggi non possiamo ricevere altri moduli. Quello che hai scritto è ancora qui: invialo di nuovo domani, o scrivici in altro modo.',
    tooMany: (minutes) =>
      `Dalla tua connessione sono stati inviati troppi moduli di seguito. Quello che hai scritto è ancora qui: aspetta ${minutes === 1 ? 'un minuto' : `${minutes} minuti`} e invia di nuovo.`,
    leadsOn: (link) => ({
      title: 'Grazie!',
      text: `Abbiamo ricevuto i tuoi dati. Se la pagina successiva non si apre, ${link('continua qui')}.`,
    }),
    changed: { title: 'Il modulo è cambiato', text: 'Apri di nuovo la pagina e riprova.' },
    unreadable: {
      title: 'Non siamo riusciti a leggere il modulo',
      text: 'Il modulo non è arrivato bene. Torna alla pagina e riprova.',
    },
    tooLarge: {
      title: 'L’invio è troppo grande',
      text: 'È più di quanto questo modulo contenga. Torna indietro e accorcia i testi.',
    },
  },
  pt: {
    language: 'pt',
    notSaved:
      'De momento não conseguimos guardá-lo. O que escreveu continua aqui: espere alguns segundos e envie de novo.',
    noMore:
      'Hoje já não podemos receber mais formulários. O que escreveu continua aqui: envie de novo amanhã, ou contacte-nos de outra forma.',
    tooMany: (minutes) =>
      `Foram enviados demasiados formulários seguidos a partir da sua ligação. O que escreveu continua aqui: espere ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e envie de novo.`,
    leadsOn: (link) => ({
      title: 'Obrigado!',
      text: `Recebemos os seus dados. Se a página seguinte não abrir, ${link('continue aqui')}.`,
    }),
    changed: { title: 'O formulário mudou', text: 'Abra de novo a página e volte a tentar.' },
    unreadable: {
      title: 'Não conseguimos ler o formulário',
      text: 'O formulário não chegou bem. Volte à página e tente de novo.',
    },
    tooLarge: {
      title: 'O envio é demasiado grande',
      text: 'É mais do que cabe neste formulário. Volte atrás e encurte os textos.',
    },
  },
  ca: {
    language: 'ca',
    notSaved:
      'Ara mateix no ho hem pogut desar. El que has escrit continua aquí: espera uns segons i torna-ho a enviar.',
    noMore:
      'Avui ja no podem rebre més formularis. El que has escrit continua aquí: torna-ho a enviar demà, o escriu-nos per un altre mitjà.',
    tooMany: (minutes) =>
      `S’han enviat massa formularis seguits des de la teva connexió. El que has escrit continua aquí: espera ${minutes === 1 ? 'un minut' : `${minutes} minuts`} i torna-ho a enviar.`,
    leadsOn: (link) => ({
      title: 'Gràcies!',
      text: `Hem rebut les teves dades. Si no passes a la pàgina següent, ${link('continua aquí')}.`,
    }),
    changed: {
      title: 'El formulari ha canviat',
      text: 'Torna a obrir la pàgina i prova-ho una altra vegada.',
    },
    unreadable: {
      title: 'No hem pogut llegir el formulari',
      text: 'El formulari no s’ha rebut bé. Torna a la pàgina i prova-ho una altra vegada.',
    },
    tooLarge: {
      title: 'L’enviament és massa gran',
      text: 'És més del que cap en aquest formulari. Torna enrere i escurça els textos.',
    },
  },
  gl: {
    language: 'gl',
    notSaved:
      'Agora mesmo non puidemos gardalo. O que escribiches segue aquí: agarda uns segundos e volve envialo.',
    noMore:
      'Hoxe xa non podemos recibir máis formularios. O que escribiches segue aquí: volve envialo mañá, ou escríbenos por outro medio.',
    tooMany: (minutes) =>
      `Enviáronse demasiados formularios seguidos desde a túa conexión. O que escribiches segue aquí: agarda ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} e volve envialo.`,
    leadsOn: (link) => ({
      title: 'Grazas!',
      text: `Recibimos os teus datos. Se non pasas á páxina seguinte, ${link('segue aquí')}.`,
    }),
    changed: { title: 'O formulario cambiou', text: 'Volve abrir a páxina e inténtao outra vez.' },
    unreadable: {
      title: 'Non puidemos ler o formulario',
      text: 'O formulario non chegou ben. Volve á páxina e inténtao outra vez.',
    },
    tooLarge: {
      title: 'O envío é demasiado grande',
      text: 'É máis do que cabe neste formulario. Volve atrás e acurta os textos.',
    },
  },
  eu: {
    language: 'eu',
    notSaved:
      'Une honetan ezin izan dugu gorde. Idatzi duzuna hemen dago: itxaron segundo batzuk eta bidali berriro.',
    noMore:
      'Gaur ezin dugu formulario gehiago jaso. Idatzi duzuna hemen dago: bidali berriro bihar, edo idatzi beste bide batetik.',
    tooMany: (minutes) =>
      `Formulario gehiegi bidali dira jarraian zure konexiotik. Idatzi duzuna hemen dago: itxaron ${minutes === 1 ? 'minutu bat' : `${minutes} minutu`} eta bidali berriro.`,
    leadsOn: (link) => ({
      title: 'Eskerrik asko!',
      text: `Zure datuak jaso ditugu. Hurrengo orria irekitzen ez bada, ${link('jarraitu hemen')}.`,
    }),
    changed: { title: 'Formularioa aldatu egin da', text: 'Ireki berriro orria eta saiatu beste behin.' },
    unreadable: {
      title: 'Ezin izan dugu formularioa irakurri',
      text: 'Formularioa ez da ondo iritsi. Itzuli orrira eta saiatu beste behin.',
    },
    tooLarge: {
      title: 'Bidalitakoa handiegia da',
      text: 'Formulario honetan sartzen dena baino gehiago da. Itzuli atzera eta laburtu testuak.',
    },
  },
}

/** What a form on a page of this language answers. */
export function answerWords(language: string | undefined): AnswerWords {
  return answers[wordLanguage(language)]
}
