import { type WordLanguage, wordLanguage } from '@aurelio/page'

type Notice = { title: string; text: string; again: string }
/** What whoever takes a quiz is told beside its steps. */
type RunWords = { over: Notice; foreign: Notice; stuck: Notice; gone: Omit<Notice, 'again'> }

const words: Record<WordLanguage, RunWords> = {
  es: {
    gone: {
      title: 'Este cuestionario ya no está disponible',
      text: 'Quien lo hizo lo ha retirado. Si necesitas algo, pregunta a quien te dio el enlace.',
    },
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
    gone: {
      title: 'This quiz is no longer available',
      text: 'Whoever made it has withdrawn it. If you need anything, ask whoever gave you the link.',
    },
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
    gone: {
      title: 'Ce questionnaire n’est plus disponible',
      text: 'Son auteur l’a retiré. Si vous avez besoin de quelque chose, demandez à la personne qui vous a donné le lien.',
    },
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
    gone: {
      title: 'Dieses Quiz ist nicht mehr verfügbar',
      text: 'Es wurde zurückgezogen. Wenn Sie etwas brauchen, fragen Sie die Person, von der Sie den Link haben.',
    },
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
    gone: {
      title: 'Questo questionario non è più disponibile',
      text: 'Chi lo ha creato lo ha ritirato. Se ti serve qualcosa, chiedi a chi ti ha dato il link.',
    },
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
    gone: {
      title: 'Este questionário já não está disponível',
      text: 'Quem o fez retirou-o. Se precisar de algo, pergunte a quem lhe deu o link.',
    },
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
    gone: {
      title: 'Aquest qüestionari ja no està disponible',
      text: 'Qui el va fer l’ha retirat. Si necessites res, pregunta a qui et va donar l’enllaç.',
    },
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
    gone: {
      title: 'Galdetegi hau ez dago jada eskuragarri',
      text: 'Egin zuenak kendu egin du. Zerbait behar baduzu, galdetu esteka eman dizunari.',
    },
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
    gone: {
      title: 'Este cuestionario xa non está dispoñible',
      text: 'Quen o fixo retirouno. Se precisas algo, pregunta a quen che deu a ligazón.',
    },
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
