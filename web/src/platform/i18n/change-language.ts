import type { Preferences } from '@aurelio/contracts/profile'
import { readJson, writeJson } from '../local-storage.ts'
import { i18n } from './i18n.ts'

type Language = Preferences['language']

/** Remembered on this device, so that the public screens speak it too. */
const languageKey = 'aurelio-language'

/** Loaded when first asked for; Spanish is in the keys. */
const catalogues = {
  es: null,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
}

/** Switches every text on the screen. Rejects, and changes nothing, when the catalogue cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  const load = catalogues[language]
  if (load && !i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', await load())
  }
  if (i18n.language !== language) await i18n.changeLanguage(language)
  document.documentElement.lang = language
  writeJson(languageKey, language)
}

/** The language this device spoke last; to be awaited before the first drawing. Never rejects. */
export async function restoreLanguage(): Promise<void> {
  const kept = readJson(languageKey)
  if (kept !== 'en' && kept !== 'fr' && kept !== 'de') return
  await changeLanguage(kept).catch(() => undefined)
}
