import { type WordLanguage, wordLanguage } from '../form/words/word-language.ts'

const untranslated: Record<WordLanguage, string> = {
  es: 'esta página no está traducida',
  en: 'this page is not translated',
  fr: 'cette page n’est pas traduite',
  de: 'diese Seite ist nicht übersetzt',
  it: 'questa pagina non è tradotta',
  pt: 'esta página não está traduzida',
  ca: 'aquesta pàgina no està traduïda',
  eu: 'orri hau ez dago itzulita',
  gl: 'esta páxina non está traducida',
}

/** What stands beside a language in which a page is not there, in the language of the page. */
export function untranslatedWord(page: string | undefined): string {
  return untranslated[wordLanguage(page)]
}
