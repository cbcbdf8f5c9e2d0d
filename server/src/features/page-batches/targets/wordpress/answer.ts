import { z } from 'zod'
import { PageRefused, TargetRefused } from '../target.ts'

const longestWaitMs = 60 * 60 * 1000
const coded = z.object({ code: z.string() })
const existing = z.object({ code: z.literal('term_exists'), data: z.object({ term_id: z.coerce.number() }) })
/** What it says to those whom it knows and does not let do this. */
const noRights = /^rest_(?:cannot_|forbidden)/

/** What a WordPress, or what stands before it, answered. */
export type Answer = { status: number; text: string; retryAfter: string | undefined }

/** It did not answer, or was too busy to: to be tried again later, after so long where it says. */
export class WordpressAway extends Error {
  override name = 'WordpressAway'
  readonly waitMs: number
  constructor(message: string, waitMs = 0) {
    super(message)
    this.waitMs = waitMs
  }
}

/** Something before WordPress did not let this one through, by a page of its own: a firewall, a plugin for security. */
export class WordpressBlocked extends PageRefused {
  constructor() {
    super('blocked')
  }
}

/** This WordPress has no bin. */
export class NoBin extends PageRefused {
  constructor() {
    super('refused')
  }
}

/** A category or tag of that name is there. */
export class TermExists extends PageRefused {
  readonly id: number
  constructor(id: number) {
    super('refused')
    this.id = id
  }
}

/** The JSON of an answer, or null for what is not there. Throws by what the answer says, as `wordpressClient` tells. */
export function answerOf({ status, text, retryAfter }: Answer): unknown {
  const answer = jsonOf(text)
  const code = coded.safeParse(answer).data?.code ?? ''
  if (status === 401 || status === 403) {
    if (code === '') throw new WordpressBlocked()
    throw new TargetRefused(noRights.test(code) ? 'no-rights' : 'no-access')
  }
  if (code === 'rest_trash_not_supported') throw new NoBin()
  // It is there and well: this page is what its database does not take.
  if (code === 'db_insert_error' || code === 'db_update_error') throw new PageRefused('refused')
  if (status === 429 || status >= 500)
    throw new WordpressAway('A WordPress was too busy', waitOf(retryAfter, Date.now()))
  // A page that is not there is told as JSON; a site without the interface tells of it as HTML.
  if (answer === undefined || (status >= 300 && status < 400)) throw new TargetRefused('no-rest')
  if (status === 404 || status === 410) {
    if (code === 'rest_no_route') throw new TargetRefused('no-rest')
    return null
  }
  if (code === 'rest_invalid_param' && text.includes('rest_forbidden')) throw new TargetRefused('no-rights')
  const { data: term } = existing.safeParse(answer)
  if (term) throw new TermExists(term.data.term_id)
  if (status >= 400) throw new PageRefused('refused')
  return answer
}

/** What a text holds as JSON; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}

/** The header `Retry-After`, which is seconds or a moment. */
function waitOf(header: string | undefined, now: number): number {
  if (header === undefined) return 0
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : 0
}
