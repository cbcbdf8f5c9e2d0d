import type { PageWords } from './page-words.ts'

export const en: PageWords = {
  confirmTitle: (list) => `Do you want to receive “${list}”?`,
  confirmButton: 'Confirm subscription',
  confirmed: (list) => `You are on “${list}” now`,
  confirmedText: 'Thank you. You can unsubscribe whenever you like, from any of the mails.',
  title: 'What you want to receive',
  intro: (email) => `We write to ${email}. Tick what you want to go on receiving.`,
  lists: 'Lists',
  pace: 'How often',
  paces: {
    each: 'Every mail, as it goes out',
    week: 'At most one a week',
    month: 'At most one a month',
  },
  paceNote:
    'If you choose fewer, the other mails of that week or month do not reach you. Mails of a series wait for their turn: on Monday, or on the first of the month.',
  save: 'Save',
  saved: 'Your preferences are saved.',
  leave: 'Unsubscribe',
  left: 'We will not write to you any more',
  leftText: (sender) =>
    `${sender} will send you no more mails. If that was a slip, tick below what you want to receive.`,
  gone: 'This link is no longer good',
  goneText: 'Your data may have been erased already. If you still receive mails, answer one of them.',
  data: 'See or erase my data',
  dataNote: 'We send you a link by mail, so that nobody but you can see them.',
  dataSent: 'Look at your mail',
  dataSentText: (email) =>
    `We have sent a link to your data to ${email}. It is good for a day. If you asked for several today, use the last one.`,
  dataTitle: 'Your data',
  dataIntro: (sender, whom) =>
    `This is what ${sender} keeps to write to you. What you sent by forms is kept elsewhere: ask ${whom} for it.`,
  email: 'Mail',
  name: 'Name',
  since: 'Since',
  consents: 'Your permissions',
  states: { pending: 'Not confirmed', confirmed: 'Confirmed', left: 'Unsubscribed' },
  agreed: 'Words that you agreed to',
  asked: 'Asked',
  confirmedAt: 'Confirmed',
  leftAt: 'Unsubscribed',
  letters: 'Mails that we have sent you',
  noLetters: 'None yet.',
  moreLetters: 'There are more: all of them are in the download.',
  download: 'Download everything (JSON)',
  erase: 'Erase my data',
  eraseTitle: 'Shall we erase your data?',
  eraseText: (sender) =>
    `Your address, your name, your permissions and the list of what ${sender} has sent you are erased. It cannot be undone. Only a digest of your address stays, which nobody can read, so that we never write to you again unless you ask for it.`,
  eraseButton: 'Yes, erase my data',
  back: 'Go back and erase nothing',
  erased: 'Your data are erased',
  erasedText: (sender) => `${sender} will not write to you again, unless you subscribe and confirm it anew.`,
  stale: 'This link is no longer good',
  staleText:
    'It is good for a day. Ask for another one in “My preferences”, at the foot of any of the mails.',
}
