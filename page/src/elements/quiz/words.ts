import { type WordLanguage, wordLanguage } from '../form/words/word-language.ts'

/** What a quiz says of itself beside what its author wrote. */
export type QuizWords = {
  step: (at: number, of: number) => string
  /** Where answers may make it longer or shorter. */
  stepOfAbout: (at: number, of: number) => string
  wrong: string
  samePlace: string
  download: string
  /** Of a file that was sent before. */
  keptFile: (name: string) => string
  /** In the place of a quiz that nobody can take any more. */
  gone: string
  /** In the place of a film that nobody can see any more. */
  filmGone: string
}

const words: Record<WordLanguage, QuizWords> = {
  es: {
    step: (at, of) => `Paso ${at} de ${of}`,
    stepOfAbout: (at, of) => `Paso ${at} de unos ${of}`,
    wrong: 'Revisa estas respuestas para continuar:',
    samePlace: 'Da a cada opción un puesto distinto.',
    download: 'Descargar',
    keptFile: (name) => `Ya tenemos «${name}». Elige otro archivo solo si quieres cambiarlo.`,
    gone: 'Este cuestionario ya no está disponible.',
    filmGone: 'Este vídeo ya no está disponible. Puedes seguir sin él.',
  },
  en: {
    step: (at, of) => `Step ${at} of ${of}`,
    stepOfAbout: (at, of) => `Step ${at} of about ${of}`,
    wrong: 'Check these answers to go on:',
    samePlace: 'Give each option a place of its own.',
    download: 'Download',
    keptFile: (name) => `We already have “${name}”. Choose another file only to replace it.`,
    gone: 'This quiz is no longer available.',
    filmGone: 'This video is no longer available. You can go on without it.',
  },
  fr: {
    step: (at, of) => `Étape ${at} sur ${of}`,
    stepOfAbout: (at, of) => `Étape ${at} sur environ ${of}`,
    wrong: 'Vérifiez ces réponses pour continuer :',
    samePlace: 'Donnez à chaque option une place différente.',
    download: 'Télécharger',
    keptFile: (name) =>
      `Nous avons déjà « ${name} ». Choisissez un autre fichier seulement pour le remplacer.`,
    gone: 'Ce questionnaire n’est plus disponible.',
    filmGone: 'Cette vidéo n’est plus disponible. Vous pouvez continuer sans elle.',
  },
  de: {
    step: (at, of) => `Schritt ${at} von ${of}`,
    stepOfAbout: (at, of) => `Schritt ${at} von etwa ${of}`,
    wrong: 'Prüfen Sie diese Antworten, um fortzufahren:',
    samePlace: 'Geben Sie jeder Option einen eigenen Platz.',
    download: 'Herunterladen',
    keptFile: (name) =>
      `„${name}“ liegt uns schon vor. Wählen Sie nur dann eine andere Datei, wenn Sie sie ersetzen möchten.`,
    gone: 'Dieses Quiz ist nicht mehr verfügbar.',
    filmGone: 'Dieses Video ist nicht mehr verfügbar. Sie können ohne es weitermachen.',
  },
  it: {
    step: (at, of) => `Passo ${at} di ${of}`,
    stepOfAbout: (at, of) => `Passo ${at} di circa ${of}`,
    wrong: 'Controlla queste risposte per continuare:',
    samePlace: 'Dai a ogni opzione un posto diverso.',
    download: 'Scarica',
    keptFile: (name) => `Abbiamo già «${name}». Scegli un altro file solo se vuoi cambiarlo.`,
    gone: 'Questo questionario non è più disponibile.',
    filmGone: 'Questo video non è più disponibile. Puoi continuare senza.',
  },
  pt: {
    step: (at, of) => `Passo ${at} de ${of}`,
    stepOfAbout: (at, of) => `Passo ${at} de cerca de ${of}`,
    wrong: 'Reveja estas respostas para continuar:',
    samePlace: 'Dê a cada opção um lugar diferente.',
    download: 'Transferir',
    keptFile: (name) => `Já temos «${name}». Escolha outro ficheiro só se quiser trocá-lo.`,
    gone: 'Este questionário já não está disponível.',
    filmGone: 'Este vídeo já não está disponível. Pode continuar sem ele.',
  },
  ca: {
    step: (at, of) => `Pas ${at} de ${of}`,
    stepOfAbout: (at, of) => `Pas ${at} d’uns ${of}`,
    wrong: 'Revisa aquestes respostes per continuar:',
    samePlace: 'Dona a cada opció un lloc diferent.',
    download: 'Descarrega',
    keptFile: (name) => `Ja tenim «${name}». Tria un altre fitxer només si el vols canviar.`,
    gone: 'Aquest qüestionari ja no està disponible.',
    filmGone: 'Aquest vídeo ja no està disponible. Pots continuar sense ell.',
  },
  eu: {
    step: (at, of) => `${at}. urratsa, ${of}tik`,
    stepOfAbout: (at, of) => `${at}. urratsa, ${of} inguru`,
    wrong: 'Berrikusi erantzun hauek jarraitzeko:',
    samePlace: 'Eman aukera bakoitzari leku desberdin bat.',
    download: 'Deskargatu',
    keptFile: (name) => `Badugu “${name}”. Aukeratu beste fitxategi bat aldatu nahi baduzu bakarrik.`,
    gone: 'Galdetegi hau ez dago jada eskuragarri.',
    filmGone: 'Bideo hau ez dago jada eskuragarri. Hura gabe jarrai dezakezu.',
  },
  gl: {
    step: (at, of) => `Paso ${at} de ${of}`,
    stepOfAbout: (at, of) => `Paso ${at} duns ${of}`,
    wrong: 'Revisa estas respostas para continuar:',
    samePlace: 'Dálle a cada opción un posto distinto.',
    download: 'Descargar',
    keptFile: (name) => `Xa temos «${name}». Escolle outro ficheiro só se queres cambialo.`,
    gone: 'Este cuestionario xa non está dispoñible.',
    filmGone: 'Este vídeo xa non está dispoñible. Podes seguir sen el.',
  },
}

export function quizWords(language?: string): QuizWords {
  return words[wordLanguage(language)]
}
