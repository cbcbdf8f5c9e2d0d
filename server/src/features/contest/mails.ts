import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { ContestEntryRow, ContestRow } from '../../platform/database/tables/contests.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Mailing } from '../../platform/mail/message.ts'
import type { SignedIds } from '../../platform/public-token/signed-ids.ts'
import { contestAddress } from './address.ts'
import type { WriteToWinner } from './draw/telling.ts'
import type { Entered } from './entries/enter.ts'
import type { EntryStore } from './entries/store.ts'
import type { Speak } from './languages/speaking.ts'
import { contestWords, momentText } from './words/index.ts'
import { prizeAt, settingsOf } from './settings.ts'

/** Whoever types somebody else's address into a form makes us write to them: seldom, once they were written to. */
const perPerson = { limit: 2, windowSeconds: 24 * 60 * 60 }

type Parts = {
  mail: Mail
  limits: RateLimits
  entries: EntryStore
  owns: SignedIds
  guests: SignedIds
  won: SignedIds
  mailingOf: (workspaceId: string) => Promise<Mailing>
  timeZoneOf: (workspaceId: string) => Promise<string>
  urlOf: (contest: ContestRow) => Promise<string>
  speak: Speak
}

/** What is written to those who take part. */
export function contestMails(parts: Parts) {
  const { mail, limits, entries, owns, guests, won, mailingOf } = parts

  async function originOf(contest: ContestRow) {
    return new URL(await parts.urlOf(contest)).origin
  }

  async function writeOwn(
    known: { contest: ContestRow; settings: ContestSettings },
    entry: ContestEntryRow,
    mailing: Mailing,
  ) {
    const { contest, settings } = await parts.speak(known, entry.language)
    const { mails, confirm } = contestWords(settings.language)
    const { own } = contestAddress(contest.address)
    const url = (await originOf(contest)) + own(owns.sign(entry.id))
    const asks = entry.confirmedAt === null
    await mail.send(
      {
        ...mailing,
        to: entry.email,
        subject: asks ? mails.confirmSubject(contest.name) : mails.ownSubject(contest.name),
        text: [
          ...(asks ? mails.confirmText(mailing.sender.name, contest.name) : mails.ownText(contest.name)),
        ],
        action: { label: asks ? confirm : mails.ownButton, url },
      },
      [entry.id, ...(entry.leadId === null ? [] : [entry.leadId])],
    )
  }

  /** Writes to who has just entered, and says where they go: to what is theirs only where it is theirs for sure. */
  async function welcome(entered: Entered, mailing: Mailing): Promise<string | null> {
    if (entered.kind === 'over' || entered.kind === 'none') return null
    const { kind, contest, settings, entry } = entered
    const isEnough = kind === 'again' && (await limits.hit('contest-mail', [entry.id], perPerson)) > 0
    if (!isEnough) await writeOwn(entered, entry, mailing)
    const { own } = contestAddress(contest.address)
    const isTheirs = kind === 'new' && !settings.confirms
    return own((isTheirs ? owns : guests).sign(entry.id))
  }

  const writeToWinner: WriteToWinner = async (row, own, { entryId, place, until }) => {
    const entry = await entries.findAny(entryId)
    if (!entry) return
    const { contest, settings } = await parts.speak({ contest: row, settings: own }, entry.language)
    const mailing = await mailingOf(contest.workspaceId)
    const { mails } = contestWords(settings.language)
    const when = momentText(until, settings.language, await parts.timeZoneOf(contest.workspaceId))
    const url = (await originOf(contest)) + contestAddress(contest.address).prize(won.sign(entryId))
    await mail.send(
      {
        ...mailing,
        to: entry.email,
        subject: mails.wonSubject(contest.name),
        text: [...mails.wonText(contest.name, prizeAt(settings, place), when)],
        action: { label: mails.wonButton, url },
      },
      [entryId],
    )
  }

  async function writeNewRules(row: ContestRow, entry: ContestEntryRow, version: number) {
    const own = { contest: row, settings: settingsOf(row) }
    const { contest, settings } = await parts.speak(own, entry.language)
    const mailing = await mailingOf(contest.workspaceId)
    const { mails } = contestWords(settings.language)
    const url = `${(await originOf(contest)) + contestAddress(contest.address).rules}?v=${version}`
    await mail.send(
      {
        ...mailing,
        to: entry.email,
        subject: mails.changedSubject(contest.name),
        text: [...mails.changedText(contest.name)],
        action: { label: mails.changedButton, url },
      },
      [entry.id],
    )
  }

  return { welcome, writeToWinner, writeNewRules }
}
