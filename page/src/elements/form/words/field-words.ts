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
  it: {
    language: 'it',
    required: 'Compila questo campo.',
    tick: 'Seleziona questa casella per continuare.',
    choose: 'Scegli un’opzione.',
    chooseFile: 'Scegli un file.',
    yourEmail: 'Scrivi il tuo indirizzo e-mail.',
    tooLong: (most) => `Al massimo ${most} caratteri.`,
    tooShort: (least) => `Scrivi almeno ${least} caratteri.`,
    phoneOf: (country, example) => `Scrivi un numero di telefono (${country}), come ${example}.`,
    oneOfOptions: 'Scegli una delle opzioni.',
    oneOfValues: 'Scegli uno dei valori.',
    amongOptions: 'Scegli tra le opzioni.',
    least: (count) => `Scegli almeno ${count} opzioni.`,
    most: (count) => `Scegli al massimo ${count} ${count === 1 ? 'opzione' : 'opzioni'}.`,
    from: (number) => `Scrivi un numero a partire da ${number}.`,
    upTo: (number) => `Scrivi un numero fino a ${number}.`,
    format: (format) => `Scrivilo così: ${format}. Ogni 9 è una cifra e ogni A una lettera.`,
    dayFrom: (day) => `Scegli un giorno a partire dal ${written(day, '/')}.`,
    dayUpTo: (day) => `Scegli un giorno fino al ${written(day, '/')}.`,
    email: 'Scrivi un indirizzo e-mail valido, come nome@esempio.it.',
    phone: 'Scrivi un numero di telefono valido, come +39 312 345 6789.',
    url: 'Scrivi un indirizzo web completo, con https://.',
    number: 'Scrivi un numero.',
    date: 'Scrivi una data valida.',
    chooseAgain: 'Scegli di nuovo il file.',
    fileTooLarge: (megabytes) => `Il file è troppo grande: al massimo ${megabytes} MB.`,
    fileKind: (endings) => `Questo tipo di file non è accettato. Sono accettati: ${endings}.`,
    noRoom: 'In questo momento non possiamo ricevere file. Invia il modulo senza, o scrivici in altro modo.',
  },
  pt: {
    language: 'pt',
    required: 'Preencha este campo.',
    tick: 'Assinale esta caixa para continuar.',
    choose: 'Escolha uma opção.',
    chooseFile: 'Escolha um ficheiro.',
    yourEmail: 'Escreva o seu endereço de e-mail.',
    tooLong: (most) => `No máximo ${most} caracteres.`,
    tooShort: (least) => `Escreva pelo menos ${least} caracteres.`,
    phoneOf: (country, example) => `Escreva um número de telefone (${country}), como ${example}.`,
    oneOfOptions: 'Escolha uma das opções.',
    oneOfValues: 'Escolha um dos valores.',
    amongOptions: 'Escolha entre as opções.',
    least: (count) => `Escolha pelo menos ${count} opções.`,
    most: (count) => `Escolha no máximo ${count} ${count === 1 ? 'opção' : 'opções'}.`,
    from: (number) => `Escreva um número a partir de ${number}.`,
    upTo: (number) => `Escreva um número até ${number}.`,
    format: (format) => `Escreva assim: ${format}. Cada 9 é um algarismo e cada A uma letra.`,
    dayFrom: (day) => `Escolha um dia a partir de ${written(day, '/')}.`,
    dayUpTo: (day) => `Escolha um dia até ${written(day, '/')}.`,
    email: 'Escreva um endereço de e-mail válido, como nome@exemplo.pt.',
    phone: 'Escreva um número de telefone válido, como +351 912 345 678.',
    url: 'Escreva um endereço web completo, com https://.',
    number: 'Escreva um número.',
    date: 'Escreva uma data válida.',
    chooseAgain: 'Escolha de novo o ficheiro.',
    fileTooLarge: (megabytes) => `O ficheiro é demasiado grande: no máximo ${megabytes} MB.`,
    fileKind: (endings) => `Este tipo de ficheiro não é aceite. São aceites: ${endings}.`,
    noRoom:
      'De momento não podemos receber ficheiros. Envie o formulário sem ele, ou contacte-nos de outra forma.',
  },
  ca: {
    language: 'ca',
    required: 'Omple aquest camp.',
    tick: 'Marca aquesta casella per continuar.',
    choose: 'Tria una opció.',
    chooseFile: 'Tria un fitxer.',
    yourEmail: 'Escriu el teu correu electrònic.',
    tooLong: (most) => `Com a màxim ${most} caràcters.`,
    tooShort: (least) => `Escriu com a mínim ${least} caràcters.`,
    phoneOf: (country, example) => `Escriu un telèfon (${country}), com ${example}.`,
    oneOfOptions: 'Tria una de les opcions.',
    oneOfValues: 'Tria un dels valors.',
    amongOptions: 'Tria entre les opcions.',
    least: (count) => `Tria com a mínim ${count} opcions.`,
    most: (count) => `Tria com a màxim ${count} ${count === 1 ? 'opció' : 'opcions'}.`,
    from: (number) => `Escriu un nombre a partir de ${number}.`,
    upTo: (number) => `Escriu un nombre fins a ${number}.`,
    format: (format) => `Escriu-ho així: ${format}. Cada 9 és una xifra i cada A una lletra.`,
    dayFrom: (day) => `Tria un dia a partir del ${written(day, '/')}.`,
    dayUpTo: (day) => `Tria un dia fins al ${written(day, '/')}.`,
    email: 'Escriu un correu vàlid, com nom@exemple.cat.',
    phone: 'Escriu un telèfon vàlid, com 600 123 456.',
    url: 'Escriu una adreça web completa, amb https://.',
    number: 'Escriu un nombre.',
    date: 'Escriu una data vàlida.',
    chooseAgain: 'Torna a triar el fitxer.',
    fileTooLarge: (megabytes) => `El fitxer ocupa massa: com a màxim ${megabytes} MB.`,
    fileKind: (endings) => `Aquest fitxer no s’admet. Els que valen: ${endings}.`,
    noRoom: 'Ara no podem rebre fitxers. Envia el formulari sense, o escriu-nos d’una altra manera.',
  },
  gl: {
    language: 'gl',
    required: 'Enche este campo.',
    tick: 'Marca esta caixa para continuar.',
    choose: 'Escolle unha opción.',
    chooseFile: 'Escolle un ficheiro.',
    yourEmail: 'Escribe o teu correo electrónico.',
    tooLong: (most) => `Como moito ${most} caracteres.`,
    tooShort: (least) => `Escribe polo menos ${least} caracteres.`,
    phoneOf: (country, example) => `Escribe un teléfono (${country}), como ${example}.`,
    oneOfOptions: 'Escolle unha das opcións.',
    oneOfValues: 'Escolle un dos valores.',
    amongOptions: 'Escolle entre as opcións.',
    least: (count) => `Escolle polo menos ${count} opcións.`,
    most: (count) => `Escolle como moito ${count} ${count === 1 ? 'opción' : 'opcións'}.`,
    from: (number) => `Escribe un número desde ${number}.`,
    upTo: (number) => `Escribe un número ata ${number}.`,
    format: (format) => `Escríbeo así: ${format}. Cada 9 é unha cifra e cada A unha letra.`,
    dayFrom: (day) => `Escolle un día desde o ${written(day, '/')}.`,
    dayUpTo: (day) => `Escolle un día ata o ${written(day, '/')}.`,
    email: 'Escribe un correo válido, como nome@exemplo.gal.',
    phone: 'Escribe un teléfono válido, como 600 123 456.',
    url: 'Escribe un enderezo web completo, con https://.',
    number: 'Escribe un número.',
    date: 'Escribe unha data válida.',
    chooseAgain: 'Volve escoller o ficheiro.',
    fileTooLarge: (megabytes) => `O ficheiro ocupa demasiado: como moito ${megabytes} MB.`,
    fileKind: (endings) => `Este ficheiro non se admite. Os que valen: ${endings}.`,
    noRoom: 'Agora non podemos recibir ficheiros. Envía o formulario sen el, ou escríbenos doutro xeito.',
  },
  eu: {
    language: 'eu',
    required: 'Bete eremu hau.',
    tick: 'Markatu lauki hau jarraitzeko.',
    choose: 'Aukeratu bat.',
    chooseFile: 'Aukeratu fitxategi bat.',
    yourEmail: 'Idatzi zure helbide elektronikoa.',
    tooLong: (most) => `Gehienez ${most} karaktere.`,
    tooShort: (least) => `Idatzi gutxienez ${least} karaktere.`,
    phoneOf: (country, example) => `Idatzi telefono bat (${country}), adibidez ${example}.`,
    oneOfOptions: 'Aukeratu aukeretako bat.',
    oneOfValues: 'Aukeratu balioetako bat.',
    amongOptions: 'Aukeratu aukeren artean.',
    least: (count) => `Aukeratu gutxienez ${count}.`,
    most: (count) => `Aukeratu gehienez ${count}.`,
    from: (number) => `Idatzi zenbaki hau edo handiagoa: ${number}.`,
    upTo: (number) => `Idatzi zenbaki hau edo txikiagoa: ${number}.`,
    format: (format) => `Idatzi honela: ${format}. 9 bakoitza zifra bat da eta A bakoitza letra bat.`,
    dayFrom: (day) => `Aukeratu egun hau edo ondorengoa: ${day}.`,
    dayUpTo: (day) => `Aukeratu egun hau edo aurrekoa: ${day}.`,
    email: 'Idatzi baliozko helbide elektroniko bat, adibidez izena@adibidea.eus.',
    phone: 'Idatzi baliozko telefono bat, adibidez 600 123 456.',
    url: 'Idatzi web-helbide osoa, https:// eta guzti.',
    number: 'Idatzi zenbaki bat.',
    date: 'Idatzi baliozko data bat.',
    chooseAgain: 'Aukeratu berriro fitxategia.',
    fileTooLarge: (megabytes) => `Fitxategia handiegia da: gehienez ${megabytes} MB.`,
    fileKind: (endings) => `Fitxategi mota hau ez da onartzen. Onartzen direnak: ${endings}.`,
    noRoom:
      'Une honetan ezin dugu fitxategirik jaso. Bidali formularioa hura gabe, edo idatzi beste bide batetik.',
  },
}

/** What is said of the fields of a form on a page of this language. */
export function fieldWords(language: string | undefined): FieldWords {
  return fields[wordLanguage(language)]
}
