import { type ListAsk, readListAsk } from '@aurelio/page/values'
import type { AddressOf } from '../../platform/http/client-address.ts'
import { noticePage } from '../../platform/http/notice-page.ts'
import type { Call } from '../../platform/http/plain-routes.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { LivePage, PlaceOfPage } from './load-page.ts'
import { tooManyWords } from './too-many-words.ts'

/** Pages with lists that are made for one address: a person looks through far fewer. */
const perAddress = { limit: 240, windowSeconds: 10 * 60 }

type Parts = {
  pages: {
    isKept: (place: PlaceOfPage, ask: ListAsk) => boolean
    asked: (place: PlaceOfPage, ask: ListAsk) => Promise<LivePage | null>
  }
  limits: Pick<RateLimits, 'hit'>
  clientAddress: AddressOf
}

/** What a visit asks of a list of this page; null where it asks nothing, or there is none. */
export function askOf({ variants }: LivePage, query: string): ListAsk | null {
  const ask = readListAsk(query)
  return ask && [...variants.values()].some(({ hasLists }) => hasLists) ? ask : null
}

/**
 * The page with what the visit asks of one of its lists, where it asks something: it is made once, and stands in memory
 * until an item changes. Who has too many made is told to wait.
 */
export function askedLists({ pages, limits, clientAddress }: Parts) {
  return async (c: Call, live: LivePage, place: PlaceOfPage): Promise<LivePage | Response> => {
    const ask = askOf(live, new URL(c.req.url).search.slice(1))
    if (!ask) return live
    const seconds = pages.isKept(place, ask)
      ? 0
      : await limits.hit('asked-lists', [clientAddress(c)], perAddress)
    return seconds > 0 ? tooMany(live, seconds) : ((await pages.asked(place, ask)) ?? live)
  }
}
export type AskedLists = ReturnType<typeof askedLists>

function tooMany({ language }: LivePage, seconds: number): Response {
  const { language: own, title, text } = tooManyWords(language)
  return noticePage(429, title, text, { 'content-language': own, 'retry-after': String(seconds) })
}
