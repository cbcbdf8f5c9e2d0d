/** What says in the address of a quiz in which language it is taken. */
export const languageParam = 'l'

/** Behind the address of a quiz: in which language; nothing for its own. */
export function inQuery(language: string): string {
  return language === '' ? '' : `?${languageParam}=${language}`
}
