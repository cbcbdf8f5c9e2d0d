import { leadErasureSchema } from '@aurelio/contracts/lead-erasures'
import { type LeadRetention, leadRetentionSchema } from '@aurelio/contracts/lead-retention'
import { type Lead, leadSchema } from '@aurelio/contracts/leads'
import { notificationSchema } from '@aurelio/contracts/notifications'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../../testing/pages.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const listOf = <Item>(item: z.ZodType<Item>) => z.object({ items: z.array(item) })
const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

const toldOf = async (person: Person) =>
  listOf(notificationSchema)
    .parse(bodyOf(await person.call('GET', '/api/notifications')))
    .items.filter(({ kind }) => kind === 'lead.expiring')
const erasuresOf = async (person: Person) =>
  listOf(leadErasureSchema).parse(bodyOf(await person.call('GET', '/api/lead-erasures'))).items
const leadsOf = async (person: Person, query = ''): Promise<Lead[]> =>
  listOf(leadSchema).parse(bodyOf(await person.call('GET', `/api/leads${query}`))).items
const decide = async (person: Person, months: number | null, deed = 'erase'): Promise<LeadRetention> =>
  leadRetentionSchema.parse(bodyOf(await person.call('PUT', '/api/lead-retention', { months, deed })))

onEachEngine('how long leads are kept', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })

  /** Somebody with a lead of 13 months and a new one. */
  async function withLeads() {
    const person = await signUp(server.url)
    const { path } = await publishPage(person, 'Captación', documentWith('x', ['name', 'email', 'consent']))
    for (const name of ['Vieja', 'Nueva'])
      await sendForm(server.url, path, { name, email: `${name}@ejemplo.es`, consent: 'on' })
    const [old] = await leadsOf(person, '?q=vieja')
    await server.database
      .query()
      .updateTable('lead')
      .set({ createdAt: daysAgo(13 * 31) })
      .where('id', '=', old?.id ?? '')
      .execute()
    bodyOf(await person.call('POST', `/api/leads/${old?.id}/notes`, { text: 'Prefiere la tarde' }))
    return person
  }

  const dayOfJob = () => comesDue(server.database, 'lead-retention')

  /** The team was told so long ago. */
  async function noticeWas(days: number) {
    await server.database
      .query()
      .updateTable('leadRetention')
      .set({ toldAt: daysAgo(days) })
      .execute()
  }

  it('lets go of old leads a week after the team was told, and keeps a word of it', async () => {
    const ana = await withLeads()
    expect(await decide(ana, null)).toMatchObject({ months: null, due: 0 })
    expect(await decide(ana, 12)).toMatchObject({ months: 12, deed: 'erase', due: 1, toldAt: null })
    await dayOfJob()
    await expect.poll(() => toldOf(ana)).toMatchObject([{ count: 1 }])
    expect(await leadsOf(ana)).toHaveLength(2)
    await noticeWas(7.5)
    await dayOfJob()
    await expect.poll(async () => (await leadsOf(ana)).map(({ name }) => name)).toEqual(['Nueva'])
    const [erasure, ...others] = await erasuresOf(ana)
    expect(erasure).toMatchObject({ byId: '', leads: 1, entries: 1 })
    expect(erasure?.fingerprints).toHaveLength(1)
    expect(others).toEqual([])
    expect(await toldOf(ana)).toHaveLength(1)
  })

  it('or takes off what tells who they were, and leaves what is counted and the proof', async () => {
    const eva = await withLeads()
    await decide(eva, 12, 'anonymise')
    await dayOfJob()
    await expect.poll(() => toldOf(eva)).toHaveLength(1)
    await noticeWas(7.5)
    await dayOfJob()
    await expect.poll(() => leadsOf(eva, '?q=vieja')).toEqual([])
    const old = (await leadsOf(eva)).find(({ name }) => name === '')
    expect(old).toMatchObject({ email: '', phone: '', fields: [], pageName: 'Captación', state: 'new' })
    expect(old?.proof?.consents).toHaveLength(1)
    const { text } = await eva.call('GET', `/api/leads/${old?.id}`)
    expect(text.toLowerCase()).not.toMatch(/vieja|tarde/)
    expect(leadRetentionSchema.parse(bodyOf(await eva.call('GET', '/api/lead-retention')))).toMatchObject({
      due: 0,
    })
  })
})
