import { type Notification, notificationSchema } from '@aurelio/contracts/notifications'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { colleagueOf } from '../../testing/work.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const listSchema = z.object({
  items: z.array(notificationSchema),
  nextCursor: z.string().nullable(),
  unread: z.int(),
})
const listOf = async (person: Person, query = '') =>
  listSchema.parse((await person.call('GET', `/api/notifications${query}`)).body)
const summary = ({ kind, subject, count, readAt }: Notification) => [
  kind,
  subject?.name,
  count,
  readAt === null,
]

onBothEngines('notifications', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  const sendLead = async (path: string) => {
    const body = new URLSearchParams({ formId, name: 'Luis', email: 'luis@ejemplo.es' })
    const answer = await fetch(`${server.url}${path}/leads`, { method: 'POST', body, redirect: 'manual' })
    expect(answer.status).toBe(303)
  }
  const withForm = documentWith('x', ['name', 'email'])

  it('begin with three unread ones, and end with none', async () => {
    const ana = await signUp(server.url)
    const { items, unread } = await listOf(ana)
    expect(unread).toBe(3)
    expect(items.map(({ kind }) => kind)).toEqual(['welcome.page', 'welcome.tools', 'welcome.security'])
    expect(items.every(({ readAt }) => readAt === null)).toBe(true)
    const [first] = items
    expect((await ana.call('POST', `/api/notifications/${first?.id}/read`)).body).toEqual({ unread: 2 })
    expect((await ana.call('POST', `/api/notifications/${first?.id}/read`)).body).toEqual({ unread: 2 })
    expect((await ana.call('POST', '/api/notifications/read')).body).toEqual({ unread: 0 })
    const after = await listOf(ana)
    expect(after.unread).toBe(0)
    expect(after.items).toHaveLength(3)
  })

  it('tell of leads to all who work there but clients; while unread, one of a page counts up', async () => {
    const ana = await signUp(server.url)
    const member = await colleagueOf(server, ana, 'member')
    const client = await colleagueOf(server, ana, 'client')
    const { path } = await publishPage(ana, 'Captación', withForm)
    await member.call('POST', '/api/notifications/read')
    for (let lead = 0; lead < 3; lead++) await sendLead(path)
    expect((await listOf(ana)).items.slice(0, 1).map(summary)).toEqual([
      ['lead.received', 'Captación', 3, true],
    ])
    expect((await listOf(member)).unread).toBe(1)
    expect((await listOf(client)).items).toEqual([])
    await ana.call('POST', '/api/notifications/read')
    await sendLead(path)
    const { items, unread } = await listOf(ana)
    expect(unread).toBe(1)
    expect(items.slice(0, 2).map(summary)).toEqual([
      ['lead.received', 'Captación', 1, true],
      ['lead.received', 'Captación', 3, false],
    ])
  })

  it('count leads that come all at once, and those of robots not at all', async () => {
    const ana = await signUp(server.url)
    const pages = await Promise.all(['Uno', 'Dos'].map((name) => publishPage(ana, name, withForm)))
    await Promise.all(pages.flatMap(({ path }) => Array.from({ length: 20 }, () => sendLead(path))))
    const robot = new URLSearchParams({
      formId,
      name: 'x',
      email: 'x@ejemplo.es',
      website: 'https://spam.es',
    })
    await fetch(`${server.url}${pages[0]?.path}/leads`, { method: 'POST', body: robot, redirect: 'manual' })
    const counts = (await listOf(ana)).items
      .filter(({ kind }) => kind === 'lead.received')
      .map(({ count }) => count)
    expect(counts).toEqual([20, 20])
  })

  it('tell of a page that somebody else published', async () => {
    const ana = await signUp(server.url)
    const member = await colleagueOf(server, ana, 'member')
    await publishPage(member, 'Tienda')
    expect((await listOf(ana)).items.slice(0, 1).map(summary)).toEqual([
      ['page.published', 'Tienda', 1, true],
    ])
    expect((await listOf(member)).items.map(({ kind }) => kind)).not.toContain('page.published')
  })

  it('come page by page, and are nobody else’s', async () => {
    const ana = await signUp(server.url)
    const first = await listOf(ana, '?limit=2')
    const rest = await listOf(ana, `?limit=2&cursor=${encodeURIComponent(first.nextCursor ?? '')}`)
    expect([...first.items, ...rest.items].map(({ kind }) => kind)).toEqual([
      'welcome.page',
      'welcome.tools',
      'welcome.security',
    ])
    expect(rest.nextCursor).toBeNull()
    const colleague = await colleagueOf(server, ana, 'admin')
    const id = first.items[0]?.id
    expect(await colleague.call('POST', `/api/notifications/${id}/read`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
    expect((await listOf(ana)).unread).toBe(3)
  })
})
