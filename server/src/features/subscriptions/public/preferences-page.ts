import { languageName } from '@aurelio/page/document'
import { letterPaces } from '@aurelio/contracts/subscriptions'
import { escape, formPage } from './page.ts'
import type { Preferences } from './service.ts'
import { type Speech, speechFor } from './words/words.ts'

/** Where the page is, as its forms send to it, and which languages its reader prefers. */
export type Reading = { address: string; accepted: string | undefined }

export function speechOf(
  { mailing, person }: Pick<Preferences, 'mailing'> & { person?: Pick<Preferences['person'], 'language'> },
  { accepted }: Reading,
): Speech {
  return speechFor(accepted, person?.language || mailing.language)
}

/** A page with one button, so that programs that look at links confirm nothing. */
export function confirmPage(found: Preferences, list: { name: string }, reading: Reading): Response {
  const { language, words } = speechOf(found, reading)
  return formPage(
    language,
    words.confirmTitle(list.name),
    `<p>${escape(found.mailing.sender.name)}</p>${form(reading, `<button name="do" value="confirm">${escape(words.confirmButton)}</button>`)}`,
  )
}

/** Which lists, how often, what is kept, and leaving. */
export function preferencesPage(
  found: Preferences,
  reading: Reading,
  said?: { title: string; text?: string },
): Response {
  const { person, lists } = found
  const { language, words } = speechOf(found, reading)
  const boxes = lists
    .map(
      ({ id, name, state }) =>
        `<label><input type="checkbox" name="list" value="${escape(id)}"${state === 'confirmed' ? ' checked' : ''}> ${escape(name)}</label>`,
    )
    .join('')
  const paces = letterPaces
    .map(
      (pace) =>
        `<label><input type="radio" name="pace" value="${pace}"${pace === person.pace ? ' checked' : ''}> ${escape(words.paces[pace])}</label>`,
    )
    .join('')
  const zones = zoneOptions(person.zone)
  const clock = `<label for="zone">${escape(words.zone)}</label><select id="zone" name="zone" aria-describedby="zone-note"><option value="">${escape(words.zoneOwn(found.ownZone))}</option>${zones}</select><small id="zone-note">${escape(words.zoneNote)}</small>`
  const tongue = found.languages.length > 1 || person.language !== '' ? languageField(found, words) : ''
  const saving = `${boxes && `<fieldset><legend>${escape(words.lists)}</legend>${boxes}</fieldset>`}<fieldset aria-describedby="pace"><legend>${escape(words.pace)}</legend>${paces}<small id="pace">${escape(words.paceNote)}</small></fieldset>${tongue}${clock}<button name="do" value="save">${escape(words.save)}</button>`
  const leaving = lists.some(({ state }) => state !== 'left')
    ? form(reading, `<p>${button('leave', words.leave)}</p>`)
    : ''
  const asking = form(
    reading,
    `<hr><p>${button('data', words.data)}<small>${escape(words.dataNote)}</small></p>`,
  )
  return formPage(
    language,
    said?.title ?? words.title,
    `<p>${escape(said?.text ?? words.intro(person.email))}</p>${form(reading, saving)}${leaving}${asking}`,
  )
}

/** In which language the mails reach them, of those in which the workspace writes. */
function languageField({ person, languages, mailing }: Preferences, words: Speech['words']): string {
  const known = [...new Set([...languages, ...(person.language === '' ? [] : [person.language])])]
  const options = known
    .map(
      (code) =>
        `<option value="${escape(code)}" lang="${escape(code)}"${code === person.language ? ' selected' : ''}>${escape(languageName(code))}</option>`,
    )
    .join('')
  return `<label for="language">${escape(words.language)}</label><select id="language" name="language" aria-describedby="language-note"><option value="">${escape(words.languageOwn(languageName(mailing.language)))}</option>${options}</select><small id="language-note">${escape(words.languageNote)}</small>`
}

/** The zones of the world, by continents. What somebody has chosen stands among them, also by a name that is out of use. */
function zoneOptions(chosen: string): string {
  const known = Intl.supportedValuesOf('timeZone')
  const all = chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
  return [...Map.groupBy(all, (zone) => zone.split('/')[0] ?? '')]
    .map(
      ([area, zones]) =>
        `<optgroup label="${escape(area)}">${zones
          .map(
            (zone) =>
              `<option value="${escape(zone)}"${zone === chosen ? ' selected' : ''}>${escape(zone.slice(area.length + 1).replaceAll('_', ' ') || zone)}</option>`,
          )
          .join('')}</optgroup>`,
    )
    .join('')
}

/** Beside what is saved, which alone is filled. */
function button(does: string, label: string): string {
  return `<button class="quiet" name="do" value="${does}">${escape(label)}</button>`
}

function form({ address }: Reading, inside: string): string {
  return `<form method="post" action="${escape(address)}">${inside}</form>`
}
