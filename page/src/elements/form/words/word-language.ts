/** Languages in which a form speaks to whoever fills it in. */
export type WordLanguage = 'es' | 'en' | 'fr' | 'de'

/** Where Spanish is understood and the page's own language is not spoken yet. */
const besideSpanish = ['es', 'ca', 'eu', 'gl']

/** The language of a form's own words on a page of this language (a tag, as `en-GB`); a page that names none is Spanish. */
export function wordLanguage(page = 'es'): WordLanguage {
  const [language = ''] = page.toLowerCase().split('-', 1)
  if (besideSpanish.includes(language)) return 'es'
  return language === 'fr' || language === 'de' ? language : 'en'
}
