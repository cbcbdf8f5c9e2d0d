import { type WordLanguage, wordLanguage } from '@aurelio/page'

type Notice = { title: string; text: string; again: string }
/** What whoever takes a quiz is told beside its steps. */
type RunWords = { over: Notice; foreign: Notice; stuck: Notice }

const words: Record<WordLanguage, RunWords> = {
  es: {
    over: {
      title: 'Ha pasado más de un día',
      text: 'Lo que contestaste está guardado, pero este paso ya no vale.',
      again: 'Empezar de nuevo',
    },
    foreign: {
      title: 'Este paso no es válido',
      text: 'Puede que el enlace se haya copiado a medias.',
      again: 'Empezar el quiz',
    },
    stuck: {
      title: 'Aquí termina el quiz',
      text: 'Hemos guardado tus respuestas. Gracias por tu tiempo.',
      again: 'Volver al principio',
    },
  },
  en: {
    over: {
      title: 'More than a day has passed',
      text: 'What you answered is kept, but this step is no longer valid.',
      again: 'Start again',
    },
    foreign: {
      title: 'This step is not valid',
      text: 'The link may have been copied only in part.',
      again: 'Start the quiz',
    },
    stuck: {
      title: 'The quiz ends here',
      text: 'We have kept your answers. Thank you for your time.',
      again: 'Back to the start',
    },
  },
  fr: {
    over: {
      title: 'Plus d’un jour a passé',
      text: 'Vos réponses sont conservées, mais cette étape n’est plus valable.',
      again: 'Recommencer',
    },
    foreign: {
      title: 'Cette étape n’est pas valable',
      text: 'Le lien a peut-être été copié en partie.',
      again: 'Commencer le quiz',
    },
    stuck: {
      title: 'Le quiz s’arrête ici',
      text: 'Vos réponses sont conservées. Merci de votre temps.',
      again: 'Revenir au début',
    },
  },
  de: {
    over: {
      title: 'Mehr als ein Tag ist vergangen',
      text: 'Ihre Antworten sind gespeichert, doch dieser Schritt gilt nicht mehr.',
      again: 'Neu beginnen',
    },
    foreign: {
      title: 'Dieser Schritt ist ungültig',
      text: 'Der Link wurde vielleicht nur zum Teil kopiert.',
      again: 'Quiz beginnen',
    },
    stuck: {
      title: 'Hier endet das Quiz',
      text: 'Ihre Antworten sind gespeichert. Danke für Ihre Zeit.',
      again: 'Zum Anfang',
    },
  },
  it: {
    over: {
      title: 'È passato più di un giorno',
      text: 'Le tue risposte sono salvate, ma questo passo non è più valido.',
      again: 'Ricomincia',
    },
    foreign: {
      title: 'Questo passo non è valido',
      text: 'Forse il link è stato copiato a metà.',
      again: 'Inizia il quiz',
    },
    stuck: {
      title: 'Il quiz finisce qui',
      text: 'Abbiamo salvato le tue risposte. Grazie per il tuo tempo.',
      again: 'Torna all’inizio',
    },
  },
  pt: {
    over: {
      title: 'Passou mais de um dia',
      text: 'As suas respostas estão guardadas, mas este passo já não é válido.',
      again: 'Começar de novo',
    },
    foreign: {
      title: 'Este passo não é válido',
      text: 'Talvez o link tenha sido copiado só em parte.',
      again: 'Começar o quiz',
    },
    stuck: {
      title: 'O quiz termina aqui',
      text: 'Guardámos as suas respostas. Obrigado pelo seu tempo.',
      again: 'Voltar ao início',
    },
  },
  ca: {
    over: {
      title: 'Ha passat més d’un dia',
      text: 'El que vas contestar està desat, però aquest pas ja no val.',
      again: 'Torna a començar',
    },
    foreign: {
      title: 'Aquest pas no és vàlid',
      text: 'Potser l’enllaç s’ha copiat a mitges.',
      again: 'Comença el quiz',
    },
    stuck: {
      title: 'El quiz s’acaba aquí',
      text: 'Hem desat les teves respostes. Gràcies pel teu temps.',
      again: 'Torna al principi',
    },
  },
  eu: {
    over: {
      title: 'Egun bat baino gehiago igaro da',
      text: 'Zure erantzunak gordeta daude, baina urrats honek ez du jada balio.',
      again: 'Hasi berriro',
    },
    foreign: {
      title: 'Urrats hau ez da baliozkoa',
      text: 'Agian esteka erdizka kopiatu da.',
      again: 'Hasi quiza',
    },
    stuck: {
      title: 'Quiza hemen amaitzen da',
      text: 'Zure erantzunak gorde ditugu. Eskerrik asko.',
      again: 'Itzuli hasierara',
    },
  },
  gl: {
    over: {
      title: 'Pasou máis dun día',
      text: 'O que contestaches está gardado, pero este paso xa non vale.',
      again: 'Comezar de novo',
    },
    foreign: {
      title: 'Este paso non é válido',
      text: 'Pode que a ligazón se copiase a medias.',
      again: 'Comezar o quiz',
    },
    stuck: {
      title: 'O quiz remata aquí',
      text: 'Gardamos as túas respostas. Grazas polo teu tempo.',
      again: 'Volver ao principio',
    },
  },
}

export function runWords(language?: string): RunWords {
  return words[wordLanguage(language)]
}
