import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { wordLanguage } from '@aurelio/page'
import { type KeptText, walkInLanguage } from '@aurelio/page/elements'
import type { ContestRow } from '../../../platform/database/tables/contests.ts'
import { contestSaid } from './contest-said.ts'

/** What is said of a contest in other languages now, by language. */
export type LiveTextsOf = (contestId: string) => Promise<ReadonlyMap<string, readonly KeptText[]>>
type Spoken = {
  contest: ContestRow
  settings: ContestSettings
  /** The language that was asked for; undefined for its own. */
  inLanguage?: string
}

/**
 * A contest as it speaks to somebody: what is not translated it says as it is, with the words of the product in their language.
 * `language`: '' for its own.
 */
export type Speak = <Known extends Spoken>(known: Known, language: string) => Promise<Known>

export function speaking(liveTextsOf: LiveTextsOf): Speak {
  return async (known, language) => {
    const { contest, settings } = known
    if (language === '' || language === settings.language) return known
    const texts = (await liveTextsOf(contest.id)).get(language) ?? []
    const said = walkInLanguage((say) => contestSaid({ name: contest.name, settings }, say), texts)
    return {
      ...known,
      inLanguage: language,
      contest: { ...contest, name: said.name },
      settings: { ...said.settings, language: wordLanguage(language) },
    }
  }
}

/** What says in an address of a contest which language is read. */
export const languageParam = 'l'

/** An address of a contest, as it is read in a language; undefined: in its own. */
export function addressIn(address: string, language: string | undefined): string {
  return language === undefined ? address : `${address}?${languageParam}=${language}`
}

/** The language that an address asks for; '' for that of the contest. */
export function languageIn(asked: string | undefined): string {
  return asked !== undefined && /^[a-z]{2}$/.test(asked) ? asked : ''
}
