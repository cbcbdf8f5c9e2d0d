import type { ActionKind } from '../entries/points.ts'

/** What the pages and mails of a contest say, in one of the languages of published pages. */
export type ContestWords = {
  participate: string
  name: string
  email: string
  phone: string
  accept: string
  join: (sender: string) => string
  prize: string
  prizes: string
  opens: (when: string) => string
  closes: (when: string) => string
  over: string
  overText: string
  rules: string
  rulesVersion: (version: number, when: string) => string
  rulesTranslated: string
  proof: string
  winners: string
  reserves: string
  noWinners: string
  /** Where people took part, and nobody of them has a prize in the end. */
  unawarded: string
  ranking: string
  back: string
  /** After entering: what has been sent to whom. */
  checkMail: string
  checkMailText: string
  /** Where the mail leads. */
  confirmTitle: (contest: string) => string
  confirm: string
  inTitle: string
  inText: (alias: string) => string
  points: (points: number) => string
  why: string
  most: (most: number) => string
  apart: string
  actions: Record<ActionKind, string>
  invite: string
  inviteText: (points: number, most: number) => string
  inviteLink: string
  inviteMail: (contest: string) => string
  more: string
  answer: string
  wrong: string
  visit: string
  share: string
  shareNote: string
  done: string
  gone: string
  goneText: string
  /** To who won. */
  wonTitle: (prize: string) => string
  wonText: (until: string) => string
  accepts: string
  declines: string
  accepted: string
  acceptedText: string
  declined: string
  declinedText: string
  late: string
  /** What people send in beside their entry, and where it is shown. */
  gallery: string
  work: string
  workText: string
  workFile: string
  sendWork: string
  workState: Record<'waiting' | 'shown' | 'hidden', string>
  workRefused: string
  /** A picture of somebody who is named by their alias alone. */
  workOf: (alias: string) => string
  /** What is said otherwise where a jury decides, and not a draw. */
  judged: Pick<ContestWords, 'why' | 'inText' | 'proof'>
  mails: {
    confirmSubject: (contest: string) => string
    confirmText: (sender: string, contest: string) => readonly string[]
    ownSubject: (contest: string) => string
    ownText: (contest: string) => readonly string[]
    ownButton: string
    wonSubject: (contest: string) => string
    wonText: (contest: string, prize: string, until: string) => readonly string[]
    wonButton: string
    changedSubject: (contest: string) => string
    changedText: (contest: string) => readonly string[]
    changedButton: string
  }
}
