import { type WordLanguage, wordLanguage } from './word-language.ts'

/** What is said of a field that was not filled in rightly. */
export type FieldWords = {
  /** For names of countries. */
  language: WordLanguage
  required: string
  tick: string
  choose: string
  chooseFile: string
  yourEmail: string
  tooLong: (most: number) => string
  tooShort: (least: number) => string
  phoneOf: (country: string, example: string) => string
  oneOfOptions: string
  oneOfValues: string
  amongOptions: string
  least: (count: number) => string
  most: (count: number) => string
  from: (number: number) => string
  upTo: (number: number) => string
  format: (format: string) => string
  dayFrom: (day: string) => string
  dayUpTo: (day: string) => string
  email: string
  phone: string
  url: string
  number: string
  date: string
  chooseAgain: string
  fileTooLarge: (megabytes: number) => string
  fileKind: (endings: string) => string
  noRoom: string
}

/** `2026-12-01` as people write it, with this between its parts. */
function written(day: string, between: string) {
  return day.split('-').toReversed().join(between)
}

/** A day is spelt out: 01/12 is read one way in London and the other in New York. */
function spelt(day: string) {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

const fields: Record<WordLanguage, FieldWords> = {
  es: {
    language: 'es',
    required: 'Rellena este campo.',
    tick: 'Marca esta casilla para continuar.',
    choose: 'Elige una opción.',
    chooseFile: 'Elige un archivo.',
    yourEmail: 'Escribe tu correo electrónico.',
    tooLong: (most) => `Como mucho ${most} caracteres.`,
    tooShort: (least) => `Escribe al menos ${least} caracteres.`,
    phoneOf: (country, example) => `Escribe un teléfono de ${country}, como ${example}.`,
    oneOfOptions: 'Elige una de las opciones.',
    oneOfValues: 'Elige uno de los valores.',
    amongOptions: 'Elige entre las opciones.',
    least: (count) => `Elige al menos ${count} opciones.`,
    most: (count) => `Elige como mucho ${count} ${count === 1 ? 'opción' : 'opciones'}.`,
    from: (number) => `Escribe un número desde ${number}.`,
    upTo: (number) => `Escribe un número hasta ${number}.`,
    format: (format) => `Escríbelo así: ${format}. Cada 9 es una cifra y cada A una letra.`,
    dayFrom: (day) => `Elige un día desde el ${written(day, '/')}.`,
    dayUpTo: (day) => `Elige un día hasta el ${written(day, '/')}.`,
    email: 'Escribe un correo válido, como nombre@ejemplo.es.',
    phone: 'Escribe un teléfono válido, como 600 123 456.',
    url: 'Escribe una dirección web completa, con https://.',
    number: 'Escribe un número.',
    date: 'Escribe una fecha válida.',
    chooseAgain: 'Vuelve a elegir el archivo.',
    fileTooLarge: (megabytes) => `El archivo ocupa demasiado: como mucho ${megabytes} MB.`,
    fileKind: (endings) => `Este archivo no se admite. Los que valen: ${endings}.`,
    noRoom: 'Ahora no podemos recibir archivos. Envía el formulario sin él, o escríbenos de otra forma.',
  },
  en: {
    language: 'en',
    required: 'Fill in this field.',
    tick: 'Tick this box to go on.',
    choose: 'Choose an option.',
    chooseFile: 'Choose a file.',
    yourEmail: 'Enter your email address.',
    tooLong: (most) => `At most ${most} characters.`,
    tooShort: (least) => `Enter at least ${least} characters.`,
    phoneOf: (country, example) => `Enter a phone number of ${country}, such as ${example}.`,
    oneOfOptions: 'Choose one of the options.',
    oneOfValues: 'Choose one of the values.',
    amongOptions: 'Choose among the options.',
    least: (count) => `Choose at least ${count} options.`,
    most: (count) => `Choose at most ${count} ${count === 1 ? 'option' : 'options'}.`,
    from: (number) => `Enter a number from ${number}.`,
    upTo: (number) => `Enter a number up to ${number}.`,
    format: (format) => `Write it like this: ${format}. Each 9 is a digit and each A a letter.`,
    dayFrom: (day) => `Choose a day from ${spelt(day)}.`,
    dayUpTo: (day) => `Choose a day up to ${spelt(day)}.`,
    email: 'Enter a valid email address, such as name@example.com.',
    phone: 'Enter a valid phone number, such as +34 600 123 456.',
    url: 'Enter a whole web address, with https://.',
    number: 'Enter a number.',
    date: 'Enter a valid date.',
    chooseAgain: 'Choose the file again.',
    fileTooLarge: (megabytes) => `The file is too large: at most ${megabytes} MB.`,
    fileKind: (endings) => `This kind of file is not accepted. These are: ${endings}.`,
    noRoom: 'We cannot take files at the moment. Send the form without it, or write to us another way.',
  },
  fr: {
    language: 'fr',
    required: 'Remplissez ce champ.',
    tick: 'Cochez cette case pour continuer.',
    choose: 'Choisissez une option.',
    chooseFile: 'Choisissez un fichier.',
    yourEmail: 'Indiquez votre adresse e-mail.',
    tooLong: (most) => `${most} caractères au maximum.`,
    tooShort: (least) => `Écrivez au moins ${least} caractères.`,
    phoneOf: (country, example) => `Indiquez un numéro de téléphone (${country}), comme ${example}.`,
    oneOfOptions: 'Choisissez une des options.',
    oneOfValues: 'Choisissez une des valeurs.',
    amongOptions: 'Choisissez parmi les options.',
    least: (count) => `Choisissez au moins ${count} options.`,
    most: (count) => `Choisissez au maximum ${count} ${count === 1 ? 'option' : 'options'}.`,
    from: (number) => `Indiquez un nombre à partir de ${number}.`,
    upTo: (number) => `Indiquez un nombre jusqu’à ${number}.`,
    format: (format) => `Écrivez-le ainsi : ${format}. Chaque 9 est un chiffre et chaque A une lettre.`,
    dayFrom: (day) => `Choisissez un jour à partir du ${written(day, '/')}.`,
    dayUpTo: (day) => `Choisissez un jour jusqu’au ${written(day, '/')}.`,
    email: 'Indiquez une adresse e-mail valide, comme nom@exemple.fr.',
    phone: 'Indiquez un numéro de téléphone valide, comme +33 6 12 34 56 78.',
    url: 'Indiquez une adresse web complète, avec https://.',
    number: 'Indiquez un nombre.',
    date: 'Indiquez une date valide.',
    chooseAgain: 'Choisissez à nouveau le fichier.',
    fileTooLarge: (megabytes) => `Le fichier est trop volumineux : ${megabytes} Mo au maximum.`,
    fileKind: (endings) => `Ce type de fichier n’est pas accepté. Ceux qui le sont : ${endings}.`,
    noRoom:
      'Nous ne pouvons pas recevoir de fichiers en ce moment. Envoyez le formulaire sans lui, ou écrivez-nous autrement.',
  },
  de: {
    language: 'de',
    required: 'Füllen Sie dieses Feld aus.',
    tick: 'Kreuzen Sie dieses Kästchen an, um fortzufahren.',
    choose: 'Wählen Sie eine Möglichkeit.',
    chooseFile: 'Wählen Sie eine Datei.',
    yourEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
    tooShort: (least) => `Schreiben Sie mindestens ${least} Zeichen.`,
    phoneOf: (country, example) => `Geben Sie eine Telefonnummer ein (${country}), etwa ${example}.`,
    oneOfOptions: 'Wählen Sie eine der Möglichkeiten.',
    oneOfValues: 'Wählen Sie einen der Werte.',
    amongOptions: 'Wählen Sie unter den Möglichkeiten.',
    least: (count) => `Wählen Sie mindestens ${count} Möglichkeiten.`,
    most: (count) => `Wählen Sie höchstens ${count} ${count === 1 ? 'Möglichkeit' : 'Möglichkeiten'}.`,
    from: (number) => `Geben Sie eine Zahl ab ${number} ein.`,
    upTo: (number) => `Geben Sie eine Zahl bis ${number} ein.`,
    format: (format) => `Schreiben Sie es so: ${format}. Jede 9 ist eine Ziffer und jedes A ein Buchstabe.`,
    dayFrom: (day) => `Wählen Sie einen Tag ab dem ${written(day, '.')}.`,
    dayUpTo: (day) => `Wählen Sie einen Tag bis zum ${written(day, '.')}.`,
    email: 'Geben Sie eine gültige E-Mail-Adresse ein, etwa name@beispiel.de.',
    phone: 'Geben Sie eine gültige Telefonnummer ein, etwa +49 151 23456789.',
    url: 'Geben Sie eine vollständige Webadresse mit https:// ein.',
    number: 'Geben Sie eine Zahl ein.',
    date: 'Geben Sie ein gültiges Datum ein.',
    chooseAgain: 'Wählen Sie die Datei noch einmal.',
    fileTooLarge: (megabytes) => `Die Datei ist zu groß: höchstens ${megabytes} MB.`,
    fileKind: (endings) => `Diese Art von Datei wird nicht angenommen. Möglich sind: ${endings}.`,
    noRoom:
      'Zurzeit können wir keine Dateien annehmen. Senden Sie das Formular ohne sie, oder schreiben Sie uns anders.',
  },
}

/** What is said of the fields of a form on a page of this language. */
export function fieldWords(language: string | undefined): FieldWords {
  return fields[wordLanguage(language)]
}
