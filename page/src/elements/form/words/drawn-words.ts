import { type WordLanguage, wordLanguage } from './word-language.ts'

/** What a form says of itself on the page, beside what its author wrote. */
export type DrawnWords = {
  thanks: string
  checkFields: string
  optional: string
  chooseOption: string
  read: string
  download: string
  leaveEmpty: string
  step: (at: number, of: number) => string
  next: string
  back: string
  /** What whoever sends a form agrees to that asks for no consent; it is kept with the lead as it stood. */
  sendingConsent: string
}

const drawn: Record<WordLanguage, DrawnWords> = {
  es: {
    thanks: '¡Gracias! Hemos recibido tus datos y te escribiremos muy pronto.',
    checkFields: 'Revisa los campos marcados y vuelve a enviarlo.',
    optional: 'opcional',
    chooseOption: 'Elige una opción',
    read: 'Leer',
    download: 'Descargar',
    leaveEmpty: 'No rellenes este campo',
    step: (at, of) => `Paso ${at} de ${of}`,
    next: 'Siguiente',
    back: 'Anterior',
    sendingConsent: 'Al enviar este formulario aceptas que usemos tus datos para atender tu petición.',
  },
  en: {
    thanks: 'Thank you! We have received your details and will write to you very soon.',
    checkFields: 'Check the marked fields and send it again.',
    optional: 'optional',
    chooseOption: 'Choose an option',
    read: 'Read',
    download: 'Download',
    leaveEmpty: 'Leave this field empty',
    step: (at, of) => `Step ${at} of ${of}`,
    next: 'Next',
    back: 'Back',
    sendingConsent: 'By sending this form you agree that we use your details to deal with your request.',
  },
  fr: {
    thanks: 'Merci ! Nous avons bien reçu vos données et vous écrirons très bientôt.',
    checkFields: 'Vérifiez les champs signalés et envoyez à nouveau.',
    optional: 'facultatif',
    chooseOption: 'Choisissez une option',
    read: 'Lire',
    download: 'Télécharger',
    leaveEmpty: 'Ne remplissez pas ce champ',
    step: (at, of) => `Étape ${at} sur ${of}`,
    next: 'Suivant',
    back: 'Précédent',
    sendingConsent:
      'En envoyant ce formulaire, vous acceptez que nous utilisions vos données pour traiter votre demande.',
  },
  de: {
    thanks: 'Danke! Wir haben Ihre Angaben erhalten und schreiben Ihnen sehr bald.',
    checkFields: 'Prüfen Sie die markierten Felder und senden Sie das Formular noch einmal.',
    optional: 'optional',
    chooseOption: 'Bitte wählen',
    read: 'Lesen',
    download: 'Herunterladen',
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    step: (at, of) => `Schritt ${at} von ${of}`,
    next: 'Weiter',
    back: 'Zurück',
    sendingConsent:
      'Mit dem Absenden dieses Formulars stimmen Sie zu, dass wir Ihre Angaben für Ihre Anfrage verwenden.',
  },
  it: {
    thanks: 'Grazie! Abbiamo ricevuto i tuoi dati e ti scriveremo molto presto.',
    checkFields: 'Controlla i campi segnalati e invia di nuovo.',
    optional: 'facoltativo',
    chooseOption: 'Scegli un’opzione',
    read: 'Leggi',
    download: 'Scarica',
    leaveEmpty: 'Non compilare questo campo',
    step: (at, of) => `Passo ${at} di ${of}`,
    next: 'Avanti',
    back: 'Indietro',
    sendingConsent:
      'Inviando questo modulo accetti che usiamo i tuoi dati per rispondere alla tua richiesta.',
  },
  pt: {
    thanks: 'Obrigado! Recebemos os seus dados e vamos escrever-lhe muito em breve.',
    checkFields: 'Reveja os campos assinalados e envie de novo.',
    optional: 'opcional',
    chooseOption: 'Escolha uma opção',
    read: 'Ler',
    download: 'Descarregar',
    leaveEmpty: 'Não preencha este campo',
    step: (at, of) => `Passo ${at} de ${of}`,
    next: 'Seguinte',
    back: 'Anterior',
    sendingConsent: 'Ao enviar este formulário aceita que usemos os seus dados para responder ao seu pedido.',
  },
  ca: {
    thanks: 'Gràcies! Hem rebut les teves dades i t’escriurem molt aviat.',
    checkFields: 'Revisa els camps marcats i torna-ho a enviar.',
    optional: 'opcional',
    chooseOption: 'Tria una opció',
    read: 'Llegeix',
    download: 'Descarrega',
    leaveEmpty: 'No omplis aquest camp',
    step: (at, of) => `Pas ${at} de ${of}`,
    next: 'Següent',
    back: 'Anterior',
    sendingConsent:
      'En enviar aquest formulari acceptes que fem servir les teves dades per atendre la teva petició.',
  },
  gl: {
    thanks: 'Grazas! Recibimos os teus datos e escribirémosche moi pronto.',
    checkFields: 'Revisa os campos marcados e volve envialo.',
    optional: 'opcional',
    chooseOption: 'Escolle unha opción',
    read: 'Ler',
    download: 'Descargar',
    leaveEmpty: 'Non enchas este campo',
    step: (at, of) => `Paso ${at} de ${of}`,
    next: 'Seguinte',
    back: 'Anterior',
    sendingConsent: 'Ao enviar este formulario aceptas que usemos os teus datos para atender a túa petición.',
  },
  eu: {
    thanks: 'Eskerrik asko! Zure datuak jaso ditugu eta laster idatziko dizugu.',
    checkFields: 'Berrikusi markatutako eremuak eta bidali berriro.',
    optional: 'aukerakoa',
    chooseOption: 'Aukeratu bat',
    read: 'Irakurri',
    download: 'Deskargatu',
    leaveEmpty: 'Ez bete eremu hau',
    step: (at, of) => `${at}. urratsa, ${of} guztira`,
    next: 'Hurrengoa',
    back: 'Aurrekoa',
    sendingConsent:
      'Formulario hau bidaltzean, zure eskaerari erantzuteko zure datuak erabiltzea onartzen duzu.',
  },
}

/** A form's words on a page of this language. */
export function drawnWords(language: string | undefined): DrawnWords {
  return drawn[wordLanguage(language)]
}
