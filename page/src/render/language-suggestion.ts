import { directionOf, type Language, languageCodes } from '../values/language.ts'

/** 'This page is also in English', by the language that it is said in and leads to. */
const words: Record<Language, string> = {
  es: 'Esta página también está en español',
  ca: 'Aquesta pàgina també és en català',
  eu: 'Orri hau euskaraz ere badago',
  gl: 'Esta páxina tamén está en galego',
  en: 'This page is also in English',
  fr: 'Cette page est aussi en français',
  de: 'Diese Seite gibt es auch auf Deutsch',
  it: 'Questa pagina è anche in italiano',
  pt: 'Esta página também está em português',
  nl: 'Deze pagina is er ook in het Nederlands',
  pl: 'Ta strona jest też po polsku',
  ro: 'Această pagină este și în română',
  sv: 'Den här sidan finns också på svenska',
  da: 'Denne side findes også på dansk',
  fi: 'Tämä sivu on myös suomeksi',
  cs: 'Tato stránka je také v češtině',
  hu: 'Ez az oldal magyarul is elérhető',
  el: 'Αυτή η σελίδα υπάρχει και στα ελληνικά',
  bg: 'Тази страница я има и на български',
  uk: 'Ця сторінка є також українською',
  ru: 'Эта страница есть и на русском',
  tr: 'Bu sayfa Türkçe olarak da var',
  ar: 'هذه الصفحة متاحة أيضًا بالعربية',
  he: 'העמוד הזה קיים גם בעברית',
  fa: 'این صفحه به فارسی هم هست',
  zh: '本页也有中文版',
  ja: 'このページには日本語版もあります',
  ko: '이 페이지는 한국어로도 볼 수 있습니다',
}

/** How it looks; part of the style of every page that is there in several languages, for its policy names that by its hash. */
export const suggestionCss =
  '[data-suggestion]{padding:8px 16px;text-align:center;font:15px/1.6 system-ui,sans-serif;background:#eef2f7;color:#111827}\n[data-suggestion] a{display:inline-block;padding:4px 8px;color:#111827;text-decoration:underline}'

/** The page with a line above it that leads to the same page in the language that a visitor reads. `address` is one of ours. */
export function withSuggestion(html: string, { code, address }: { code: string; address: string }): string {
  const text = wordsOf(code)
  const body = html.indexOf('<body>\n')
  const at = html.indexOf('\n', body + '<body>\n'.length)
  if (text === undefined || body === -1 || at === -1) return html
  const direction = directionOf(code)
  const line = `<aside lang="${code}" dir="${direction}" data-suggestion=""><a href="${address}" hreflang="${code}">${text}</a></aside>`
  return `${html.slice(0, at + 1)}${line}\n${html.slice(at + 1)}`
}

function wordsOf(code: string): string | undefined {
  return languageCodes.flatMap((each) => (each === code ? [words[each]] : []))[0]
}
