import type { TFunction } from 'i18next'

/** Spanish texts, translated where they are shown. */
const names: Readonly<Record<string, string>> = {
  direct: 'Directo',
  search: 'Buscador',
  social: 'Red social',
  assistant: 'Asistente de IA',
  mail: 'Correo',
  site: 'Otra página del sitio',
  other: 'Otra web',
  campaign: 'Campaña',
}

/** What led somebody to a quiz, as people call it. */
export function sourceName(key: string, t: TFunction): string {
  const known = names[key]
  return known === undefined ? key || t('Sin decir') : t(known)
}
