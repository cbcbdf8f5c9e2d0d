/** Languages that a site may be in, each by its own name: whoever needs it reads that. */
export const languages = [
  { value: 'es', name: 'Español' },
  { value: 'ca', name: 'Català' },
  { value: 'eu', name: 'Euskara' },
  { value: 'gl', name: 'Galego' },
  { value: 'en', name: 'English' },
  { value: 'fr', name: 'Français' },
  { value: 'de', name: 'Deutsch' },
  { value: 'it', name: 'Italiano' },
  { value: 'pt', name: 'Português' },
  { value: 'nl', name: 'Nederlands' },
] as const

export type Language = (typeof languages)[number]['value']
export const languageCodes = languages.map(({ value }) => value)

/** What a language calls itself. */
export function languageName(code: Language): string {
  return languages.find(({ value }) => value === code)?.name ?? code
}
