import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { Theme } from '@aurelio/page/theme'
import type { ContestWinnerRow } from '../../../platform/database/tables/contests.ts'
import { markup } from '../../../platform/http/html.ts'
import { prizeAt } from '../settings.ts'
import { plainPage } from './plain-page.ts'
import { contestWords, momentText } from '../words/index.ts'

type Shown = { settings: ContestSettings; winner: ContestWinnerRow; theme: Theme | null; timeZone: string }

/** What a winner answers: looking at it changes nothing. */
export function prizePage({ settings, winner, theme, timeZone }: Shown): Response {
  const { language } = settings
  const words = contestWords(language)
  const { state, prize, until } = winner
  const page = (title: string, text: string, status = 200) =>
    plainPage({ language, theme, title, status, body: [markup`<p>${text}</p>`] })
  if (state === 'accepted') return page(words.accepted, words.acceptedText)
  if (state === 'declined') return page(words.declined, words.declinedText)
  if (state !== 'told' || prize === null || until === null || until < new Date().toISOString())
    return page(words.gone, words.late, 410)
  return plainPage({
    language,
    theme,
    title: words.wonTitle(prizeAt(settings, prize)),
    body: [
      markup`<p>${words.wonText(momentText(until, language, timeZone))}</p>`,
      markup`<form method="post" class="row"><button name="do" value="accept">${words.accepts}</button><button class="quiet" name="do" value="decline">${words.declines}</button></form>`,
    ],
  })
}
