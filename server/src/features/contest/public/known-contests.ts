import { wordLanguage } from '@aurelio/page'
import type { ContestOnPage, KnownContests } from '@aurelio/page/values'
import type { ContestRow } from '../../../platform/database/tables/contests.ts'
import { contestAddress } from '../address.ts'
import { addressIn, languageParam } from '../languages/speaking.ts'
import { prizesOf, settingsOf } from '../settings.ts'
import type { ContestStore } from '../store.ts'
import { closesAtClock, entryForm, isTaking, noWinnersText, type Shown, whenText } from './contest-page.ts'
import type { FindingContests } from './found.ts'
import { wordsOf } from '../words/index.ts'

const named = /\/c\/([a-z0-9-]{1,80})/g

type Parts = {
  store: Pick<ContestStore, 'atAddresses'>
  finding: Pick<FindingContests, 'shown' | 'inLanguage'>
}

/** What pages in a language show of the contests of a workspace that a text names: null for one that is there for nobody. */
export function knownContests({ store, finding }: Parts) {
  return async (workspaceId: string, text: string, language: string): Promise<KnownContests> => {
    const addresses = [...new Set(Array.from(text.matchAll(named), ([, address = '']) => address))]
    const rows = addresses.length > 0 ? await store.atAddresses(workspaceId, addresses) : []
    const known = new Map<string, ContestOnPage | null>()
    for (const address of addresses) {
      const contest = rows.find((row) => row.address === address && row.state !== 'draft')
      known.set(contestAddress(address).page, contest ? await onPage(contest, language) : null)
    }
    return known
  }

  async function onPage(row: ContestRow, language: string): Promise<ContestOnPage> {
    const own = { contest: row, settings: settingsOf(row), theme: null }
    const found = await finding.inLanguage(own, language)
    const { contest, settings } = found
    const shown = await finding.shown(found)
    const now = new Date()
    const { page, rules, work } = contestAddress(contest.address)
    const isOpen = isTaking(contest, now)
    return {
      page,
      rules: addressIn(rules, found.inLanguage),
      proof: contest.proofToken === null ? null : `/proof/${contest.proofToken}`,
      title: settings.title || contest.name,
      intro: settings.intro,
      picture: settings.image,
      pictureText: settings.imageAlt,
      prizes: prizesOf(settings),
      isOpen,
      winners:
        contest.state === 'drawn' ? shown.winners.map(({ alias, prize }) => ({ name: alias, prize })) : null,
      gallery: shown.gallery.map(({ alias, text, hasPicture }) => ({
        name: alias,
        text,
        picture: hasPicture ? work(alias) : '',
      })),
      ranking: shown.ranking,
      countdown: settings.countdown && isOpen ? closesAtClock(shown) : null,
      said: (asked = language) => saidIn(shown, asked, now),
    }
  }
}

function saidIn(own: Shown, language: string, now: Date): ReturnType<ContestOnPage['said']> {
  const shown = { ...own, settings: { ...own.settings, language: wordLanguage(language) } }
  const { contest, settings } = shown
  const words = wordsOf(settings)
  const { leads } = contestAddress(contest.address)
  const isOne = prizesOf(settings).length === 1 && settings.winners === 1
  const isBefore = contest.state === 'open' && contest.opensAt > now.toISOString()
  const when = whenText(shown, now)
  return {
    when,
    prizes: isOne ? words.prize : words.prizes,
    closed: isBefore ? when : words.overText,
    over: words.over,
    rules: words.rules,
    proof: words.proof,
    page: words.back,
    winners: words.winners,
    noWinners: noWinnersText(shown),
    gallery: words.gallery,
    workOf: words.workOf,
    ranking: words.ranking,
    leads: `${leads}?${languageParam}=${language}`,
    form: entryForm(shown).props,
  }
}
