/** The languages that pages are written in: a form speaks each of them to whoever fills it in. */
const wordLanguages = ['es', 'en', 'fr', 'de', 'it', 'pt', 'ca', 'eu', 'gl'] as const
export type WordLanguage = (typeof wordLanguages)[number]

/** The language of a form's own words on a page of this language (a tag, as `en-GB`); a page that names none is Spanish. */
export function wordLanguage(page = 'es'): WordLanguage {
  const [language = ''] = page.toLowerCase().split('-', 1)
  return wordLanguages.find((each) => each === language) ?? 'en'
}
