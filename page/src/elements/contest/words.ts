import { type WordLanguage, wordLanguage } from '../form/words/word-language.ts'

/** In the place of a contest that is there for nobody. */
const gone: Record<WordLanguage, string> = {
  es: 'Este concurso no está disponible.',
  en: 'This contest is not available.',
  fr: 'Ce concours n’est pas disponible.',
  de: 'Dieses Gewinnspiel ist nicht verfügbar.',
  it: 'Questo concorso non è disponibile.',
  pt: 'Este concurso não está disponível.',
  ca: 'Aquest concurs no està disponible.',
  eu: 'Lehiaketa hau ez dago eskuragarri.',
  gl: 'Este concurso non está dispoñible.',
}

export function contestGone(language?: string): string {
  return gone[wordLanguage(language)]
}
