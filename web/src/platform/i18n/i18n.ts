import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * Spanish texts are their own keys, so a missing translation still reads well. Keys hold dots and colons,
 * hence no separators; React escapes, hence no escaping here.
 */
export const i18n = createInstance()

void i18n.use(initReactI18next).init({
  lng: 'es',
  fallbackLng: 'es',
  resources: { es: { translation: {} } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
  // The second is ours: dates stand among the texts (platform/date-format.ts).
  react: { bindI18n: 'languageChanged dateFormatChanged' },
})
