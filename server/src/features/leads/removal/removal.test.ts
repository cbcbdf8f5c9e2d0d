import { savedViewSchema } from '@aurelio/contracts/saved-views'
import { leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(leadSchema), total: z.int(), isCounted: z.boolean() })
const binSchema = z.object({
  items: z.array(leadSchema.extend({ deletedAt: z.string() })),
  nextCursor: z.string().nullable(),
})
const viewsSchema = z.object({ items: z.array(savedViewSchema) })

const viewsOf = async (person: Person) =>
  viewsSchema.parse(bodyOf(await person.call('GET', '/api/lead-views'))).items

onEachEngine('what a team does with many leads', (engine) => {
  let server: TestServer
  let ana: Person
  let path: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    path = (await publishPage(ana, 'Captación', documentWith('x', ['name', 'email']))).path
  })
  const list = async (query: string) => listSchema.parse(bodyOf(await ana.call('GET', `/api/leads?${query}`)))
  const made = async (...names: readonly string[]) => {
    for (const name of names) await sendForm(server.url, path, { name, email: `${name}@ejemplo.es` })
    return (await list(`q=${names[0]?.slice(0, 4) ?? ''}`)).items
  }

  it('removes several at once, everywhere, and brings them back as they were', async () => {
    const [one, two] = await made('Berta1', 'Berta2')
    bodyOf(await ana.call('POST', `/api/leads/${one?.id}/notes`, { text: 'Pide presupuesto' }))
    const ids = [one?.id, two?.id, '00000000-0000-4000-8000-000000000000']
    expect(bodyOf(await ana.call('POST', '/api/leads/removals', { ids }))).toEqual({
      ids: expect.arrayContaining([one?.id, two?.id]),
    })
    expect((await list('q=bert')).total).toBe(0)
    expect((await ana.call('GET', `/api/leads/${one?.id}`)).status).toBe(404)
    expect((await ana.call('GET', '/api/exports/leads.csv?q=bert')).text).not.toContain('Berta')
    expect((await ana.call('POST', '/api/leads/removals', { ids })).status).toBe(404)
    expect(await binned(ana)).toEqual(expect.arrayContaining([one?.id, two?.id]))
    bodyOf(await ana.call('POST', '/api/leads/restorations', { ids: [one?.id] }))
    expect((await list('q=presupuesto')).items).toEqual([one])
    expect(await binned(ana)).toContain(two?.id)
    expect(await binned(ana)).not.toContain(one?.id)
    // Nobody can bring it back after thirty days, and nothing shows it until the job deletes it.
    await server.database
      .query()
      .updateTable('lead')
      .set({ deletedAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString() })
      .where('id', '=', two?.id ?? '')
      .execute()
    expect(await binned(ana)).not.toContain(two?.id)
  })

  it('changes each in its own way, and so takes it back', async () => {
    const leads = await made('Celia1', 'Celia2')
    const items = leads.map(({ id, version }) => ({ id, baseVersion: version, labels: ['VIP', 'Óptica'] }))
    bodyOf(await ana.call('POST', '/api/leads/changes', { items }))
    expect((await list(`label=${encodeURIComponent('Óptica')}&q=celia`)).total).toBe(2)
    expect(bodyOf(await ana.call('GET', '/api/lead-labels'))).toEqual({ labels: ['VIP', 'Óptica'] })
    const before = items.map(({ id, baseVersion }) => ({ id, baseVersion: baseVersion + 1, labels: [] }))
    bodyOf(await ana.call('POST', '/api/leads/changes', { items: before }))
    expect((await list('label=VIP')).total).toBe(0)
  })

  it('names filters: for oneself, or for the team, who only use them', async () => {
    const bruno = await colleagueOf(server, ana, 'member')
    const save = async (name: string, shared: boolean) =>
      savedViewSchema.parse(
        bodyOf(await ana.call('POST', '/api/lead-views', { name, shared, query: 'state=won&q=web%20nueva' })),
      )
    const [own, shared] = [await save('Míos', false), await save('Del equipo', true)]
    expect((await viewsOf(ana)).map(({ id }) => id)).toEqual([shared.id, own.id])
    expect(await viewsOf(bruno)).toEqual([{ ...shared, mine: false }])
    expect((await bruno.call('DELETE', `/api/lead-views/${shared.id}`)).status).toBe(404)
    bodyOf(await ana.call('DELETE', `/api/lead-views/${shared.id}`))
    expect(await viewsOf(bruno)).toEqual([])
    expect((await ana.call('POST', '/api/lead-views', { name: 'x', query: '"><script>' })).status).toBe(422)
  })
})

/** The ids of what can be restored, page by page. */
async function binned(person: Person): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  do {
    const page = binSchema.parse(bodyOf(await person.call('GET', `/api/removed-leads?limit=1${cursor}`)))
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor === null ? '' : `&cursor=${encodeURIComponent(page.nextCursor)}`
  } while (cursor !== '')
  return ids
}
