import { type WordLanguage, wordLanguage } from '../form/words/word-language.ts'

/** What a list says of itself to visitors, beside what its author wrote. */
export type ListWords = {
  search: string
  find: string
  all: string
  yes: string
  no: string
  from: string
  to: string
  clear: string
  nothing: string
  pages: string
  page: (number: number) => string
  previous: string
  next: string
  more: string
  before: string
  /** How many there are, and which of them are shown where those are not all. */
  told: (total: number) => string
  range: (from: number, to: number, total: string) => string
  /** How many there are, where they are only known to be more than this. */
  moreThan: (least: number) => string
  /** What somebody is told who asks for more lists than anybody reads. */
  tooMany: { language: WordLanguage; title: string; text: string }
}

const words: Record<WordLanguage, ListWords> = {
  es: {
    search: 'Buscar',
    find: 'Ver resultados',
    all: 'Todos',
    yes: 'Sí',
    no: 'No',
    from: 'desde',
    to: 'hasta',
    clear: 'Quitar lo elegido',
    nothing: 'No hay nada con lo que has elegido. Prueba con menos.',
    pages: 'Páginas',
    page: (number) => `Página ${number}`,
    previous: 'Anterior',
    next: 'Siguiente',
    more: 'Cargar más',
    before: 'Ver los anteriores',
    told: (total) => (total === 1 ? '1 resultado' : `${total} resultados`),
    range: (from, to, total) => `Del ${from} al ${to}, de ${total} resultados`,
    moreThan: (least) => `más de ${least}`,
    tooMany: {
      language: 'es',
      title: 'Has pedido muchas listas seguidas',
      text: 'Espera un momento y vuelve a intentarlo.',
    },
  },
  en: {
    search: 'Search',
    find: 'Show results',
    all: 'All',
    yes: 'Yes',
    no: 'No',
    from: 'from',
    to: 'to',
    clear: 'Clear choices',
    nothing: 'Nothing matches what you chose. Try with less.',
    pages: 'Pages',
    page: (number) => `Page ${number}`,
    previous: 'Previous',
    next: 'Next',
    more: 'Load more',
    before: 'Show earlier ones',
    told: (total) => (total === 1 ? '1 result' : `${total} results`),
    range: (from, to, total) => `${from} to ${to} of ${total} results`,
    moreThan: (least) => `more than ${least}`,
    tooMany: {
      language: 'en',
      title: 'You have asked for many lists in a row',
      text: 'Wait a moment and try again.',
    },
  },
  fr: {
    search: 'Rechercher',
    find: 'Voir les résultats',
    all: 'Tous',
    yes: 'Oui',
    no: 'Non',
    from: 'de',
    to: 'à',
    clear: 'Effacer les choix',
    nothing: 'Rien ne correspond à vos choix. Essayez avec moins.',
    pages: 'Pages',
    page: (number) => `Page ${number}`,
    previous: 'Précédent',
    next: 'Suivant',
    more: 'Afficher plus',
    before: 'Voir les précédents',
    told: (total) => (total === 1 ? '1 résultat' : `${total} résultats`),
    range: (from, to, total) => `${from} à ${to} sur ${total} résultats`,
    moreThan: (least) => `plus de ${least}`,
    tooMany: {
      language: 'fr',
      title: 'Vous avez demandé beaucoup de listes à la suite',
      text: 'Attendez un instant et réessayez.',
    },
  },
  de: {
    search: 'Suchen',
    find: 'Ergebnisse zeigen',
    all: 'Alle',
    yes: 'Ja',
    no: 'Nein',
    from: 'von',
    to: 'bis',
    clear: 'Auswahl aufheben',
    nothing: 'Dazu gibt es nichts. Versuchen Sie es mit weniger.',
    pages: 'Seiten',
    page: (number) => `Seite ${number}`,
    previous: 'Zurück',
    next: 'Weiter',
    more: 'Mehr laden',
    before: 'Frühere zeigen',
    told: (total) => (total === 1 ? '1 Ergebnis' : `${total} Ergebnisse`),
    range: (from, to, total) => `${from} bis ${to} von ${total} Ergebnissen`,
    moreThan: (least) => `mehr als ${least}`,
    tooMany: {
      language: 'de',
      title: 'Sie haben viele Listen hintereinander abgerufen',
      text: 'Warten Sie einen Moment und versuchen Sie es noch einmal.',
    },
  },
  it: {
    search: 'Cerca',
    find: 'Mostra i risultati',
    all: 'Tutti',
    yes: 'Sì',
    no: 'No',
    from: 'da',
    to: 'a',
    clear: 'Togli le scelte',
    nothing: 'Non c’è nulla con queste scelte. Prova con meno.',
    pages: 'Pagine',
    page: (number) => `Pagina ${number}`,
    previous: 'Precedente',
    next: 'Successiva',
    more: 'Carica altri',
    before: 'Mostra i precedenti',
    told: (total) => (total === 1 ? '1 risultato' : `${total} risultati`),
    range: (from, to, total) => `Da ${from} a ${to} di ${total} risultati`,
    moreThan: (least) => `più di ${least}`,
    tooMany: {
      language: 'it',
      title: 'Hai chiesto molte liste di seguito',
      text: 'Aspetta un momento e riprova.',
    },
  },
  pt: {
    search: 'Procurar',
    find: 'Ver resultados',
    all: 'Todos',
    yes: 'Sim',
    no: 'Não',
    from: 'de',
    to: 'até',
    clear: 'Retirar as escolhas',
    nothing: 'Não há nada com o que escolheu. Experimente com menos.',
    pages: 'Páginas',
    page: (number) => `Página ${number}`,
    previous: 'Anterior',
    next: 'Seguinte',
    more: 'Carregar mais',
    before: 'Ver os anteriores',
    told: (total) => (total === 1 ? '1 resultado' : `${total} resultados`),
    range: (from, to, total) => `De ${from} a ${to}, de ${total} resultados`,
    moreThan: (least) => `mais de ${least}`,
    tooMany: {
      language: 'pt',
      title: 'Pediu muitas listas seguidas',
      text: 'Espere um momento e tente de novo.',
    },
  },
  ca: {
    search: 'Cerca',
    find: 'Mostra els resultats',
    all: 'Tots',
    yes: 'Sí',
    no: 'No',
    from: 'des de',
    to: 'fins a',
    clear: 'Treu el que has triat',
    nothing: 'No hi ha res amb el que has triat. Prova amb menys.',
    pages: 'Pàgines',
    page: (number) => `Pàgina ${number}`,
    previous: 'Anterior',
    next: 'Següent',
    more: 'Carrega’n més',
    before: 'Mostra els anteriors',
    told: (total) => (total === 1 ? '1 resultat' : `${total} resultats`),
    range: (from, to, total) => `Del ${from} al ${to}, de ${total} resultats`,
    moreThan: (least) => `més de ${least}`,
    tooMany: {
      language: 'ca',
      title: 'Has demanat moltes llistes seguides',
      text: 'Espera un moment i torna-ho a provar.',
    },
  },
  eu: {
    search: 'Bilatu',
    find: 'Ikusi emaitzak',
    all: 'Guztiak',
    yes: 'Bai',
    no: 'Ez',
    from: 'hemendik',
    to: 'hona',
    clear: 'Kendu aukeratutakoa',
    nothing: 'Ez dago ezer aukeratu duzunarekin. Saiatu gutxiagorekin.',
    pages: 'Orriak',
    page: (number) => `${number}. orria`,
    previous: 'Aurrekoa',
    next: 'Hurrengoa',
    more: 'Kargatu gehiago',
    before: 'Ikusi aurrekoak',
    told: (total) => (total === 1 ? 'Emaitza 1' : `${total} emaitza`),
    range: (from, to, total) => `${from}–${to}, ${total} emaitzatik`,
    moreThan: (least) => `${least}+`,
    tooMany: {
      language: 'eu',
      title: 'Zerrenda asko eskatu dituzu jarraian',
      text: 'Itxaron une bat eta saiatu berriro.',
    },
  },
  gl: {
    search: 'Buscar',
    find: 'Ver resultados',
    all: 'Todos',
    yes: 'Si',
    no: 'Non',
    from: 'desde',
    to: 'ata',
    clear: 'Quitar o escollido',
    nothing: 'Non hai nada co que escolliches. Proba con menos.',
    pages: 'Páxinas',
    page: (number) => `Páxina ${number}`,
    previous: 'Anterior',
    next: 'Seguinte',
    more: 'Cargar máis',
    before: 'Ver os anteriores',
    told: (total) => (total === 1 ? '1 resultado' : `${total} resultados`),
    range: (from, to, total) => `Do ${from} ao ${to}, de ${total} resultados`,
    moreThan: (least) => `máis de ${least}`,
    tooMany: {
      language: 'gl',
      title: 'Pediches moitas listas seguidas',
      text: 'Agarda un momento e téntao de novo.',
    },
  },
}

/** The words of a list on a page of this language (a tag, as `en-GB`). */
export function listWords(page?: string): ListWords {
  return words[wordLanguage(page)]
}
