import type { LetterPace, SubscriptionState } from '@aurelio/contracts/subscriptions'

/** What is said on the pages of people who are written to. */
export type PageWords = {
  confirmTitle: (list: string) => string
  confirmButton: string
  confirmed: (list: string) => string
  confirmedText: string
  title: string
  intro: (email: string) => string
  lists: string
  pace: string
  paces: Record<LetterPace, string>
  paceNote: string
  /** By which clock letters reach them; `zone` is that of who writes. */
  zone: string
  zoneOwn: (zone: string) => string
  zoneNote: string
  language: string
  languageOwn: (language: string) => string
  languageNote: string
  save: string
  saved: string
  leave: string
  left: string
  leftText: (sender: string) => string
  gone: string
  goneText: string
  /** The button that asks for the link to what is kept, and what it does. */
  data: string
  dataNote: string
  dataSent: string
  dataSentText: (email: string) => string
  dataTitle: string
  /** `whom`: who is asked for what is kept elsewhere. */
  dataIntro: (sender: string, whom: string) => string
  email: string
  name: string
  since: string
  consents: string
  states: Record<SubscriptionState, string>
  agreed: string
  asked: string
  confirmedAt: string
  leftAt: string
  letters: string
  noLetters: string
  moreLetters: string
  download: string
  erase: string
  eraseTitle: string
  eraseText: (sender: string) => string
  eraseButton: string
  back: string
  erased: string
  erasedText: (sender: string) => string
  stale: string
  staleText: string
}
