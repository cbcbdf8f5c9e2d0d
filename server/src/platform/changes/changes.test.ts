import { setTimeout as sleep } from 'node:timers/promises'
import { changeSchema, type ChangeTopic } from '@aurelio/contracts/changes'
import { beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from '../../testing/at-end.ts'
import { emptyDatabase, onBothEngines, onPostgres, readyDatabase } from '../../testing/engines.ts'
import { createPage, documentWith, formId, publishPage } from '../../testing/pages.ts'
import { call, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openDatabase } from '../database/database.ts'
import { listenOn } from '../database/listen.ts'
import { createLog } from '../log/log.ts'
import { openChanges, type Reader, type ToldChange } from './changes.ts'
import { changeChannel } from './store.ts'
import { changeStream } from './stream.ts'

/** Reads a stream until it has told this topic; the topics told until then. */
async function heard(body: ReadableStream<Uint8Array>, ...wanted: ChangeTopic[]): Promise<ChangeTopic[]> {
  const topics: ChangeTopic[] = []
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value = '' } = await reader.read()
    for (const [, data = ''] of value.matchAll(/^data: (.*)$/gm))
      topics.push(...changeSchema.parse(JSON.parse(data)).topics)
    if (done || wanted.every((topic) => topics.includes(topic))) {
      await reader.cancel()
      return topics
    }
  }
}

async function openStream({ url }: TestServer, { cookie }: Person) {
  const response = await fetch(`${url}/api/changes`, { headers: { cookie } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  if (!response.body) throw new Error('The stream has no body')
  return response.body
}

onBothEngines('the stream of changes', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })

  it('tells the workspace that pages, leads and pictures changed, and nobody else', async () => {
    const stranger = await signUp(server.url)
    const [hers, theirs] = await Promise.all([openStream(server, ana), openStream(server, stranger)])
    const listening = Promise.all([heard(hers, 'leads', 'notifications'), heard(theirs, 'pages', 'activity')])
    const { path } = await publishPage(ana, 'Viva', documentWith('x', ['name', 'email']))
    const body = new URLSearchParams({ formId, name: 'Luis', email: 'luis@ejemplo.es' })
    await fetch(`${server.url}${path}/leads`, { method: 'POST', body, redirect: 'manual' })
    await sleep(200)
    await createPage(stranger, 'De otra persona')
    const [told, toldStranger] = await listening
    expect(new Set(told)).toEqual(new Set(['pages', 'activity', 'leads', 'notifications']))
    expect(new Set(toldStranger)).toEqual(new Set(['pages', 'activity']))
  })

  it('needs a session', async () => {
    expect(await call(server.url, 'GET', '/api/changes')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    })
    expect((await ana.call('POST', '/api/changes')).status).toBe(405)
  })

  it('is refused to a person who has too many open', async () => {
    const many = await signUp(server.url)
    // A body that nobody reads is cancelled with its response, once that is collected as garbage.
    const open = await Promise.all(
      Array.from({ length: 24 }, async () => (await openStream(server, many)).getReader()),
    )
    expect((await many.call('GET', '/api/changes')).status).toBe(429)
    await open[0]?.cancel()
    await expect
      .poll(async () => {
        const response = await fetch(`${server.url}/api/changes`, { headers: { cookie: many.cookie } })
        await response.body?.cancel()
        return response.status
      })
      .toBe(200)
  })

  it('waits for the commit, and says nothing of what was rolled back', async () => {
    const database = await readyDatabase(engine)
    const changes = openChanges(database, createLog('silent'))
    const told: (readonly ChangeTopic[])[] = []
    const reader = {
      workspaceId: 'w',
      userId: 'u',
      seesAll: true,
      tell: (changed: readonly ToldChange[]) => void told.push(changed.map(({ topic }) => topic)),
    }
    changes.subscribe({ ...reader, end: () => {} })
    await expect(
      database.inTransaction(async () => {
        changes.publish({ workspaceId: 'w', topic: 'tasks' })
        throw new Error('No')
      }),
    ).rejects.toThrow('No')
    await database.inTransaction(async () => {
      for (const topic of ['pages', 'leads', 'pages'] as const) changes.publish({ workspaceId: 'w', topic })
      changes.publish({ workspaceId: 'w', topic: 'notifications', userId: 'other' })
      await sleep(100)
      expect(told).toEqual([])
    })
    await expect.poll(() => told).toEqual([['pages', 'leads']])
  })
})

onPostgres('a second process', () => {
  it('hears what the first one changed, once', async () => {
    const settings = await emptyDatabase('postgres')
    if (settings.engine !== 'postgres') throw new Error('This is about PostgreSQL')
    const log = createLog('silent')
    const open = () => {
      const database = openDatabase(settings, () => {})
      atEnd(database.close)
      return openChanges(database, log)
    }
    const first = open()
    const told: (readonly ChangeTopic[])[] = []
    const reader: Reader = {
      workspaceId: 'w',
      userId: 'u',
      seesAll: true,
      tell: (changed) => void told.push(changed.map(({ topic }) => topic)),
      end: () => {},
    }
    first.subscribe(reader)
    await new Promise<void>((connected) => {
      atEnd(listenOn({ url: settings.url, channel: changeChannel, heard: first.hear, connected }))
    })
    const database = openDatabase(settings, () => {})
    atEnd(database.close)
    const payload = JSON.stringify([{ workspaceId: 'w', topic: 'projects' }])
    const other = '0'.repeat(36)
    await database
      .query()
      .selectNoFrom((eb) =>
        eb.fn('pg_notify', [eb.val(changeChannel), eb.val(`${other} ${payload}`)]).as('sent'),
      )
      .execute()
    await expect.poll(() => told).toEqual([['projects']])
    first.publish({ workspaceId: 'w', topic: 'pages' })
    await expect.poll(() => told).toEqual([['projects'], ['pages']])
    first.publish({ workspaceId: 'w', topic: 'leads' })
    // What was told twice would stand between.
    await expect.poll(() => told).toEqual([['projects'], ['pages'], ['leads']])
  })
})

describe('a stream', () => {
  it('ends at the beat after its session', async () => {
    let isSignedIn = true
    let ended = 0
    const { body } = changeStream({ beatMs: 20, stands: async () => isSignedIn, onEnd: () => (ended += 1) })
    const reader = body.getReader()
    await reader.read()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(':\n\n')
    isSignedIn = false
    let last = await reader.read()
    while (!last.done) last = await reader.read()
    expect(ended).toBe(1)
  })

  it('keeps a set of topics for a slow reader, and leaves one that takes nothing', async () => {
    let ended = 0
    const { body, tell } = changeStream({ beatMs: 100, stands: async () => true, onEnd: () => (ended += 1) })
    const reader = body.getReader()
    await reader.read()
    const tab = 'a-tab-of-the-reader'
    const changed: ToldChange[] = [
      { topic: 'pages', origin: null },
      { topic: 'leads', origin: tab },
    ]
    for (let number = 0; number < 10_000; number++) tell(changed)
    // Somebody else's change of the same kind: now every tab has to hear of it.
    tell([
      { topic: 'tasks', origin: tab },
      { topic: 'tasks', origin: null },
      { topic: 'tasks', origin: tab },
    ])
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toBe(
      `event: change\ndata: {"topics":["pages","tasks"]}\n\nevent: change\ndata: {"topics":["leads"],"origin":"${tab}"}\n\n`,
    )
    await expect.poll(() => ended).toBe(1)
  })
})
