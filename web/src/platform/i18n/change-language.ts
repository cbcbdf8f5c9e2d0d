import type { Preferences } from '@aurelio/contracts/profile'
import { readJson, writeJson } from '../local-storage.ts'
import type { Catalogue } from './catalogue.ts'
import { i18n } from './i18n.ts'

type Language = Preferences['language']

/** Remembered on this device, so that the public screens speak it too. */
const languageKey = 'aurelio-language'

const loads = new Map<Language, () => Promise<Catalogue>>()

/**
 * Names the catalogues that the app put together of its parts' (`app/languages/`). What differs from its key in Spanish
 * holds at once; the others are loaded when first asked for.
 */
export function offerLanguages(
  es: Catalogue,
  others: Record<Exclude<Language, 'es'>, () => Promise<Catalogue>>,
): void {
  i18n.addResourceBundle('es', 'translation', es)
  loads.set('en', others.en).set('fr', others.fr).set('de', others.de)
}

/** Switches every text on the screen. Rejects, and changes nothing, when the catalogue cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  const load = loads.get(language)
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
