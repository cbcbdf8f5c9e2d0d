import { setTimeout as sleep } from 'node:timers/promises'
import type { DomainEvent } from '@aurelio/contracts/events'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { onBothEngines, readyDatabase } from '../../testing/engines.ts'
import type { Database } from '../database/database.ts'
import { createLog } from '../log/log.ts'
import { outboxStore } from './outbox-store.ts'
import { openRelay } from './relay.ts'

function pictureAdded(id: string): DomainEvent {
  const at = new Date().toISOString()
  const subject = { id, name: id }
  return { kind: 'picture.added', workspaceId: 'w', actorId: 'u', origin: null, at, subject }
}

onBothEngines('the relay of events', (engine) => {
  let database: Database
  const log = createLog('silent')
  beforeAll(async () => {
    database = await readyDatabase(engine)
  })
  beforeEach(async () => {
    await database.query().deleteFrom('rateLimit').execute()
  })

  /** Something derived: a row for each event, which cannot be written twice. */
  const react = async (events: readonly DomainEvent[]) => {
    for (const event of events) {
      const key = 'subject' in event ? event.subject.id : event.kind
      if (key.startsWith('broken')) throw new Error('This one cannot be derived')
      const row = { key, count: 1, resetAt: '2030-01-01T00:00:00.000Z', blockedUntil: null }
      await database.query().insertInto('rateLimit').values(row).execute()
    }
  }
  const derived = async () =>
    (await database.query().selectFrom('rateLimit').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    )
  const add = (...ids: string[]) => outboxStore(database).add(ids.map(pictureAdded), new Date().toISOString())
  const waiting = () => database.query().selectFrom('outbox').selectAll().execute()

  it('works through everything once, however many look at the same moment', async () => {
    const names = Array.from({ length: 250 }, (_, index) => `e${String(index).padStart(3, '0')}`)
    for (const name of names) await add(name)
    const relays = [1, 2, 3].map(() => openRelay({ database, log, react }))
    for (let turn = 0; turn < 4; turn++) await Promise.all(relays.map((relay) => relay.catchUp()))
    expect(await derived()).toEqual(names)
    expect(await waiting()).toEqual([])
    await Promise.all(relays.map((relay) => relay.stop()))
  })

  it('has done what was told before whoever waits for it goes on', async () => {
    const relay = openRelay({ database, log, react })
    await database.inTransaction(async () => {
      await add('one', 'two')
      database.afterCommit(relay.wake)
    })
    await relay.settled()
    expect(await derived()).toEqual(['one', 'two'])
    await relay.stop()
  })

  it('comes by itself soon after', async () => {
    const relay = openRelay({ database, log, react })
    await add('alone')
    relay.wake()
    await expect.poll(derived).toEqual(['alone'])
    await relay.stop()
  })

  it('works through what comes while it works, however long that takes', async () => {
    const relay = openRelay({
      database,
      log,
      react: async (events) => {
        await react(events)
        if ((await derived()).includes('meanwhile')) return
        await add('meanwhile')
        relay.wake()
        await sleep(300)
      },
    })
    await add('slow')
    await relay.catchUp()
    await expect.poll(derived).toEqual(['meanwhile', 'slow'])
    await relay.stop()
  })

  it('keeps what cannot be derived for later, and none waiting behind it', async () => {
    const relay = openRelay({ database, log, react })
    await add('before')
    await add('sound', 'broken')
    await add('after')
    await relay.catchUp()
    expect(await derived()).toEqual(['after', 'before'])
    const [left] = await waiting()
    expect(left?.events).toContain('broken')
    expect(Date.parse(left?.dueAt ?? '')).toBeGreaterThan(Date.now() + 30_000)
    await relay.stop()
  })
})
