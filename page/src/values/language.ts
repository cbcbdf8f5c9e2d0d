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
  { value: 'pl', name: 'Polski' },
  { value: 'ro', name: 'Română' },
  { value: 'sv', name: 'Svenska' },
  { value: 'da', name: 'Dansk' },
  { value: 'fi', name: 'Suomi' },
  { value: 'cs', name: 'Čeština' },
  { value: 'hu', name: 'Magyar' },
  { value: 'el', name: 'Ελληνικά' },
  { value: 'bg', name: 'Български' },
  { value: 'uk', name: 'Українська' },
  { value: 'ru', name: 'Русский' },
  { value: 'tr', name: 'Türkçe' },
  { value: 'ar', name: 'العربية' },
  { value: 'he', name: 'עברית' },
  { value: 'fa', name: 'فارسی' },
  { value: 'zh', name: '中文' },
  { value: 'ja', name: '日本語' },
  { value: 'ko', name: '한국어' },
] as const

export type Language = (typeof languages)[number]['value']
export const languageCodes = languages.map(({ value }) => value)

/** What a language calls itself; one that is not listed is called by its code. */
export function languageName(code: string): string {
  return languages.find(({ value }) => value === code)?.name ?? code
}

const leftwards: ReadonlySet<string> = new Set<Language>(['ar', 'he', 'fa'])

/** Which way a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return leftwards.has(code) ? 'rtl' : 'ltr'
}
