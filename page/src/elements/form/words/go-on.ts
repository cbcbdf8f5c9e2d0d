import { type WordLanguage, wordLanguage } from './word-language.ts'

const words: Record<WordLanguage, string> = {
  es: 'Continuar',
  en: 'Continue',
  fr: 'Continuer',
  de: 'Weiter',
  it: 'Continua',
  pt: 'Continuar',
  ca: 'Continua',
  eu: 'Jarraitu',
  gl: 'Continuar',
}

/** What leads on to the next step of a funnel, where nobody has called it otherwise. */
export function goOnWord(language?: string): string {
  return words[wordLanguage(language)]
}
