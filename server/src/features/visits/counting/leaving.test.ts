import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { onBothEngines, readyDatabase } from '../../../testing/engines.ts'
import { goalStore } from '../goals/store.ts'
import { agentOf } from './agent.ts'
import { dayBucket } from './buckets.ts'
import { profileId, scopeOf } from './ids.ts'
import type { Judged } from './judging.ts'
import { countStore } from './store.ts'
import { unwrittenMs } from './whereabouts.ts'
import { awayMs, countWriter } from './write.ts'

const workspaceId = 'workspace'
const zone = 'Europe/Madrid'
const start = Date.parse('2026-11-20T10:00:00Z')
const seconds = 1000
const way = {
  source: '',
  kind: 'direct',
  campaign: '',
  medium: '',
  device: 'desktop',
  browser: '',
  language: '',
  country: '',
  variant: 'A',
}

function visit(hash: number, pageId: string, at: number): Judged {
  const said = { agent: agentOf('x'), reason: null, asks: false, language: '', country: '', cookie: '' }
  return {
    kind: 'visit',
    workspaceId,
    siteId: '',
    pageId,
    publicationId: '',
    variant: 'A',
    source: { referrer: 'direct', referrerAddress: '', campaign: null },
    said,
    address: '',
    at,
    day: dayBucket(zone, at),
    hash,
    profile: { id: profileId(way), ...way },
    reason: null,
  }
}

onBothEngines('whoever stays and leaves', (engine) => {
  let database: Database
  const writer = () =>
    countWriter({
      database,
      store: countStore(database),
      zoneOf: async () => zone,
      goals: goalStore(database),
      along: [],
    })
  const cameAndLeft = async (pageId: string) => {
    const rows = await database
      .query()
      .selectFrom('visitTotal')
      .select(['entries', 'exits'])
      .where('scope', '=', scopeOf({ workspaceId, siteId: '', pageId }))
      .where('bucket', '<', 0)
      .execute()
    return rows.map(({ entries, exits }) => [entries, exits])
  }

  beforeAll(async () => {
    database = await readyDatabase(engine)
    await database
      .query()
      .insertInto('organization')
      .values({ id: workspaceId, name: 'Agencia', slug: 'agencia', createdAt: new Date() })
      .execute()
  }, 60_000)

  const seen = () => database.query().selectFrom('visitLive').select(['hash', 'at', 'pageId']).execute()

  it('comes once and leaves once, however often they are seen and by whichever process', async () => {
    const [one, other] = [writer(), writer()]
    await one.write([visit(1, 'a', start)])
    await one.write([visit(1, 'a', start + 10 * seconds)])
    // They are where they were: nothing is written.
    expect(await seen()).toEqual([{ hash: 1, at: start, pageId: 'a' }])
    await one.write([visit(1, 'a', start + unwrittenMs + seconds)])
    expect(await seen()).toEqual([{ hash: 1, at: start + unwrittenMs + seconds, pageId: 'a' }])
    await other.write([visit(1, 'b', start + 40 * seconds)])
    await one.write([visit(1, 'b', start + 50 * seconds)])
    expect(await seen()).toEqual([{ hash: 1, at: start + 50 * seconds, pageId: 'b' }])
    await other.leave(start + 50 * seconds + awayMs)
    expect(await cameAndLeft('a')).toEqual([[1, 0]])
    expect(await cameAndLeft('b')).toEqual([[0, 0]])

    const gone = start + 50 * seconds + awayMs + unwrittenMs + seconds
    await one.leave(gone)
    await other.leave(gone)
    expect(await cameAndLeft('b')).toEqual([[0, 1]])
    expect(await seen()).toEqual([])
    await one.write([visit(1, 'b', gone + seconds)])
    expect(await cameAndLeft('b')).toEqual([[1, 1]])
  })

  it('is one visitor of the day for both processes, and a new one the day after', async () => {
    const [one, other] = [writer(), writer()]
    await one.write([visit(2, 'c', start)])
    await other.write([visit(2, 'c', start + seconds), visit(3, 'c', start + seconds)])
    await one.write([visit(3, 'c', start + 2 * seconds)])
    await one.write([visit(2, 'c', start + 24 * 60 * 60 * seconds)])
    const rows = await database
      .query()
      .selectFrom('visitTotal')
      .select(['visits', 'visitors'])
      .where('scope', '=', scopeOf({ workspaceId, siteId: '', pageId: 'c' }))
      .where('bucket', '<', 0)
      .execute()
    expect(rows).toEqual([{ visits: 5, visitors: 3 }])
  })
})
