import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { goOnWord } from '@aurelio/page'
import type { Theme } from '@aurelio/page/theme'
import type { ContestEntryRow, ContestRow } from '../../../platform/database/tables/contests.ts'
import { type Html, markup } from '../../../platform/http/html.ts'
import { contestAddress } from '../address.ts'
import { type ActionKind, type Done, pointsByAction } from '../entries/points.ts'
import { isTaking } from './contest-page.ts'
import { plainPage } from './plain-page.ts'
import { wordsOf } from '../words/index.ts'
import type { ContestWords } from '../words/words.ts'

export type OwnPage = {
  contest: ContestRow
  settings: ContestSettings
  entry: ContestEntryRow
  done: Done
  theme: Theme | null
  /** Whole address of the contest's page. */
  url: string
  /** Whether the link came by their mail: what they have is told to nobody else. */
  isTheirs: boolean
  /** The next step of the funnel in which they entered; null for none. */
  next: string | null
  /** What was sent in is nothing that can be shown. */
  isRefused?: boolean
  /** An answer that was not the right one. */
  isWrong?: boolean
}

/** What one person has and can do in a contest. */
export function ownPage(own: OwnPage): Response {
  const { contest, settings, entry, theme, isTheirs } = own
  const { language } = settings
  const words = wordsOf(settings)
  const isOpen = isTaking(contest, new Date())
  const next =
    own.next === null ? null : markup`<p><a class="button" href="${own.next}">${goOnWord(language)}</a></p>`
  const back = markup`<p><a href="${contestAddress(contest.address).page}">${words.back}</a></p>`
  if (!isTheirs)
    return plainPage({
      language,
      theme,
      title: words.checkMail,
      body: [markup`<p>${words.checkMailText}</p>`, next, invitePart(own, words), back],
    })
  if (entry.confirmedAt === null)
    return plainPage({
      language,
      theme,
      title: isOpen ? words.confirmTitle(contest.name) : words.over,
      body: [isOpen ? button('confirm', words.confirm) : markup`<p>${words.overText}</p>`, back],
    })
  return plainPage({
    language,
    theme,
    title: words.inTitle,
    body: [
      entry.apart === null ? null : markup`<p role="status">${words.apart}</p>`,
      markup`<p>${words.inText(entry.alias)}</p>`,
      next,
      pointsPart(own, words),
      isOpen ? invitePart(own, words) : null,
      isOpen ? morePart(own, words) : null,
      workPart(own, words, isOpen),
      back,
    ],
  })
}

function pointsPart({ entry, settings, done }: OwnPage, words: ContestWords): Html {
  const lines = pointsByAction(done, settings.points)
  return markup`<section aria-labelledby="puntos"><h2 id="puntos" data-points="${entry.points}">${words.points(entry.points)}</h2><p>${words.why}</p><ul>${lines.map(({ kind, points }) => markup`<li>${words.actions[kind]}: ${points}</li>`)}</ul><p class="soft">${words.most(settings.points.most)}</p></section>`
}

/** The link that brings others, which is no secret: a field to copy it from, and a mail to begin with. */
function invitePart({ contest, settings, entry, url }: OwnPage, words: ContestWords): Html | null {
  const { invite, invited } = settings.points
  if (invite === 0 || invited === 0) return null
  const link = `${url}?i=${entry.code}`
  const mail = `mailto:?subject=${encodeURIComponent(words.inviteMail(contest.name))}&body=${encodeURIComponent(link)}`
  return markup`<section aria-labelledby="invitar"><h2 id="invitar">${words.invite}</h2><p>${words.inviteText(invite, invited)}</p><label for="enlace">${words.inviteLink}</label><input id="enlace" readonly value="${link}"><p class="row"><a class="button" href="${mail}">${words.invite}</a></p></section>`
}

function morePart({ settings, done, isWrong }: OwnPage, words: ContestWords): Html | null {
  const { points, question } = settings
  const open = (kind: ActionKind) => points[kind] > 0 && (done.get(kind) ?? 0) === 0
  const parts = [
    open('answer')
      ? markup`<form method="post"><label for="respuesta">${question} (+${points.answer})</label><input id="respuesta" name="answer" maxlength="200" required${isWrong ? markup` aria-invalid="true" aria-describedby="mal"` : null}>${isWrong ? markup`<p id="mal" role="alert">${words.wrong}</p>` : null}<p><button name="do" value="answer">${words.answer}</button></p></form>`
      : null,
    open('visit') ? button('visit', `${words.visit} (+${points.visit})`) : null,
    open('share')
      ? markup`${button('share', `${words.share} (+${points.share})`)}<p class="soft">${words.shareNote}</p>`
      : null,
  ].filter((part) => part !== null)
  if (parts.length === 0) return null
  return markup`<section aria-labelledby="mas"><h2 id="mas">${words.more}</h2>${parts}</section>`
}

/** What they sent in beside their entry, and where they send it. */
function workPart(
  { settings, entry, isRefused }: OwnPage,
  words: ContestWords,
  isOpen: boolean,
): Html | null {
  const { gallery, galleryAsk } = settings
  if (gallery === 'none' || (!isOpen && entry.workState === 'none')) return null
  const label = gallery === 'picture' ? words.workFile : galleryAsk || words.work
  const field =
    gallery === 'picture'
      ? markup`<input id="obra" type="file" name="picture" accept="image/jpeg,image/png,image/webp" required>`
      : markup`<textarea id="obra" name="text" rows="6" maxlength="2000" required>${entry.workText}</textarea>`
  const state =
    entry.workState === 'none' ? null : markup`<p role="status">${words.workState[entry.workState]}</p>`
  const form = isOpen
    ? markup`<form method="post" enctype="multipart/form-data"><input type="hidden" name="do" value="work"><label for="obra">${label}</label>${field}${isRefused ? markup`<p role="alert">${words.workRefused}</p>` : null}<p><button>${words.sendWork}</button></p></form>`
    : null
  return markup`<section aria-labelledby="tu-obra"><h2 id="tu-obra">${words.work}</h2>${gallery === 'picture' ? markup`<p>${galleryAsk}</p>` : null}${state}<p class="soft">${words.workText}</p>${form}</section>`
}

function button(does: string, text: string): Html {
  return markup`<form method="post"><button name="do" value="${does}">${text}</button></form>`
}
