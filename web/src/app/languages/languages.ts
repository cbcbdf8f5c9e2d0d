import { offerLanguages } from '../../platform/i18n/change-language.ts'
import { es } from './es.ts'

// The texts of all the app's parts, one file a language; each loads when somebody first speaks it.
offerLanguages(es, {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
})
