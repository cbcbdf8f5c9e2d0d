import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { RateLimitRow } from '../database/tables/auth.ts'

/** Seconds to wait before the next attempt; 0 when this one is allowed. */
type Wait = number

export type RateLimits = {
  /** Counts one request; at most `limit` (scaled by the settings) in each window. */
  hit: (kind: string, parts: readonly string[], rule: WindowRule) => Promise<Wait>
  /** The same for several requests at once, in one statement; the waits stand in the order of `all`. */
  hitAll: (kind: string, all: readonly (readonly string[])[], rule: WindowRule) => Promise<Wait[]>
  /** Counts one request like `hit`, and says what is left, for callers who are told. */
  spend: (kind: string, parts: readonly string[], rule: WindowRule) => Promise<Spent>
  /** Counts one guess of a secret: some are free, ten unless `rule` says otherwise, then each further one waits twice as long. */
  guess: (kind: string, parts: readonly string[], rule?: GuessRule) => Promise<Wait>
  /** The guess was right: the count starts anew. */
  forget: (kind: string, parts: readonly string[]) => Promise<void>
  /** The guess was right, and others are counted with it: it alone does not count any more. */
  takeBack: (kind: string, parts: readonly string[]) => Promise<void>
  /** Counts what happens and refuses nothing: how often it has within the window, this time included. */
  tally: (kind: string, parts: readonly string[], windowSeconds: number) => Promise<number>
  /** The same for several things at once, in one statement; the counts stand in the order of `all`. */
  tallyAll: (
    kind: string,
    all: readonly (readonly string[])[],
    windowSeconds: number,
  ) => Promise<readonly number[]>
}

/** How many requests the window takes and still has, and how many seconds it lasts. */
type Spent = { most: number; left: number; resetSeconds: number; wait: Wait }

type WindowRule = { limit: number; windowSeconds: number }

/** How many guesses are free within ten minutes, scaled by the settings, and how long a pause grows. */
export type GuessRule = { free: number; longestPauseSeconds: number }

const usualGuesses: GuessRule = { free: 10, longestPauseSeconds: 15 * 60 }
const guessWindowSeconds = 10 * 60
const firstPauseSeconds = 30

/** What is counted as rows. Each is a pair of its key and how often. */
const countedIn = {
  sqlite: (pairs: string) =>
    sql`select "value" ->> 0 as "key", "value" ->> 1 as "count" from json_each(${pairs})`,
  postgres: (pairs: string) =>
    sql`select "value" ->> 0 as "key", cast("value" ->> 1 as integer) as "count"
      from json_array_elements(cast(${pairs} as json)) as "each" ("value")`,
}

/** Limits counted in the database, so that they hold across processes and restarts. */
export function rateLimits(database: Database, scale: number, now: () => number = Date.now): RateLimits {
  // Written as text, and the counters come as one: it runs for every lead and sign-in, and building it anew for any number
  // of them costs more than running it.
  async function countAll(times: ReadonlyMap<string, number>, windowSeconds: number) {
    const time = new Date(now()).toISOString()
    const resetAt = after(now(), windowSeconds)
    const stale = sql`"rateLimit"."resetAt" <= ${time}`
    const counted = countedIn[database.engine](JSON.stringify([...times]))
    // In one order everywhere: two processes that lock the same counters must not wait for each other.
    const { rows } = await sql<RateLimitRow>`
      insert into "rateLimit" ("key", "count", "resetAt", "blockedUntil")
      select "key", "count", cast(${resetAt} as text), null from (${counted}) as "counted" order by "key"
      on conflict ("key") do update set
        "count" = excluded."count" + case when ${stale} then 0 else "rateLimit"."count" end,
        "blockedUntil" = case when ${stale} then null else "rateLimit"."blockedUntil" end,
        "resetAt" = case when ${stale} then ${resetAt} else "rateLimit"."resetAt" end
      returning *`.execute(database.query())
    return rows
  }

  async function countOne(key: string, windowSeconds: number) {
    const [row] = await countAll(new Map([[key, 1]]), windowSeconds)
    if (!row) throw new Error('A counter was not written')
    return row
  }

  /** The count that each of them has, and when it starts anew. */
  async function countEach(kind: string, all: readonly (readonly string[])[], windowSeconds: number) {
    if (all.length === 0) return []
    const keys = all.map((parts) => keyOf(kind, parts))
    const times = new Map<string, number>()
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
    const rows = new Map((await countAll(times, windowSeconds)).map((row) => [row.key, row]))
    return keys.map((key) => {
      const row = rows.get(key)
      if (!row) throw new Error('A counter was not written')
      // The first of those that came together were there before the last.
      const left = (times.get(key) ?? 1) - 1
      times.set(key, left)
      return { count: row.count - left, resetAt: row.resetAt }
    })
  }

  async function hitAll(kind: string, all: readonly (readonly string[])[], rule: WindowRule) {
    const most = scaled(rule)
    const counts = await countEach(kind, all, rule.windowSeconds)
    return counts.map(({ count, resetAt }) => (count <= most ? 0 : secondsUntil(resetAt, now())))
  }

  const scaled = ({ limit }: WindowRule) => Math.max(1, Math.round(limit * scale))

  return {
    hitAll,
    hit: async (kind, parts, rule) => (await hitAll(kind, [parts], rule))[0] ?? 0,
    async spend(kind, parts, rule) {
      const row = await countOne(keyOf(kind, parts), rule.windowSeconds)
      const most = scaled(rule)
      const resetSeconds = secondsUntil(row.resetAt, now())
      return {
        most,
        left: Math.max(0, most - row.count),
        resetSeconds,
        wait: row.count <= most ? 0 : resetSeconds,
      }
    },
    guess(kind, parts, { free, longestPauseSeconds } = usualGuesses) {
      return database.inTransaction(async () => {
        const key = keyOf(kind, parts)
        const row = await countOne(key, guessWindowSeconds)
        const refused = row.blockedUntil !== null && row.blockedUntil > new Date(now()).toISOString()
        const over = row.count - Math.max(1, Math.round(free * scale))
        if (over < 0) return 0
        const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(over, 10))
        const change = refused
          ? // A refused guess does not count, or waiting would never end.
            { count: row.count - 1 }
          : { blockedUntil: after(now(), pause), resetAt: after(now(), pause + guessWindowSeconds) }
        await database.query().updateTable('rateLimit').set(change).where('key', '=', key).execute()
        return refused ? secondsUntil(row.blockedUntil ?? row.resetAt, now()) : 0
      })
    },
    async forget(kind, parts) {
      await database.query().deleteFrom('rateLimit').where('key', '=', keyOf(kind, parts)).execute()
    },
    async takeBack(kind, parts) {
      await database
        .query()
        .updateTable('rateLimit')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', keyOf(kind, parts))
        .where('count', '>', 0)
        .execute()
    },
    tally: async (kind, parts, windowSeconds) => (await countOne(keyOf(kind, parts), windowSeconds)).count,
    tallyAll: async (kind, all, windowSeconds) =>
      (await countEach(kind, all, windowSeconds)).map(({ count }) => count),
  }
}

/** A digest, so that no address or e-mail stands in the table and every key has the same length. */
function keyOf(kind: string, parts: readonly string[]) {
  return `${kind}:${hash('sha256', JSON.stringify(parts), 'base64url')}`
}

function after(time: number, seconds: number) {
  return new Date(time + seconds * 1000).toISOString()
}

function secondsUntil(moment: string, time: number): Wait {
  return Math.max(1, Math.ceil((Date.parse(moment) - time) / 1000))
}
