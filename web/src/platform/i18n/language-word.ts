import { i18n } from './i18n.ts'

/** What a language is called in that of the screen, for sentences: 'inglés'. Of what is no language, the code. */
export function languageWord(code: string): string {
  try {
    return new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
