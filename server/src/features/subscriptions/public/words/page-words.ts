import { said } from '@aurelio/page'
import type es from './es.json'

/** What translators write; one file for each language of published pages. */
export type Catalogue = typeof es

/** What is said on the pages of people who are written to, in one language. */
export function withParts(words: Catalogue) {
  return {
    ...words,
    confirmTitle: (list: string) => said(words.confirmTitle, { list }),
    confirmed: (list: string) => said(words.confirmed, { list }),
    intro: (email: string) => said(words.intro, { email }),
    /** The clock, and below the language, of who writes. */
    zoneOwn: (zone: string) => said(words.zoneOwn, { zone }),
    languageOwn: (language: string) => said(words.languageOwn, { language }),
    leftText: (sender: string) => said(words.leftText, { sender }),
    dataSentText: (email: string) => said(words.dataSentText, { email }),
    /** `whom`: who is asked for what is kept elsewhere. */
    dataIntro: (sender: string, whom: string) => said(words.dataIntro, { sender, whom }),
    eraseText: (sender: string) => said(words.eraseText, { sender }),
    erasedText: (sender: string) => said(words.erasedText, { sender }),
  }
}
export type PageWords = ReturnType<typeof withParts>
