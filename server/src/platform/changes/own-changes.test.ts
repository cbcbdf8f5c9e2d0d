import { type Change, changeSchema } from '@aurelio/contracts/changes'
import { beforeAll, expect, it } from 'vitest'
import { atEnd } from '../../testing/at-end.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { answerOf, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { colleagueOf } from '../../testing/work.ts'

type Call = { path: string; body: Record<string, string> }

const tab = 'tab-0123456789abcdef'
const ofTasks = (heard: readonly Change[]) => heard.filter(({ topics }) => topics.includes('tasks'))
const task: Call = { path: '/api/tasks', body: { title: 'Pedir las fotos' } }

onEachEngine('the tab that asks', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })

  /** What a call changed, as its answer says it. */
  async function changedBy({ path, body }: Call, asTab = tab) {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        origin: server.url,
        cookie: ana.cookie,
        'content-type': 'application/json',
        'x-aurelio-tab': asTab,
      },
      body: JSON.stringify(body),
    })
    const { headers } = await answerOf(response)
    return headers.get('x-aurelio-changed')
  }

  /** The events of a person's stream, as they come. */
  async function listen({ cookie }: Person): Promise<Change[]> {
    const heard: Change[] = []
    const over = new AbortController()
    atEnd(() => over.abort())
    const { body } = await fetch(`${server.url}/api/changes`, { headers: { cookie }, signal: over.signal })
    const read = async () => {
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? [])
        for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm))
          heard.push(changeSchema.parse(JSON.parse(data)))
    }
    void read().catch(() => {})
    return heard
  }

  it('learns from the answer what it has changed', async () => {
    expect(await changedBy(task)).toBe('tasks projects activity')
    expect(await changedBy({ ...task, path: '/api/notifications/read' })).toBe('notifications')
    expect(await changedBy({ ...task, path: '/api/pages', body: { title: 'No page' } })).toBeNull()
    for (const noTab of ['short', 'with spaces in between it', 'x'.repeat(65)])
      expect(await changedBy(task, noTab)).toBeNull()
  })

  it('is named in the stream to its own person alone', async () => {
    const hers = await listen(ana)
    const bruno = await colleagueOf(server, ana, 'member')
    // What is told comes in order: once something of her own is told by itself, his coming has been told to all.
    const read = { ...task, path: '/api/notifications/read' }
    const afterRead = async () => {
      await changedBy(read)
      return hers
    }
    const own = { topics: ['notifications'], origin: tab }
    await expect.poll(afterRead, { interval: 500 }).toContainEqual(own)
    const told = hers.length
    const his = await listen(bruno)
    await changedBy(task)
    const topics = ['tasks', 'projects', 'activity']
    // What else happens meanwhile, such as what follows from his coming, may be told with it or by itself.
    const named = expect.arrayContaining(topics)
    await expect.poll(() => ofTasks(hers.slice(told))).toEqual([{ topics: named, origin: tab }])
    await expect.poll(() => ofTasks(his)).toEqual([{ topics: named }])
  })

  it('hears of several calls at once, of each kind in one of the answers', async () => {
    const answers = await Promise.all([
      changedBy(task),
      changedBy({ ...task, path: '/api/projects', body: { name: 'Web' } }),
    ])
    const told = answers.flatMap((topics) => topics?.split(' ') ?? [])
    expect(new Set(told)).toEqual(new Set(['tasks', 'projects', 'activity', 'pages']))
  })
})
