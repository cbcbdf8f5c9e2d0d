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
}

/** A form's words on a page of this language. */
export function drawnWords(language: string | undefined): DrawnWords {
  return drawn[wordLanguage(language)]
}
