import type { IncomingHttpHeaders } from 'node:http'
import type { Place } from './ids.ts'
import type { Source } from './profile.ts'
import type { Said } from './said.ts'

/**
 * What was read of a page since it was opened, or since it was told before: `isFirst` where it was not. `sections`: those
 * that came into sight since; absent where the page does not tell them.
 */
export type Reading = { seconds: number; depth: number; isFirst: boolean; sections?: readonly string[] }

/** What has happened to a page and is not counted yet. It is kept in memory alone, and a second at most. */
export type Waiting = Place & {
  /** A page that was served, or one whose script told that it was opened; a form that was sent; what was read of a page; a short address that was opened; a link of a page that is a goal and was clicked. */
  kind: 'visit' | 'beacon' | 'conversion' | 'reading' | 'click' | 'goal'
  variant: string
  /** What was seen; '' where that is not known. */
  publicationId: string
  /** Of a click: the link, which counts for itself alone. */
  linkId?: string
  source: Source
  said: Said
  /** The visitor's: it leaves this memory as a part of a hash, or not at all. */
  address: string
  /** Of a goal: where its link leads. */
  target?: string
  at: number
  /** Of a form: when its page was shown, in milliseconds; null where that is not known. */
  shownAt?: number | null
  reading?: Reading
}

/** The same before anything is made of its request. */
export type Happened = Omit<Waiting, 'said'> & { headers: IncomingHttpHeaders }
