import { escape, formPage } from './page.ts'
import { type Reading, speechOf } from './preferences-page.ts'
import type { OwnData } from './data.ts'
import { speechFor } from './words/words.ts'

/** Everything that is kept to write to somebody, for them alone to see. */
export function dataPage(found: OwnData, reading: Reading): Response {
  const { data, sender, whom, zone, hasMore } = found
  const { language, words } = speechOf(found, reading)
  const moment = (at: string | null) => (at === null || at === '' ? '' : momentIn(language, zone, at))
  const consents = data.lists
    .map(
      (one) =>
        `<section class="card"><h3>${escape(one.list)} · ${escape(words.states[one.state])}</h3>${facts([
          [words.agreed, `«${one.text}»`],
          [words.asked, moment(one.askedAt)],
          [words.confirmedAt, moment(one.confirmedAt)],
          [words.leftAt, moment(one.leftAt)],
        ])}</section>`,
    )
    .join('')
  const letters = data.letters
    .map(({ at, subject }) => `<li>${escape(moment(at))} · ${escape(subject)}</li>`)
    .join('')
  const own = facts([
    [words.email, data.email],
    [words.name, data.name],
    [words.since, moment(data.since)],
    [words.pace, words.paces[data.pace]],
    [words.zone, data.zone],
  ])
  const received = letters === '' ? `<p>${escape(words.noLetters)}</p>` : `<ul>${letters}</ul>`
  const more = hasMore ? `<p>${escape(words.moreLetters)}</p>` : ''
  return formPage(
    language,
    words.dataTitle,
    `<p>${escape(words.dataIntro(sender, whom))}</p>${own}<h2>${escape(words.consents)}</h2>${consents}<h2>${escape(words.letters)}</h2>${received}${more}<hr><p><a class="button" href="${escape(reading.address)}.json">${escape(words.download)}</a></p><p><a href="${escape(reading.address)}?erase">${escape(words.erase)}</a></p>`,
  )
}

/** Asks once more: what it does cannot be undone. */
export function erasePage(found: OwnData, reading: Reading): Response {
  const { language, words } = speechOf(found, reading)
  const address = escape(reading.address)
  return formPage(
    language,
    words.eraseTitle,
    `<p>${escape(words.eraseText(found.sender))}</p><form method="post" action="${address}"><p><button name="do" value="erase">${escape(words.eraseButton)}</button></p></form><p><a href="${address}">${escape(words.back)}</a></p>`,
  )
}

export function erasedPage(found: OwnData, reading: Reading): Response {
  const { language, words } = speechOf(found, reading)
  return formPage(language, words.erased, `<p>${escape(words.erasedText(found.sender))}</p>`)
}

/** For a link that is older than a day, or whose person is gone. */
export function stalePage({ accepted }: Reading): Response {
  const { language, words } = speechFor(accepted)
  return formPage(language, words.stale, `<p>${escape(words.staleText)}</p>`, 404)
}

function facts(all: readonly (readonly [string, string])[]): string {
  const rows = all.filter(([, text]) => text !== '')
  return `<dl>${rows.map(([name, text]) => `<dt>${escape(name)}</dt><dd>${escape(text)}</dd>`).join('')}</dl>`
}

function momentIn(language: string, timeZone: string, at: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(at),
  )
}
