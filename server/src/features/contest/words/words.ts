import { said, saidOf } from '@aurelio/page'
import type es from './es.json'

/** What translators write; one file for each language of published pages. */
export type Catalogue = typeof es

/** What the pages and mails of a contest say in one language. */
export function withParts(words: Catalogue) {
  const { judged, mails } = words
  return {
    ...words,
    join: (sender: string) => said(words.join, { sender }),
    opens: (when: string) => said(words.opens, { when }),
    closes: (when: string) => said(words.closes, { when }),
    rulesVersion: (version: number, when: string) => said(words.rulesVersion, { version, when }),
    confirmTitle: (contest: string) => said(words.confirmTitle, { contest }),
    inText: (alias: string) => said(words.inText, { alias }),
    points: (points: number) => saidOf(words.points, points, { points }),
    most: (most: number) => said(words.most, { most }),
    inviteText: (points: number, most: number) => saidOf(words.inviteText, points, { points, most }),
    inviteMail: (contest: string) => said(words.inviteMail, { contest }),
    wonTitle: (prize: string) => said(words.wonTitle, { prize }),
    wonText: (until: string) => said(words.wonText, { until }),
    /** A picture of somebody who is named by their alias alone. */
    workOf: (alias: string) => said(words.workOf, { alias }),
    /** What is said otherwise where a jury decides, and not a draw. */
    judged: { ...judged, inText: (alias: string) => said(judged.inText, { alias }) },
    mails: {
      ...mails,
      confirmSubject: (contest: string) => said(mails.confirmSubject, { contest }),
      confirmText: (sender: string, contest: string) =>
        mails.confirmText.map((line) => said(line, { sender, contest })),
      ownSubject: (contest: string) => said(mails.ownSubject, { contest }),
      ownText: (contest: string) => mails.ownText.map((line) => said(line, { contest })),
      wonSubject: (contest: string) => said(mails.wonSubject, { contest }),
      wonText: (contest: string, prize: string, until: string) =>
        mails.wonText.map((line) => said(line, { contest, prize, until })),
      changedSubject: (contest: string) => said(mails.changedSubject, { contest }),
      changedText: (contest: string) => mails.changedText.map((line) => said(line, { contest })),
    },
  }
}
export type ContestWords = ReturnType<typeof withParts>
